import { dataIn } from '#src/content/load/data.ts';
import { leastPortrait, peopleFacts } from '#src/content/schema/people.ts';
import { factSchemas, wordFileNames, wordSchemas } from '#src/content/schema/schemas.ts';
import { idLists, pluralSuffix, type WordsContext } from '#src/content/schema/words.ts';
import { defaultLanguage, type LanguageCode, languageCodes } from '#src/i18n/languages.ts';
import { faultIn } from './json.ts';
import {
  fieldIn,
  fieldName,
  issuesIn,
  type Json,
  type Place,
  type Problem,
  problemsOf,
  valueAt,
} from './problems.ts';
import { reviewedWords, reviewFile, translatedLanguages } from './reviews.ts';
import { textProblems, valueNames } from './textProblems.ts';

/** A word that another language lacks: the page shows the English one. */
type MissingTranslation = { file: string; field: string };
/** The photos by their path, each with its size; null for a file that is no picture. */
export type Portraits = Readonly<Record<string, { width: number; height: number } | null>>;
export type Report = { problems: Problem[]; missing: MissingTranslation[] };

const factNames = Object.keys(factSchemas) as (keyof typeof factSchemas)[];
const expectedFiles = [
  ...factNames.map(factsPath),
  ...languageCodes.flatMap((lang) => wordFileNames.map((page) => wordsPath(lang, page))),
];
/** Optional: without the file, nobody has reviewed the language yet. */
const reviewFiles = translatedLanguages.map(reviewFile);

/**
 * Checks every data file at once. `texts` holds the files by their path from the project's root,
 * `portraits` the sizes of the pictures. A problem stops the build; a missing translation is named by it.
 */
export function checkContent(
  texts: Readonly<Record<string, string>>,
  portraits: Portraits = {},
): Report {
  const lost = expectedFiles.filter((file) => texts[file] === undefined);
  const problems = lost.map((file) => wholeFile(file, ...adviceForLost(file)));
  const missing: MissingTranslation[] = [];
  const files = new Map<string, Json>();

  for (const [file, text] of Object.entries(texts)) {
    const isExpected = expectedFiles.includes(file) || reviewFiles.includes(file);
    const problem = isExpected ? unreadable(file, text) : wholeFile(file, ...adviceForStray(file));
    if (problem) problems.push(problem);
    else files.set(file, dataIn(text));
  }

  // The facts whose lists of ids hold: where one does not, every word would be a problem too.
  const sound = new Map(files);
  for (const name of factNames) {
    const file = factsPath(name);
    if (!files.has(file)) continue;
    const content = files.get(file);
    const schema = factSchemas[name];
    const issues = issuesIn(schema, content);
    if (issues.some(concernsIds)) sound.delete(file);
    problems.push(...issues.flatMap((issue) => problemsOf(file, issue, content)));
    problems.push(...textProblems(file, { content, schema }));
  }
  problems.push(...photoProblems(files.get('content/people.json'), portraits));
  for (const file of reviewFiles.filter((file) => files.has(file))) {
    const content = files.get(file);
    const issues = issuesIn(reviewedWords, content);
    problems.push(...issues.flatMap((issue) => problemsOf(file, issue, content)));
  }
  for (const lang of languageCodes) {
    const context = contextOf(sound, lang);
    const filled = [...valueNames, ...context.cities.map((id) => `city:${id}`)];
    for (const page of wordFileNames) {
      const file = wordsPath(lang, page);
      if (!files.has(file)) continue;
      const content = files.get(file);
      const english = files.get(wordsPath(defaultLanguage, page));
      const schema = wordSchemas[page](context);
      for (const issue of issuesIn(schema, content)) {
        const isMissing = lang !== defaultLanguage && isUntranslated(content, issue);
        if (isMissing) missing.push({ file, field: fieldName(issue.path) });
        else problems.push(...problemsOf(file, issue, content));
      }
      problems.push(...textProblems(file, { content, english, schema, filled }));
    }
  }
  return { problems, missing };
}

function factsPath(name: string): string {
  return `content/${name}.json`;
}

function wordsPath(lang: LanguageCode, page: string): string {
  return `locales/${lang}/${page}.json`;
}

type Advice = [wrong: string, fix: string];

function wholeFile(file: string, wrong: string, fix: string): Problem {
  return { file, field: 'the whole file', wrong, fix };
}

