import { z } from 'zod';
import { dataIn } from '#src/content/load/data.ts';
import { pluralSuffix, type WordsContext } from '#src/content/schema/blocks.ts';
import { countedClaims } from '#src/content/schema/company.ts';
import { leastPortrait, peopleFacts } from '#src/content/schema/people.ts';
import { factSchemas, wordFileNames, wordSchemas } from '#src/content/schema/schemas.ts';
import { defaultLanguage, type LanguageCode, languageCodes } from '#src/i18n/languages.ts';
import { faultIn } from './json.ts';
import { reviewedWords, reviewFile, translatedLanguages } from './reviews.ts';
import { unknownSignsIn } from './signs.ts';

export type Problem = { file: string; field: string; wrong: string; fix: string };
/** A word that another language lacks: the page shows the English one. */
type MissingTranslation = { file: string; field: string };
/** The photos by their path, each with its size; null for a file that is no picture. */
export type Portraits = Readonly<Record<string, { width: number; height: number } | null>>;
export type Report = { problems: Problem[]; missing: MissingTranslation[] };

// Zod would compile each schema first, which takes longer than using it once.
const once = { jitless: true };

type Json = unknown;
type Place = readonly (string | number | symbol)[];

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
    const issues = checkShape(factsPath(name), schema);
    if (!files.has(factsPath(name)) || issues.some(concernsIds)) doubtful.add(name);
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

export function describeProblem({ file, field, wrong, fix }: Problem): string {
  return [`${file}: ${field}: ${wrong}`, fix].map(oneLine).join('\n');
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
  checkPlaces(file, content, english, schema, { path: [], filled, problems });
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

/**
 * A word may name the claims, where the office is, and what its schema's description promises,
 * {{like this}}. In another language it must name what the English one names. Anything else in
 * braces, or in the angle brackets of HTML, would be shown to visitors as it stands.
 */
function checkPlaces(
  file: string,
  own: Json,
  english: Json,
  schema: z.ZodType,
  { path, filled, problems }: { path: Place; filled: readonly string[]; problems: Problem[] },
) {
  const promised = placesIn(schema.description ?? '').filter((place) => !filled.includes(place));
  // Few descriptions promise a value; a new list for each of thousands of words takes a quarter of the check.
  const known = promised.length > 0 ? [...new Set(promised), ...filled] : filled;
  if (typeof own === 'object' && own !== null) {
    for (const [name, child] of Object.entries(own)) {
      const twin =
        valueAt(english, [name]) ?? valueAt(english, [name.replace(pluralSuffix, '_other')]);
      const step = Array.isArray(own) ? Number(name) : name;
      const within = schemaAt(schema, name);
      // The schema has already refused a field that it does not know.
      const inside = { path: [...path, step], filled: known, problems };
      if (within) checkPlaces(file, child, twin, within, inside);
    }
    return;
  }
  if (typeof own !== 'string') return;
  const field = fieldName(path);
  const add = (wrong: string, fix: string) => problems.push({ file, field, wrong, fix });
  const said = shorten(JSON.stringify(own));

  const [tag] = own.match(/<\/?[a-z][^>]*>?/i) ?? [];
  if (tag) {
    add(`holds HTML, ${shorten(tag)} (${said})`, 'Remove it: visitors would read it as it stands.');
  }
  const [broken] = own.replace(placePattern, '').match(/[{}]+[^{}\s]*[{}]*/) ?? [];
  if (broken !== undefined) {
    add(
      `has a brace that belongs to no value, ${shorten(broken)} (${said})`,
      'Name a value between two braces on each side, like {{company}}; other braces cannot be shown.',
    );
  }
  const named = placesIn(own);
  const unknown = [...new Set(named)].filter((place) => !known.includes(place));
  for (const place of unknown) {
    add(`names a value that nothing fills ({{${place}}})`, fixForUnknown(place, known));
  }
  // A plural form like "One opening" may leave out {{count}}; a misspelt place is not reported twice.
  const isPlural = pluralSuffix.test(String(path.at(-1)));
  if (!isTranslation(file) || isPlural || broken !== undefined || unknown.length > 0) return;
  const needed = typeof english === 'string' ? placesIn(english) : [];
  const told = named.map(meaningOf);
  for (const place of new Set(needed.filter((place) => known.includes(place)).map(meaningOf))) {
    if (told.includes(place)) continue;
    add(
      `does not name {{${place}}} (${said})`,
      `Put {{${place}}} where the value belongs in this language.`,
    );
  }
}

function fixForUnknown(place: string, known: readonly string[]): string {
  if (place.startsWith('city:')) {
    const id = place.slice('city:'.length);
    return `Rewrite the sentence for where you are now, or add "${id}" under "cities" in common.json.`;
  }
  const names = known.filter((name) => !name.startsWith('city:'));
  return `Use one of: ${names.map((name) => `{{${name}}}`).join(', ')}.`;
}

/** {{city_in}} and {{city_of}} count as {{city}}, {{years_prose}} and {{years_count}} as {{years}}. */
function meaningOf(place: string): string {
  return place.replace(/_(in|of|prose|count)$/, '');
}

/** What every word may name. */
const valueNames = [
  'company',
  'legalName',
  ...countedClaims.flatMap((claim) => [claim, `${claim}_prose`, `${claim}_count`]),
  'badge',
  'holesTotal',
  'holesPunched',
  'holesMissing',
  'year',
  'city',
  'city_in',
  'city_of',
  'country',
  'country_in',
];

function schemaAt(schema: z.ZodType, name: string): z.ZodType | undefined {
  if (schema instanceof z.ZodOptional) return schemaAt(schema.unwrap() as z.ZodType, name);
  if (schema instanceof z.ZodObject)
    return Object.hasOwn(schema.shape, name) ? schema.shape[name] : undefined;
  if (schema instanceof z.ZodRecord) return schema.valueType as z.ZodType;
  if (schema instanceof z.ZodArray) return schema.element as z.ZodType;
  return undefined;
}

const placePattern = /\{\{\s*([^{}]*?)\s*\}\}/g;

function placesIn(words: string): string[] {
  return [...words.matchAll(placePattern)].map(([, name]) => name ?? '');
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

function valueAt(content: Json, path: Place): Json {
  let value = content;
  for (const step of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step))
      return undefined;
    value = (value as Record<PropertyKey, Json>)[step];
  }
  return value;
}

