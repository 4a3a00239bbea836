// The site's data files, read without its code: facts and words.
import { existsSync, readdirSync, readFileSync } from 'node:fs';

// biome-ignore lint/suspicious/noExplicitAny: the gate knows these files' shapes; a test reads one word
export type Json = any;

export const company = facts('company');

export function facts(name: string): Json {
  return parsed(`content/${name}.json`);
}

/** The openings of a language, by their order: in English facts and words, else words alone. */
export function openings(lang: string, site = '.'): Json[] {
  const folder = `${site}/content/openings/${lang}`;
  if (!existsSync(folder)) return [];
  const found = readdirSync(folder).map((file) => ({
    id: file.replace('.json', ''),
    ...parsed(`${folder}/${file}`),
  }));
  return found.sort((one, other) => one.order - other.order);
}

/** The words of a page as in its file, placeholders not filled in. */
export function words(lang: string, page: string, site = '.'): Json {
  return parsed(`${site}/locales/${lang}/${page}.json`);
}

/** What a file means: without a byte order mark, spaces round an address, and fields that are left empty. */
function parsed(file: string): Json {
  const text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  return JSON.parse(text, (_, value) => {
    const meant = typeof value === 'string' ? value.trim() : value;
    return meant === '' ? undefined : meant;
  });
}
