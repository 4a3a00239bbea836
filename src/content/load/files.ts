import { openingFile } from '#src/content/schema/openings.ts';
import type { LanguageCode } from '#src/i18n/languages.ts';
import { parseData } from './data.ts';

// Imported as text, so that `parseDataFile` can name a broken file; Vite would fail at an import of invalid JSON.
const texts = import.meta.glob<string>(
  ['/content/*.json', '/content/openings/*/*.json', '/locales/*/*.json'],
  { eager: true, query: '?raw', import: 'default' },
);
const paths = Object.keys(texts).map((path) => path.slice(1));

// Throws only in `npm run dev`: before a build, the content check has reported broken files.
export function parseDataFile(path: string): unknown {
  try {
    return parseData(texts[`/${path}`] ?? '');
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : cause;
    const message = `${path} cannot be read: ${reason}\nRun \`npm run check\` to find out how to fix it.`;
    throw new Error(message, { cause });
  }
}

export function openingIdsIn(lang: LanguageCode): string[] {
  const folder = `content/openings/${lang}/`;
  const files = paths.filter((path) => path.startsWith(folder));
  return files.map((path) => path.slice(folder.length, -'.json'.length));
}

/** The content of an opening's file; undefined if the language has none. */
export function parseOpening(lang: LanguageCode, id: string): unknown {
  const path = openingFile(lang, id);
  return paths.includes(path) ? parseDataFile(path) : undefined;
}

/** Each character of the facts and of the texts in these languages, once. Fonts must have them. */
export function everyCharacterIn(langs: readonly LanguageCode[]): string {
  const foldersOf = (lang: LanguageCode) => [`locales/${lang}`, `content/openings/${lang}`];
  const folders = ['content', ...langs.flatMap(foldersOf)];
  const files = paths.filter((path) => folders.includes(path.slice(0, path.lastIndexOf('/'))));
  const text = JSON.stringify(files.map(parseDataFile));
  return [...new Set(text)].join('');
}
