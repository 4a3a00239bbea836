import type { z } from 'zod';
import { defaultLanguage, type LanguageCode, languageCodes } from '~/i18n/languages';
import { pluralSuffix, type WordsContext } from './blocks';
import { careersWords } from './careers';
import { companyFacts } from './company';
import { contactWords } from './contact';
import { commonWords } from './frame';
import { homeWords } from './home';
import { jobFacts } from './jobs';
import { leadersWords } from './leaders';
import { notFoundWords } from './notFound';
import { peopleFacts } from './people';
import { projectFacts } from './projects';
import { storyWords } from './story';
import { teamWords } from './team';

/** Which data files exist and which schema each must satisfy. */
export const factSchemas = {
  company: companyFacts,
  jobs: jobFacts,
  people: peopleFacts,
  projects: projectFacts,
} satisfies Record<string, z.ZodType>;

export const wordSchemas = {
  common: commonWords,
  home: homeWords,
  story: storyWords,
  team: teamWords,
  leaders: leadersWords,
  careers: careersWords,
  contact: contactWords,
  notFound: notFoundWords,
} satisfies Record<string, (context: WordsContext) => z.ZodType>;

export type Problem = { file: string; field: string; wrong: string; fix: string };
/** A word that another language lacks: the page shows the English one. */
export type Hole = { file: string; field: string };
export type Report = { problems: Problem[]; holes: Hole[] };

type Json = unknown;
type Place = readonly (string | number | symbol)[];

/**
 * Checks every data file at once. `texts` holds the files by their path from the project's root.
 * A problem stops the build; a hole is named by it.
 */
export function checkContent(texts: Readonly<Record<string, string>>): Report {
  const report: Report = { problems: [], holes: [] };
  const files = new Map<string, Json>();

  for (const file of expectedFiles()) {
    const source = texts[file];
    if (source === undefined) {
      report.problems.push({
        file,
        field: 'the whole file',
        wrong: 'is missing',
        fix: file.startsWith('locales/')
          ? `Copy locales/${defaultLanguage}/${file.split('/')[2]} there and translate it.`
          : 'Put the file back; git has it.',
      });
    } else {
      readJson(file, source, files, report);
    }
  }
  for (const file of Object.keys(texts)) {
    if (!expectedFiles().includes(file)) {
      report.problems.push({
        file,
        field: 'the whole file',
        wrong: 'is read by no page',
        fix: `Remove it, or name it after one of: ${Object.keys(wordSchemas).join(', ')}.`,
      });
    }
  }

  for (const [name, schema] of Object.entries(factSchemas)) {
    const file = `content/${name}.json`;
    if (files.has(file)) checkFacts(file, files.get(file), schema, report);
  }
  for (const lang of languageCodes) {
    const context = contextOf(files, lang);
    for (const [page, schema] of Object.entries(wordSchemas)) {
      const file = `locales/${lang}/${page}.json`;
      const english = files.get(`locales/${defaultLanguage}/${page}.json`);
      if (files.has(file)) checkWords(file, files.get(file), english, schema(context), report);
    }
  }
  return report;
}

export function describeProblem({ file, field, wrong, fix }: Problem): string {
  return `${file}: ${field}: ${wrong}\n${fix}`;
}

function expectedFiles(): string[] {
  return [
    ...Object.keys(factSchemas).map((name) => `content/${name}.json`),
    ...languageCodes.flatMap((lang) =>
      Object.keys(wordSchemas).map((page) => `locales/${lang}/${page}.json`),
    ),
  ];
}

function readJson(file: string, source: string, files: Map<string, Json>, { problems }: Report) {
  try {
    files.set(file, JSON.parse(source));
  } catch (error) {
    problems.push({
      file,
      field: 'the whole file',
      wrong: `is not valid JSON (${error instanceof Error ? error.message : error})`,
      fix: 'Look for a missing comma, quote or bracket near that place.',
    });
  }
}

function checkFacts(file: string, content: Json, schema: z.ZodType, { problems }: Report) {
  const result = schema.safeParse(content);
  for (const issue of result.error?.issues ?? []) {
    problems.push(...problemsOf(file, issue, content));
  }
}

function checkWords(
  file: string,
  content: Json,
  english: Json,
  schema: z.ZodType,
  { problems, holes }: Report,
) {
  const isEnglish = file.startsWith(`locales/${defaultLanguage}/`);
  const result = schema.safeParse(content);
  for (const issue of result.error?.issues ?? []) {
    const missing =
      valueAt(content, issue.path) === undefined && issue.code !== 'unrecognized_keys';
    if (missing && !isEnglish && !isLostPlural(content, issue.path)) {
      holes.push({ file, field: fieldName(issue.path) });
    } else {
      problems.push(...problemsOf(file, issue, content));
    }
  }
  if (!isEnglish) checkPlaces(file, content, english, [], problems);
}

/** A plural form is lost when its word has other forms: the language would use a wrong one. */
function isLostPlural(content: Json, path: Place): boolean {
  const name = String(path.at(-1));
  const siblings = valueAt(content, path.slice(0, -1));
  if (!pluralSuffix.test(name) || typeof siblings !== 'object' || siblings === null) return false;
  const stem = name.replace(pluralSuffix, '');
  return Object.keys(siblings).some(
    (other) => pluralSuffix.test(other) && other.replace(pluralSuffix, '') === stem,
  );
}

