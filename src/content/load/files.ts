import { companyPath, dataFileAt, wordsPath } from '#src/content/schema/dataFiles.ts';
import type { KindName } from '#src/content/schema/kinds.ts';
import type { WordFile } from '#src/content/schema/words/wordSchemas.ts';
import type { LanguageCode } from '#src/i18n/languages.ts';
import { fileContent } from './data.ts';

// Imported as text, so that `parseFile` can name a broken file; Vite would fail at an import of invalid JSON.
const texts = import.meta.glob<string>(
  ['/content/company.json', '/content/*/*.json', '/locales/*/*.json'],
  { eager: true, query: '?raw', import: 'default' },
);
const paths = Object.keys(texts).map((path) => path.slice(1));

// Throws only in `npm run dev`: before a build, the content check has reported broken files.
export function parseFile(path: string): unknown {
  try {
    return fileContent(texts[`/${path}`] ?? '');
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : cause;
    const message = `${path} cannot be read: ${reason}\nRun \`npm run check\` to find out how to fix it.`;
    throw new Error(message, { cause });
  }
}

export function parseCompany(): unknown {
  return parseFile(companyPath);
}

export function parseWords(lang: LanguageCode, page: WordFile): unknown {
  return parseFile(wordsPath(lang, page));
}

type EntryFile = {
  id: string;
  /** What is in the file, by language. */
  languages: Readonly<Partial<Record<LanguageCode, unknown>>>;
};

export function parseEntries(kind: KindName): EntryFile[] {
  return paths.flatMap((path) => {
    const file = dataFileAt(path);
    if (file?.is !== 'entry' || file.kind !== kind) return [];
    return { id: file.id, languages: Object(parseFile(path)) };
  });
}
