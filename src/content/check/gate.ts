import type { z } from 'zod';
import { dataIn } from '#src/content/load/data.ts';
import { pluralSuffix, type WordsContext } from '#src/content/schema/blocks.ts';
import { leastPortrait, peopleFacts } from '#src/content/schema/people.ts';
import { factSchemas, wordFileNames, wordSchemas } from '#src/content/schema/schemas.ts';
import { defaultLanguage, type LanguageCode, languageCodes } from '#src/i18n/languages.ts';
import { faultIn } from './json.ts';
import { checkNamedValues, valueNames } from './namedValues.ts';
import {
  describeProblem,
  type Fault,
  fieldIn,
  fieldName,
  type Json,
  type Place,
  type Problem,
  problemsOf,
  quote,
  valueAt,
} from './problems.ts';
import { reviewedWords, reviewFile, translatedLanguages } from './reviews.ts';
import { unknownSignsIn } from './signs.ts';

/** A word that another language lacks: the page shows the English one. */
type MissingTranslation = { file: string; field: string };
/** The photos by their path, each with its size; null for a file that is no picture. */
export type Portraits = Readonly<Record<string, { width: number; height: number } | null>>;
export type Report = { problems: Problem[]; missing: MissingTranslation[] };

// Zod would compile each schema first, which takes longer than using it once.
const once = { jitless: true };

/**
 * Checks every data file at once. `texts` holds the files by their path from the project's root,
 * `portraits` the sizes of the pictures. A problem stops the build; a missing translation is named by it.
 */
export function checkContent(
  texts: Readonly<Record<string, string>>,
  portraits: Portraits = {},
): Report {
  const report: Report = { problems: [], missing: [] };
  const files = new Map<string, Json>();
  const expected = expectedFiles();

  for (const file of expected) {
    const source = texts[file];
    if (source === undefined) report.problems.push(missingFile(file));
    else readJson(file, source, files, report);
  }
  for (const file of Object.keys(texts)) {
    if (reviewFiles.includes(file)) readJson(file, texts[file] ?? '', files, report);
    else if (!expected.includes(file)) report.problems.push(strayFile(file));
  }

  const checkShape = (file: string, schema: z.ZodType) => {
    const content = files.get(file);
    const issues = files.has(file) ? issuesIn(content, schema) : [];
    report.problems.push(...issues.flatMap((issue) => problemsOf(file, issue, content)));
    return issues;
  };
  const doubtful = new Set<string>();
  for (const [name, schema] of Object.entries(factSchemas)) {
    const file = factsPath(name);
    const issues = checkShape(file, schema);
    if (!files.has(file) || issues.some(concernsIds)) doubtful.add(name);
    // No fact has values filled in.
    const inside = { path: [], filled: [], problems: report.problems };
    checkNamedValues(file, files.get(file), undefined, schema, inside);
  }
  checkPhotos(files.get(factsPath('people')), portraits, report);
  for (const file of reviewFiles) checkShape(file, reviewedWords);
  for (const lang of languageCodes) {
    const context = contextOf(files, lang, doubtful);
    for (const [page, schema] of Object.entries(wordSchemas)) {
      const file = wordsPath(lang, page);
      const english = files.get(wordsPath(defaultLanguage, page));
      if (!files.has(file)) continue;
      checkWords(file, files.get(file), english, schema(context), context.cities, report);
    }
  }
  for (const [file, content] of files) {
    if (reviewFiles.includes(file)) continue;
    for (const { path, signs } of unknownSignsIn(content)) {
      report.problems.push({
        file,
        field: fieldIn(content, path),
        wrong: `has a sign that no font of the site can draw (${signs})`,
        fix: 'Write it another way, or ask a programmer for a typeface that has it: src/fonts/faces.ts.',
      });
    }
  }
  // Two rules refuse a web address without https:// and without a host; that is one problem.
  const named = new Map(report.problems.map((problem) => [describeProblem(problem), problem]));
  return { problems: [...named.values()], missing: report.missing };
}

/** Optional: without the file, nobody has reviewed the language yet. */
const reviewFiles = translatedLanguages.map(reviewFile);

