import { dataFileAt } from '#src/content/schema/dataFiles.ts';
import type { KindName } from '#src/content/schema/kinds.ts';
import type { LanguageCode } from '#src/i18n/languages.ts';
import { fileContent } from './data.ts';

// Imported as text: Vite would fail at invalid JSON, before the content check can name the file.
const texts = import.meta.glob<string>(
  ['/content/company.json', '/content/*/*.json', '/locales/*/*.json'],
  { eager: true, query: '?raw', import: 'default' },
);
const paths = Object.keys(texts).map((path) => path.slice(1));

/** A language may have no file for a page yet. */
export function parseFile(path: string): unknown {
  return fileContent(texts[`/${path}`] ?? '{}');
}

/** The words of an entry or a page, in the languages that have some; in English with the facts of an entry. */
export type Translations = Readonly<Partial<Record<LanguageCode, unknown>>>;

type EntryFile = { id: string; languages: Translations };

export function parseEntries(kind: KindName): EntryFile[] {
  return paths.flatMap((path) => {
    const file = dataFileAt(path);
    if (file?.is !== 'entry' || file.kind !== kind) return [];
    return { id: file.id, languages: Object(parseFile(path)) };
  });
}
