import type { LanguageCode } from '#src/i18n/languages.ts';
import { dataIn } from './data.ts';

// As text, so that `parseDataFile` can say which file is broken; an import of JSON would fail in Vite.
const texts = import.meta.glob<string>(
  ['/content/*.json', '/content/openings/*/*.json', '/locales/*/*.json'],
  { eager: true, query: '?raw', import: 'default' },
);
const paths = Object.keys(texts).map((path) => path.slice(1));

// Fails only in npm run dev: before a build the gate has run, with better messages.
export function parseDataFile(path: string): unknown {
  try {
    return dataIn(texts[`/${path}`] ?? '');
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : cause;
    const message = `${path} cannot be read: ${reason}\n\`npm run check\` says what to do.`;
    throw new Error(message, { cause });
  }
}

/** The files of a language's openings, by the openings' ids. */
export function openingFiles(lang: LanguageCode): Record<string, unknown> {
  const folder = `content/openings/${lang}/`;
  const own = paths.filter((path) => path.startsWith(folder));
  const idOf = (path: string) => path.slice(folder.length, -'.json'.length);
  return Object.fromEntries(own.map((path) => [idOf(path), parseDataFile(path)]));
}

/** Every character in facts and in the words of these languages: what fonts must have. */
export function everyCharacterIn(langs: readonly LanguageCode[]): string {
  const foldersOf = (lang: LanguageCode) => [`locales/${lang}`, `content/openings/${lang}`];
  const folders = ['content', ...langs.flatMap(foldersOf)];
  const seen = paths.filter((path) => folders.includes(path.slice(0, path.lastIndexOf('/'))));
  // Each character once: fonts ask for it repeatedly.
  return [...new Set(JSON.stringify(seen.map(parseDataFile)))].join('');
}