function adviceForLost(file: string): Advice {
  const [folder, lang, page] = file.split('/');
  const fix =
    folder === 'locales' && lang !== defaultLanguage
      ? `Copy locales/${defaultLanguage}/${page} there and translate it.`
      : 'Put the file back; git has it.';
  return ['is missing', fix];
}

function adviceForStray(file: string): Advice {
  const [folder = '', lang = ''] = file.split('/');
  if (folder === 'locales' && !languageCodes.some((code) => code === lang)) {
    return [
      `belongs to no language of the site ("${lang}")`,
      `Add "${lang}" to src/i18n/languages.ts, or remove the folder locales/${lang}.`,
    ];
  }
  const names = folder === 'locales' ? wordFileNames : factNames;
  return ['is read by no page', `Remove it, or name it after one of: ${names.join(', ')}.`];
}

function unreadable(file: string, source: string): Problem | undefined {
  // What reading bytes of another encoding as UTF-8 leaves behind.
  if (/[\0\uFFFD]/.test(source)) {
    return wholeFile(
      file,
      'is not saved as UTF-8',
      'Save it as UTF-8: editors offer the encoding where a file is saved under a name.',
    );
  }
  const fault = faultIn(source);
  if (!fault) return undefined;
  const { line, column, wrong, fix } = fault;
  return {
    file,
    field: `line ${line}, column ${column}`,
    wrong: `is not valid JSON: ${wrong}`,
    fix,
  };
}

function photoProblems(content: Json, portraits: Portraits): Problem[] {
  const people = peopleFacts.safeParse(content).data?.people ?? [];
  return people.flatMap(({ photo }, index) => {
    const advice = photo && adviceForPhoto(portraits[`content/portraits/${photo}`]);
    if (!advice) return [];
    const [wrong, fix] = advice;
    const field = fieldIn(content, ['people', index, 'photo']);
    return [{ file: 'content/people.json', field, wrong: `${wrong} ("${photo}")`, fix }];
  });
}

function adviceForPhoto(size: Portraits[string] | undefined): Advice | undefined {
  const { width, height } = leastPortrait;
  if (size === undefined) {
    return ['is not in content/portraits', 'Put the picture there, or correct its name.'];
  }
  if (size === null) {
    return [
      'is not a picture that can be read',
      'Save the picture again as JPEG, PNG, WebP or AVIF, or take another.',
    ];
  }
  if (size.width >= width && size.height >= height) return undefined;
  return [
    `is ${size.width} × ${size.height} pixels, too small to be woven`,
    `Take a picture of at least ${width} × ${height} pixels; enlarging this one adds nothing.`,
  ];
}

/** A missing plural form is a problem where the word has others: the page would show the wrong one. */
function isUntranslated(content: Json, { code, path }: Issue): boolean {
  if (code === 'unrecognized_keys' || valueAt(content, path) !== undefined) return false;
  const name = String(path.at(-1));
  if (!pluralSuffix.test(name)) return true;
  const stem = name.replace(pluralSuffix, '');
  const siblings = Object.keys(valueAt(content, path.slice(0, -1)) ?? {});
  return !siblings.some((other) => other !== stem && other.replace(pluralSuffix, '') === stem);
}

type Issue = ReturnType<typeof issuesIn>[number];

function concernsIds({ path }: Issue): boolean {
  return path.length < 3 || path.at(-1) === 'id' || path.at(-1) === 'city';
}

/** The ids that words are kept under; where `files` lacks the facts, the English words tell them. */
export function contextOf(files: ReadonlyMap<string, Json>, lang: LanguageCode): WordsContext {
  const lists = Object.entries(idLists).map(([list, [facts, paths, page, words]]) => {
    const file = factsPath(facts);
    const content = files.get(file);
    const ids = paths.flatMap((path) => textsAt(content, path.split('.')));
    const english = valueAt(files.get(wordsPath(defaultLanguage, page)), words.split('.'));
    const inWords = Object.keys(english ?? {}).filter((id) => id !== 'all');
    if (!files.has(file)) return [list, inWords];
    // A city that no fact names any more keeps its name while sentences still speak of it.
    return [list, [...new Set(list === 'cities' ? [...ids, ...inWords] : ids)]];
  });
  return { lang, ...Object.fromEntries(lists) } as WordsContext;
}

function textsAt(content: Json, [step, ...rest]: Place): string[] {
  if (step === undefined) return typeof content === 'string' ? [content] : [];
  if (step !== '*') return textsAt(valueAt(content, [step]), rest);
  return Array.isArray(content) ? content.flatMap((entry) => textsAt(entry, rest)) : [];
}
