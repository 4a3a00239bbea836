// Titles of pages, fields and entries, for users who do not see the files.
import type { Files, Json, JsonSchema, Path } from './contract.ts';
import { fieldId } from './fieldPaths.ts';
import {
  defaultLanguage,
  type LanguageCode,
  languages,
  type PageName,
  valueAt,
  type WordFile,
} from './site.ts';

/** A page of the editor: facts, or words in all languages, and the page of the site that shows them. */
export type EditorPage = {
  name: string;
  title: string;
  /** From content/<facts>.json or locales/<lang>/<words>.json. */
  facts?: string;
  words?: WordFile;
  shownOn: PageName | 'notFound' | 'opening';
};

export const factPages = [
  { name: 'company', title: 'Company', facts: 'company', shownOn: 'home' },
  { name: 'openings', title: 'Openings', facts: 'jobs', shownOn: 'careers' },
  { name: 'people', title: 'People', facts: 'people', shownOn: 'team' },
  { name: 'projects', title: 'Kinds of work', facts: 'projects', shownOn: 'home' },
] as const satisfies EditorPage[];

export const wordPages = [
  { name: 'common', title: 'Header and footer', words: 'common', shownOn: 'home' },
  { name: 'home', title: 'Home', words: 'home', shownOn: 'home' },
  { name: 'story', title: 'Story', words: 'story', shownOn: 'story' },
  { name: 'team', title: 'Team', words: 'team', shownOn: 'team' },
  { name: 'leaders', title: 'Leaders', words: 'leaders', shownOn: 'leaders' },
  { name: 'careers', title: 'Careers', words: 'careers', shownOn: 'careers' },
  { name: 'opening', title: 'Page of an opening', words: 'opening', shownOn: 'opening' },
  { name: 'contact', title: 'Contact', words: 'contact', shownOn: 'contact' },
  { name: 'legal', title: 'Legal notice', words: 'legal', shownOn: 'legal' },
  { name: 'privacy', title: 'Privacy', words: 'privacy', shownOn: 'privacy' },
  { name: 'notFound', title: 'Page not found', words: 'notFound', shownOn: 'notFound' },
] as const satisfies EditorPage[];

export const editorPages: readonly EditorPage[] = [...factPages, ...wordPages];

/** Where the words of a list of facts are: below these paths, by the ids of its entries. */
export const wordsOfEntries: Readonly<Record<string, { page: WordFile; path: Path }[]>> = {
  'jobs/jobs': [{ page: 'careers', path: ['openings', 'jobs'] }],
  'jobs/categories': [{ page: 'careers', path: ['openings', 'categories'] }],
  'jobs/places': [{ page: 'careers', path: ['openings', 'places'] }],
  'jobs/types': [{ page: 'careers', path: ['openings', 'types'] }],
  'people/people': [
    { page: 'team', path: ['people'] },
    { page: 'leaders', path: ['leaders'] },
  ],
  'company/places': [{ page: 'home', path: ['impactZones', 'zones'] }],
  'projects/projects': [{ page: 'home', path: ['whatWeHaveBuilt', 'projects'] }],
};

export type Place = { page: EditorPage; lang?: LanguageCode };

/** The data files of a page, in the order of the languages. */
export function filesOf({ facts, words }: EditorPage): string[] {
  if (facts) return [`content/${facts}.json`];
  return languages.map(({ code }) => `locales/${code}/${words}.json`);
}

const places = new Map(
  editorPages.flatMap((page) =>
    filesOf(page).map((file, index): [string, Place] => {
      return [file, page.words ? { page, lang: languages[index]?.code } : { page }];
    }),
  ),
);

/** Which page of the editor a file belongs to: "locales/de/home.json" is home, in German. */
export function placeOf(file: string): Place | undefined {
  return places.get(file);
}

/** The title of a field whose schema has none: "howToApply" → "How to apply", "week_few" → "Week (few)". */
export function titleOf(name: string): string {
  const [stem = '', plural] = name.split(/_(?=(?:zero|one|two|few|many|other)$)/);
  const words = stem.replaceAll(/([a-z])([A-Z])/g, '$1 $2').replaceAll('-', ' ');
  const title = words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
  return plural ? `${title} (${plural})` : title;
}

/** "Top of the page › Headline" */
export function pathTitle(files: Files, file: string, path: Path, schema?: JsonSchema): string {
  let current = schema;
  const titles = path.map((step, index) => {
    const isRecord = current?.propertyNames !== undefined;
    current = schemaAt(current, step);
    const value = valueAt(files[file], path.slice(0, index + 1));
    if (typeof step === 'number') return entryName(files, file, path.slice(0, index), value, step);
    return current?.title ?? (isRecord ? nameIn(value) : undefined) ?? titleOf(step);
  });
  return titles.join(' › ');
}

/** The English name of an entry of a list, else its id, else its position. */
export function entryName(files: Files, file: string, list: Path, entry: Json, index: number) {
  const { id = entry } = Object(entry);
  const [words] = wordsOfEntries[`${placeOf(file)?.page.facts}/${list.join('/')}`] ?? [];
  const english = files[`locales/${defaultLanguage}/${words?.page}.json`];
  const named = words ? valueAt(english, [...words.path, id]) : entry;
  if (words && typeof named === 'string') return named;
  return nameIn(named) ?? (typeof id === 'string' && words ? titleOf(id) : String(index + 1));
}

function nameIn(value: Json): string | undefined {
  const { title, role, kind, heading } = Object(value);
  return [title, role, kind, heading].find((name) => name && typeof name === 'string');
}

/** The schema of a property or of an array item. */
export function schemaAt(schema: JsonSchema | undefined, step: Path[number]) {
  const [nonNull = schema] = schema?.anyOf?.filter((one) => Object(one).type !== 'null') ?? [];
  const { properties, additionalProperties, items } = Object(nonNull ?? {}) as JsonSchema;
  const child =
    typeof step === 'number'
      ? Array.isArray(items)
        ? items[step]
        : items
      : (properties?.[step] ?? additionalProperties);
  return typeof child === 'object' ? (child as JsonSchema) : undefined;
}

/** A description or message without JSON syntax, and with page titles for file names. */
export function humanised(text: string): string {
  return text
    .replaceAll(/(?:[\w*]+\/)*(\w+)\.json/g, (file, name) => {
      const page = editorPages.find(({ facts, words }) => [facts, words].includes(name));
      return page ? `“${page.title}”` : file;
    })
    .replaceAll(/"([a-z]+[A-Z]\w*)"/g, (_, name) => `“${titleOf(name)}”`)
    .replaceAll(/, in (double )?quotes|, without quotes/g, '')
    .replaceAll(/\bnull\b/g, 'empty');
}

/** The label of a placeholder: "years_prose" → "years prose" */
export function labelOf(name: string): string {
  return name.replaceAll(/[_:]|(?=[A-Z])/g, ' ').toLowerCase();
}

/** The value of a placeholder, or its label if it has none. */
export function placeholderText(name: string, values: Record<string, string> = {}): string {
  return values[name] ?? labelOf(name);
}

export function linkTo(file: string, path: Path): string {
  return `#/${placeOf(file)?.page.name}/${fieldId(file, path)}`;
}