/** ["jobs", 3, "category"] → "jobs[3].category" */
function fieldName(path: Place): string {
  const name = path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '');
  return name || 'the whole file';
}

/** The same with the id of the entry, so that nobody has to count: "jobs[3].category (designer)" */
function fieldIn(content: Json, path: Place): string {
  const entry = path.findLastIndex((step) => typeof step === 'number') + 1;
  const id = entry > 0 && entry < path.length && valueAt(content, [...path.slice(0, entry), 'id']);
  const isOwnId = path.at(-1) === 'id';
  return fieldName(path) + (typeof id === 'string' && id && !isOwnId ? ` (${shorten(id)})` : '');
}

function problemsOf(file: string, issue: z.core.$ZodIssue, content: Json): Problem[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      file,
      field: fieldIn(content, [...issue.path, key]),
      wrong: `is not a field of this file (${shorten(JSON.stringify(key))})`,
      fix: 'Remove it, or correct its spelling.',
    }));
  }
  const value = valueAt(content, issue.path);
  const { wrong, fix } = value === undefined ? missing(issue.path) : faultOf(issue, value);
  const quoted = value === undefined ? '' : ` (${quote(value)})`;
  return [{ file, field: fieldIn(content, issue.path), wrong: `${wrong}${quoted}`, fix }];
}

function missing(path: Place): Fault {
  const parent = fieldName(path.slice(0, -1));
  const where = path.length > 1 ? ` under "${parent}"` : '';
  return { wrong: 'is missing', fix: `Add "${String(path.at(-1))}"${where}.` };
}

type Fault = { wrong: string; fix: string };

function faultOf(issue: z.core.$ZodIssue, value: Json): Fault {
  switch (issue.code) {
    case 'invalid_type': {
      const kind = kindNames[issue.expected] ?? issue.expected;
      return { wrong: `is not ${kind}`, fix: `Write ${kind} there${kindSigns[kind] ?? ''}.` };
    }
    case 'invalid_value':
      return {
        wrong: 'is not known',
        fix: `Use one of: ${issue.values.map(String).join(', ')}.`,
      };
    case 'invalid_format':
      return (
        formatFaults[issue.format] ?? { wrong: 'is not written as it must be', fix: issue.message }
      );
    case 'too_small':
      if (value === '') return { wrong: 'is empty', fix: 'Write the text.' };
      if (typeof value === 'string') {
        return {
          wrong: `is too short with its ${value.length} characters`,
          fix: `Write ${issue.minimum} characters at least.`,
        };
      }
      if (Array.isArray(value)) return wrongLength(value, issue.minimum, issue.exact);
      return { wrong: 'is too small', fix: `The least is ${issue.minimum}.` };
    case 'too_big':
      if (typeof value === 'string') {
        return {
          wrong: `is too long with its ${value.length} characters`,
          fix: `Shorten it to ${issue.maximum} characters at most.`,
        };
      }
      if (Array.isArray(value)) return wrongLength(value, issue.maximum, issue.exact);
      return { wrong: 'is too large', fix: `The most is ${issue.maximum}.` };
    case 'not_multiple_of':
      return { wrong: 'has too many digits', fix: `Round it to a multiple of ${issue.divisor}.` };
    case 'custom':
      return { wrong: issue.message, fix: String(issue.params?.fix ?? 'Correct it.') };
    default:
      return { wrong: issue.message, fix: 'Correct it.' };
  }
}

function wrongLength(list: Json[], allowed: number | bigint, exact = false): Fault {
  const isShort = list.length < allowed;
  return {
    wrong: `has too ${isShort ? 'few' : 'many'} entries, ${list.length} in all`,
    fix: exact ? `It must have ${allowed}.` : `The ${isShort ? 'least' : 'most'} is ${allowed}.`,
  };
}

const kindNames: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  array: 'a list',
  tuple: 'a pair of numbers',
  object: 'a group of fields',
  record: 'a group of fields',
  boolean: 'true or false',
};

const kindSigns: Record<string, string> = {
  'a text': ', in double quotes',
  'a number': ', without quotes',
  'a whole number': ', without quotes',
  'a list': ', between [ and ]',
  'a pair of numbers': ', between [ and ]',
  'a group of fields': ', between { and }',
};

const formatFaults: Record<string, Fault> = {
  email: { wrong: 'is not an e-mail address', fix: 'Write it like hello@example.com.' },
  date: { wrong: 'is not a date', fix: 'Write it like 2026-01-31.' },
  url: { wrong: 'is not a web address', fix: 'Start it with https:// and a full host name.' },
};

function quote(value: Json): string {
  return shorten(typeof value === 'number' ? String(value) : JSON.stringify(value));
}

/** Removes line breaks from names and values, so that a message keeps its two lines. */
function oneLine(words: string): string {
  return words.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
}

function shorten(words: string): string {
  return words.length > 80 ? `${words.slice(0, 77)}…` : words;
}
