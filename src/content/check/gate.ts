import { asWritten, dataIn, withCompleteLists } from '#src/content/load/data.ts';
import { leastPortrait, peopleFacts } from '#src/content/schema/people.ts';
import { placeholders } from '#src/content/schema/placeholders.ts';
import { factSchemas, wordFileNames, wordSchemas } from '#src/content/schema/schemas.ts';
import { idLists, pluralSuffix, type WordsContext } from '#src/content/schema/words.ts';
import {
  defaultLanguage,
  type LanguageCode,
  languageCodes,
  translatedLanguages,
} from '#src/i18n/languages.ts';
import { syntaxProblem } from './json.ts';
import {
  openingFile,
  openingNameProblems,
  openingOf,
  openingSchema,
  tooManyOpenings,
  unknownNames,
} from './openings.ts';
import {
  type Finding,
  type Json,
  type Path,
  type Problem,
  schemaProblems,
  type Texts,
  toProblems,
  valueAt,
} from './problems.ts';
import { textProblems } from './textProblems.ts';

type MissingTranslation = { file: string; path: Path };
/** The photos by their path, each with its size; null for an unreadable one. */
export type Portraits = Readonly<Record<string, { width: number; height: number } | null>>;
export type Report = { problems: Problem[]; missing: MissingTranslation[] };

const factNames = Object.keys(factSchemas) as (keyof typeof factSchemas)[];
const expectedFiles = [
  ...factNames.map(factsPath),
  ...languageCodes.flatMap((lang) => wordFileNames.map((page) => wordsPath(lang, page))),
];