/** A word may only name the places, {{like this}}, that its English twin names; any may name the claims. */
function checkPlaces(file: string, own: Json, english: Json, path: Place, problems: Problem[]) {
  if (typeof own === 'object' && own !== null) {
    for (const [name, child] of Object.entries(own)) {
      const twin =
        valueAt(english, [name]) ?? valueAt(english, [name.replace(pluralSuffix, '_other')]);
      checkPlaces(file, child, twin, [...path, name], problems);
    }
    return;
  }
  if (typeof own !== 'string' || typeof english !== 'string') return;
  const known = new Set([...placesIn(english), ...claimNames]);
  const mayOmit = pluralSuffix.test(String(path.at(-1)));
  for (const place of placesIn(own)) {
    if (!known.has(place)) {
      problems.push({
        file,
        field: fieldName(path),
        wrong: `names a value that nothing fills ({{${place}}})`,
        fix: `Use one of: ${[...known].map((name) => `{{${name}}}`).join(', ')}.`,
      });
    }
  }
  for (const place of placesIn(english)) {
    if (!claimNames.includes(place) && !mayOmit && !placesIn(own).includes(place)) {
      problems.push({
        file,
        field: fieldName(path),
        wrong: `does not name {{${place}}} ("${shorten(own)}")`,
        fix: `Put {{${place}}} where the value belongs in this language.`,
      });
    }
  }
}

const claimNames = [
  'company',
  'years',
  'clients',
  'team',
  'countries',
  'badge',
  'holesTotal',
  'holesPunched',
  'holesMissing',
  'year',
];

function placesIn(words: string): string[] {
  return [...words.matchAll(/\{\{\s*([^}]*?)\s*\}\}/g)].map(([, name]) => name ?? '');
}

function contextOf(files: ReadonlyMap<string, Json>, lang: LanguageCode): WordsContext {
  const company = files.get('content/company.json');
  const jobs = files.get('content/jobs.json');
  const places = listAt(company, ['places']);
  return {
    lang,
    categories: idsAt(jobs, ['categories']),
    jobs: idsAt(jobs, ['jobs']),
    people: idsAt(files.get('content/people.json'), ['people']),
    projects: idsAt(files.get('content/projects.json'), ['projects']),
    places: idsAt(company, ['places']),
    cities: strings([
      valueAt(company, ['office', 'city']),
      ...places.map((place) => valueAt(place, ['city'])),
    ]),
    regions: strings([valueAt(company, ['office', 'region'])]),
  };
}

function idsAt(content: Json, path: Place): string[] {
  return strings(listAt(content, path).map((entry) => valueAt(entry, ['id'])));
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

function problemsOf(file: string, issue: z.core.$ZodIssue, content: Json): Problem[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      file,
      field: fieldName([...issue.path, key]),
      wrong: `is not a field of this file ("${key}")`,
      fix: 'Remove it, or correct its spelling.',
    }));
  }
  const value = valueAt(content, issue.path);
  const { wrong, fix } = value === undefined ? missing(issue.path) : faultOf(issue);
  const quoted = value === undefined ? '' : ` (${shorten(JSON.stringify(value))})`;
  return [{ file, field: fieldName(issue.path), wrong: `${wrong}${quoted}`, fix }];
}

function missing(path: Place): { wrong: string; fix: string } {
  const parent = fieldName(path.slice(0, -1));
  const where = path.length > 1 ? ` under "${parent}"` : '';
  return { wrong: 'is missing', fix: `Add "${String(path.at(-1))}"${where}.` };
}

function faultOf(issue: z.core.$ZodIssue): { wrong: string; fix: string } {
  switch (issue.code) {
    case 'invalid_type':
      return {
        wrong: `is not ${kindNames[issue.expected] ?? issue.expected}`,
        fix: `Write ${kindNames[issue.expected] ?? issue.expected} there.`,
      };
    case 'invalid_value':
      return {
        wrong: 'is not known',
        fix: `Use one of: ${issue.values.map(String).join(', ')}.`,
      };
    case 'invalid_format':
      return (
        formatFaults[issue.format] ?? {
          wrong: 'is not written as it must be',
          fix: `It must match ${issue.pattern}.`,
        }
      );
    case 'too_small':
      return issue.origin === 'string'
        ? { wrong: 'is empty', fix: 'Write the text, or remove the field.' }
        : { wrong: 'is too small or too few', fix: `The least is ${issue.minimum}.` };
    case 'too_big':
      return {
        wrong: issue.origin === 'string' ? 'is too long' : 'is too large or too many',
        fix: `The most is ${issue.maximum}${issue.origin === 'string' ? ' characters' : ''}.`,
      };
    case 'not_multiple_of':
      return { wrong: 'has too many digits', fix: `Round it to a multiple of ${issue.divisor}.` };
    case 'custom':
      return { wrong: issue.message, fix: String(issue.params?.fix ?? 'Correct it.') };
    default:
      return { wrong: issue.message, fix: 'Correct it.' };
  }
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

const formatFaults: Record<string, { wrong: string; fix: string }> = {
  email: { wrong: 'is not an e-mail address', fix: 'Write it like hello@example.com.' },
  url: { wrong: 'is not a web address', fix: 'Start it with https:// and a full host name.' },
};

function shorten(words: string): string {
  return words.length > 80 ? `${words.slice(0, 77)}…` : words;
}