function expectedFiles(): string[] {
  return [
    ...Object.keys(factSchemas).map(factsPath),
    ...languageCodes.flatMap((lang) => wordFileNames.map((page) => wordsPath(lang, page))),
  ];
}

function factsPath(name: string): string {
  return `content/${name}.json`;
}

function wordsPath(lang: LanguageCode, page: string): string {
  return `locales/${lang}/${page}.json`;
}

function isTranslation(file: string): boolean {
  return file.startsWith('locales/') && !file.startsWith(`locales/${defaultLanguage}/`);
}

function missingFile(file: string): Problem {
  const english = `locales/${defaultLanguage}/${file.split('/').at(-1)}`;
  const fix = isTranslation(file)
    ? `Copy ${english} there and translate it.`
    : 'Put the file back; git has it.';
  return { file, field: 'the whole file', wrong: 'is missing', fix };
}

function strayFile(file: string): Problem {
  const [folder = '', lang = ''] = file.split('/');
  if (folder === 'locales' && !languageCodes.some((code) => code === lang)) {
    return {
      file,
      field: 'the whole file',
      wrong: `belongs to no language of the site ("${lang}")`,
      fix: `Add "${lang}" to src/i18n/languages.ts, or remove the folder locales/${lang}.`,
    };
  }
  const names = folder === 'locales' ? wordFileNames : Object.keys(factSchemas);
  return {
    file,
    field: 'the whole file',
    wrong: 'is read by no page',
    fix: `Remove it, or name it after one of: ${names.join(', ')}.`,
  };
}

function readJson(file: string, source: string, files: Map<string, Json>, { problems }: Report) {
  // What reading bytes of another encoding as UTF-8 leaves behind.
  if (/[\0\uFFFD]/.test(source)) {
    problems.push({
      file,
      field: 'the whole file',
      wrong: 'is not saved as UTF-8',
      fix: 'Save it as UTF-8: editors offer the encoding where a file is saved under a name.',
    });
    return;
  }
  // Some editors begin a file with this invisible sign; the bundler takes it away as well.
  const text = source.replace(/^\uFEFF/, '');
  const fault = faultIn(text);
  if (!fault) {
    files.set(file, dataIn(text));
    return;
  }
  const { line, column, wrong, fix } = fault;
  problems.push({
    file,
    field: `line ${line}, column ${column}`,
    wrong: `is not valid JSON: ${wrong}`,
    fix,
  });
}

function checkPhotos(content: Json, portraits: Portraits, { problems }: Report) {
  const people = peopleFacts.safeParse(content, once).data?.people ?? [];
  people.forEach(({ photo }, index) => {
    if (!photo) return;
    const fault = faultOfPhoto(portraits[`content/portraits/${photo}`]);
    if (!fault) return;
    problems.push({
      file: factsPath('people'),
      field: fieldIn(content, ['people', index, 'photo']),
      wrong: `${fault.wrong} (${quote(photo)})`,
      fix: fault.fix,
    });
  });
}

function faultOfPhoto(size: Portraits[string] | undefined): Fault | undefined {
  const { width, height } = leastPortrait;
  if (size === undefined) {
    return {
      wrong: 'is not in content/portraits',
      fix: 'Put the picture there, or correct its name.',
    };
  }
  if (size === null) {
    return {
      wrong: 'is not a picture that can be read',
      fix: 'Save the picture again as JPEG, PNG, WebP or AVIF, or take another.',
    };
  }
  if (size.width >= width && size.height >= height) return undefined;
  return {
    wrong: `is ${size.width} × ${size.height} pixels, too small to be woven`,
    fix: `Take a picture of at least ${width} × ${height} pixels; enlarging this one adds nothing.`,
  };
}

