// How the editor names files and fields to somebody who never sees them.
import type { WordFile } from '#src/content/schema/schemas.ts';
import { type LanguageCode, languages } from '#src/i18n/languages.ts';
import type { PageName } from '#src/i18n/paths.ts';

export type Path = readonly string[];

/** A page of the editor: the facts or the words of one file, and the page of the site that shows them. */
export type EditorPage = {
  name: string;
  title: string;
  /** What stands in content/<facts>.json, or in locales/<lang>/<words>.json. */
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

/** In which words an entry of a list of facts is described: its id names them there. */
export const wordsOfEntries: Readonly<Record<string, { page: WordFile; path: Path }[]>> = {
  'jobs/jobs': [{ page: 'careers', path: ['openings', 'jobs'] }],
  'jobs/categories': [{ page: 'careers', path: ['openings', 'categories'] }],
  'people/people': [
    { page: 'team', path: ['people'] },
    { page: 'leaders', path: ['leaders'] },
  ],
  'company/places': [{ page: 'home', path: ['impactZones', 'zones'] }],
  'projects/projects': [{ page: 'home', path: ['whatWeHaveBuilt', 'projects'] }],
};

export type Place = { page: EditorPage; lang?: LanguageCode };

/** Which page of the editor a file belongs to: "locales/de/home.json" is home, in German. */
export function placeOf(file: string): Place | undefined {
  const [folder, first = '', second = ''] = file.replace(/\.json$/, '').split('/');
  if (folder === 'content') {
    const page = editorPages.find(({ facts }) => facts === first);
    return page && { page };
  }
  const lang = languages.find(({ code }) => code === first)?.code;
  const page = editorPages.find(({ words }) => words === second);
  return page && lang && { page, lang };
}

/** The path that a finding names: "jobs[3].category (designer)" → ["jobs", "3", "category"]. */
export function pathIn(field: string): Path {
  if (/^line \d|^the whole file/.test(field)) return [];
  return field
    .replace(/ \(.*\)$/, '')
    .replaceAll(/\[(\d+)\]/g, '.$1')
    .split('.');
}

/** Fields whose names do not say what they are. */
const ownTitles: Readonly<Record<string, string>> = {
  meta: 'Search results and shared links',
  dna: 'What we are made of',
  showDontSell: 'What this page costs',
  whatsNext: 'What’s next',
};

/** What a field is called: "howToApply" → "How to apply", "jobs_few" → "Jobs (few)". */
export function titleOf(name: string): string {
  if (/^\d+$/.test(name)) return String(Number(name) + 1);
  const own = ownTitles[name];
  if (own) return own;
  const [stem = '', plural] = name.split(/_(?=(?:zero|one|two|few|many|other)$)/);
  const words = stem.replaceAll(/([a-z])([A-Z])/g, '$1 $2').replaceAll('-', ' ');
  const title = words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
  return plural ? `${title} (${plural})` : title;
}

export function pathTitle(path: Path): string {
  return path.map(titleOf).join(' › ');
}

/** What a schema or a check says, for somebody who meets no file: its page, and no quotes to write. */
export function plainly(said: string): string {
  return said
    .replaceAll(/(?:[\w*]+\/)*(\w+)\.json/g, (file, name) => {
      const page = editorPages.find(({ facts, words }) => [facts, words].includes(name));
      return page ? `“${page.title}”` : file;
    })
    .replaceAll(/"([a-z]+[A-Z]\w*)"/g, (_, name) => `“${titleOf(name)}”`)
    .replaceAll(/, in (double )?quotes|, without quotes/g, '')
    .replaceAll(/\bnull\b/g, 'empty');
}

export function languageName(lang: LanguageCode): string {
  return languages.find(({ code }) => code === lang)?.name ?? lang;
}

/** The address of a field in the editor. */
export function linkTo(file: string, path: Path): string | undefined {
  const place = placeOf(file);
  return place && `#/${place.page.name}/${[file, ...path].join(':')}`;
}