/** Problems stop the build; missing translations are only reported. */
export function checkContent(texts: Texts, portraits: Portraits = {}): Report {
  const problems: Problem[] = [];
  const missing: MissingTranslation[] = [];
  const files = new Map<string, Json>();
  const note = (file: string, findings: readonly Finding[]) =>
    problems.push(...toProblems(file, files.get(file), findings));
  const written = (file: string) => asWritten(texts[file] ?? '');

  const given = Object.keys(texts);
  for (const file of new Set([...expectedFiles, ...given])) {
    const findings = [...fileProblems(file, texts[file], given)];
    note(file, findings);
    if (findings.length === 0) files.set(file, dataIn(texts[file] ?? ''));
  }

  // The facts with valid ids: without those, every word under an id would be reported as well.
  const sound = new Map(files);
  for (const name of factNames) {
    const file = factsPath(name);
    const schema = factSchemas[name];
    if (!files.has(file)) continue;
    const content = files.get(file);
    const findings = schemaProblems(schema, content, written(file));
    if (findings.some(({ path }) => concernsIds(path))) sound.delete(file);
    note(file, [...findings, ...textProblems({ content, schema })]);
  }
  note('content/people.json', photoProblems(files.get('content/people.json'), portraits));
  const everywhere = placeholdersFor(sound);
  note('content/openings', tooManyOpenings(given));
  for (const [file, content] of files) {
    const opening = openingOf(file);
    if (!opening) continue;
    const schema = openingSchema(opening);
    note(file, schemaProblems(schema, content, written(file)));
    note(file, unknownNames(content, sound.get('content/jobs.json')));
    note(file, textProblems({ content, schema, everywhere }));
  }
  for (const file of given) {
    const { lang, id = '' } = openingOf(file) ?? {};
    if (lang !== defaultLanguage) continue;
    const translations = translatedLanguages.map((code) => openingFile(code, id));
    const lacking = translations.filter((translation) => !given.includes(translation));
    missing.push(...lacking.map((file) => ({ file, path: [] })));
  }
  for (const lang of languageCodes) {
    const context = contextOf(sound, lang);
    for (const page of wordFileNames) {
      const file = wordsPath(lang, page);
      if (!files.has(file)) continue;
      const english = files.get(wordsPath(defaultLanguage, page));
      const own = files.get(file);
      const content = lang === defaultLanguage ? own : withCompleteLists(own, english);
      const schema = wordSchemas[page](context);
      const isTranslation = lang !== defaultLanguage;
      for (const finding of schemaProblems(schema, content, written(file))) {
        const { path } = finding;
        if (isTranslation && isUntranslated(content, path)) missing.push({ file, path });
        else note(file, [finding]);
      }
      note(file, textProblems({ content, english, schema, everywhere }));
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

/** The placeholders that every text may use. */
function placeholdersFor(files: ReadonlyMap<string, Json>): string[] {
  const { cities = [] } = contextOf(files, defaultLanguage);
  return [...placeholders, ...cities.map((id) => `city:${id}`)];
}

/** Problems of a file that are found without its schema; `files` are all there are. */
function* fileProblems(
  file: string,
  text: string | null | undefined,
  files: readonly string[],
): Generator<Finding> {
  const [folder = '', name = '', page] = file.split('/');
  const isWords = folder === 'locales';
  const opening = openingOf(file);
  const lang = opening?.lang ?? name;
  if (text === undefined) {
    const fix =
      isWords && lang !== defaultLanguage
        ? `Copy locales/${defaultLanguage}/${page} there and translate it.`
        : 'Put the file back; git has it.';
    yield { path: [], wrong: 'is missing', fix };
  } else if (text === null) {
    const wrong = 'cannot be read: it is a folder, a link that leads nowhere or a protected file';
    yield { path: [], wrong, fix: 'Put the file itself there; git has it.' };
  } else if ((isWords || opening) && !languageCodes.some((code) => code === lang)) {
    const unknown = file.slice(0, file.lastIndexOf('/'));
    const fix = `Add "${lang}" to src/i18n/languageList.ts, or remove the folder ${unknown}.`;
    yield { path: [], value: lang, wrong: 'belongs to no language of the site', fix };
  } else if (file.startsWith('content/openings/') && !opening) {
    const fix = `Put it into the folder of its language, like content/openings/${defaultLanguage}.`;
    yield { path: [], wrong: 'lies where no opening is read', fix };
  } else if (!opening && !expectedFiles.includes(file)) {
    const names = isWords ? wordFileNames : factNames;
    const fix = `Remove it, or name it after one of: ${names.join(', ')}.`;
    yield { path: [], wrong: 'is read by no page', fix };
  } else if (/[\0\uFFFD]/.test(text)) {
    // Traces of another encoding read as UTF-8.
    const fix = 'Save it as UTF-8: editors offer the encoding where a file is saved under a name.';
    yield { path: [], wrong: 'is not saved as UTF-8', fix };
  } else {
    const finding = syntaxProblem(text);
    if (finding) yield finding;
    else if (opening) yield* openingNameProblems(opening, files);
  }
}

function photoProblems(content: Json, portraits: Portraits): Finding[] {
  const { width, height } = leastPortrait;
  const people = peopleFacts.safeParse(content).data?.people ?? [];
  return people.flatMap(({ photo }, index): Finding[] => {
    const size = portraits[`content/portraits/${photo}`];
    if (!photo || (size && size.width >= width && size.height >= height)) return [];
    const wrong = size
      ? `is ${size.width} × ${size.height} pixels, too small to be woven`
      : 'is no picture in content/portraits that can be read';
    const fix = `Put a JPEG, PNG, WebP or AVIF of at least ${width} × ${height} pixels there, or correct its name.`;
    return [{ path: ['people', index, 'photo'], value: photo, wrong, fix }];
  });
}

/** A missing plural form is a problem where the word has others: the page would show the wrong one. */
function isUntranslated(content: Json, path: Path): boolean {
  if (valueAt(content, path) !== undefined) return false;
  const name = String(path.at(-1));
  if (!pluralSuffix.test(name)) return true;
  const stem = name.replace(pluralSuffix, '');
  const siblings = Object.keys(valueAt(content, path.slice(0, -1)) ?? {});
  return !siblings.some((other) => other !== stem && other.replace(pluralSuffix, '') === stem);
}

function concernsIds(path: Path): boolean {
  return path.length < 3 || path.at(-1) === 'id' || path.at(-1) === 'city';
}

/** The ids that words are kept under; where `files` lacks the facts, they are taken from the English words. */
export function contextOf(files: ReadonlyMap<string, Json>, lang: LanguageCode): WordsContext {
  const lists = Object.entries(idLists).map(([list, { facts, paths, page, words }]) => {
    const file = factsPath(facts);
    const inFacts = paths.flatMap((path) => textsAt(files.get(file), path));
    // A city that is no longer in the facts keeps its name while sentences still mention it.
    const areEnough = files.has(file) && list !== 'cities';
    if (areEnough) return [list, inFacts];
    const english = files.get(wordsPath(defaultLanguage, page));
    const inWords = textsAt(english, [...words, '*', 'id']);
    return [list, [...new Set([...inFacts, ...inWords])]];
  });
  return { lang, ...Object.fromEntries(lists) };
}

/** The texts at a path in which * stands for each entry of a list. */
function textsAt(content: Json, [step, ...rest]: readonly string[]): string[] {
  if (step === undefined) return typeof content === 'string' ? [content] : [];
  if (step !== '*') return textsAt(valueAt(content, [step]), rest);
  const entries = Array.isArray(content) ? content : [];
  return entries.flatMap((entry) => textsAt(entry, rest));
}