function checkWords(
  file: string,
  content: Json,
  english: Json,
  schema: z.ZodType,
  cities: readonly string[],
  { problems, missing }: Report,
) {
  for (const issue of issuesIn(content, schema)) {
    const isMissing =
      valueAt(content, issue.path) === undefined && issue.code !== 'unrecognized_keys';
    if (isMissing && isTranslation(file) && !isLostPlural(content, issue.path)) {
      missing.push({ file, field: fieldName(issue.path) });
    } else {
      problems.push(...problemsOf(file, issue, content));
    }
  }
  const filled = [...valueNames, ...cities.map((id) => `city:${id}`)];
  checkNamedValues(file, content, english, schema, { path: [], filled, problems });
}

function issuesIn(content: Json, schema: z.ZodType): z.core.$ZodIssue[] {
  return schema.safeParse(content, once).error?.issues ?? [];
}

/** A missing plural form is a problem where the word has others: the page would show the wrong one. */
function isLostPlural(content: Json, path: Place): boolean {
  const name = String(path.at(-1));
  const siblings = valueAt(content, path.slice(0, -1));
  if (!pluralSuffix.test(name) || typeof siblings !== 'object' || siblings === null) return false;
  const stem = name.replace(pluralSuffix, '');
  return Object.keys(siblings).some(
    (other) => pluralSuffix.test(other) && other.replace(pluralSuffix, '') === stem,
  );
}

/** The lists of facts that words are keyed by. */
const idLists = ['places', 'types', 'office', 'categories', 'jobs', 'people', 'projects'];

function concernsIds({ code, path: [list, ...rest] }: z.core.$ZodIssue): boolean {
  if (code === 'unrecognized_keys') return false;
  if (list === undefined) return true;
  const isEntry = rest.length < 2 || ['id', 'city'].includes(String(rest.at(-1)));
  return idLists.includes(String(list)) && isEntry;
}

/**
 * The ids that words are kept under. Where a facts file is in doubt, its ids are taken from the English
 * words, or every word would be a problem too.
 */
export function contextOf(
  files: ReadonlyMap<string, Json>,
  lang: LanguageCode,
  doubtful: ReadonlySet<string>,
): WordsContext {
  const idsIn = (facts: string, inFacts: (content: Json) => Json[], page: string, path: Place) => {
    if (!doubtful.has(facts)) return strings(inFacts(files.get(factsPath(facts))));
    const words = valueAt(files.get(wordsPath(defaultLanguage, page)), path);
    return Object.keys(words ?? {}).filter((id) => id !== 'all');
  };
  const list = (name: string) => (content: Json) => listAt(content, [name]);
  const ids = (name: string) => (content: Json) =>
    listAt(content, [name]).map((entry) => valueAt(entry, ['id']));
  const officeCity = (content: Json) => [valueAt(content, ['office', 'city'])];
  // A city that no fact names any more keeps its name while sentences still speak of it.
  const spokenOf = valueAt(files.get(wordsPath(defaultLanguage, 'common')), ['cities']);
  const cities = (content: Json) => [
    ...officeCity(content),
    ...listAt(content, ['places']).map((place) => valueAt(place, ['city'])),
    ...Object.keys(spokenOf ?? {}),
  ];
  const regions = (content: Json) => [valueAt(content, ['office', 'region'])];

  return {
    lang,
    categories: idsIn('jobs', ids('categories'), 'careers', ['openings', 'categories']),
    jobs: idsIn('jobs', ids('jobs'), 'careers', ['openings', 'jobs']),
    jobPlaces: idsIn('jobs', list('places'), 'careers', ['openings', 'places']),
    jobTypes: idsIn('jobs', list('types'), 'careers', ['openings', 'types']),
    people: idsIn('people', ids('people'), 'team', ['people']),
    projects: idsIn('projects', ids('projects'), 'home', ['whatWeHaveBuilt', 'projects']),
    places: idsIn('company', ids('places'), 'home', ['impactZones', 'zones']),
    cities: idsIn('company', cities, 'common', ['cities']),
    officeCity: idsIn('company', officeCity, 'common', ['cities']),
    regions: idsIn('company', regions, 'common', ['regions']),
  };
}

function strings(values: Json[]): string[] {
  return [...new Set(values.filter((value) => typeof value === 'string'))];
}

function listAt(content: Json, path: Place): Json[] {
  const list = valueAt(content, path);
  return Array.isArray(list) ? list : [];
}
