import type { z } from 'zod';
import { defaultLanguage, type LanguageCode } from '#src/i18n/languages.ts';
import { dataIn } from './data.ts';
import { keptIn } from './keptIn.ts';

// As text, so that `read` below can say which file is broken; an import of JSON would fail in Vite.
const facts = import.meta.glob<string>('/content/*.json', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const words = import.meta.glob<string>(['/locales/*/*.json', '!**/reviewed.json'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

const portraits = import.meta.glob('/content/portraits/*.{jpg,jpeg,png,webp,avif}');

const known = new Map<string, unknown>();

export function factsFile<Schema extends z.ZodType>(name: string, schema: Schema): z.infer<Schema> {
  return keptIn(known, name, () => readFacts(name, schema)) as z.infer<Schema>;
}

function readFacts<Schema extends z.ZodType>(name: string, schema: Schema) {
  const text = facts[`/content/${name}.json`];
  if (text === undefined) {
    throw new Error(`content/${name}.json is missing.\nAdd the file; \`npm run check\` says more.`);
  }
  return schema.parse(read(`content/${name}.json`, text));
}

/** The word files as i18next wants them: language, then page, then the words. */
export function wordFiles(): Record<string, Record<string, Record<string, unknown>>> {
  const byLanguage: Record<string, Record<string, Record<string, unknown>>> = {};
  for (const [path, text] of Object.entries(words)) {
    const [, , lang = '', file = ''] = path.split('/');
    byLanguage[lang] = {
      ...byLanguage[lang],
      [file.replace('.json', '')]: read(path.slice(1), text) as Record<string, unknown>,
    };
  }
  return byLanguage;
}

/** Everything the data files say, as one text: what the fonts must be able to write. */
export function everyWord(): string {
  return textOf({ ...facts, ...words });
}

/** The same for the pages in one language, on which English stands in for words that are missing. */
export function wordsSeenIn(lang: LanguageCode): string {
  const seen = Object.entries(words).filter(([path]) =>
    [lang, defaultLanguage].some((code) => path.startsWith(`/locales/${code}/`)),
  );
  return textOf({ ...facts, ...Object.fromEntries(seen) });
}

function textOf(files: Readonly<Record<string, string>>): string {
  const contents = Object.entries(files).map(([path, text]) => read(path.slice(1), text));
  return JSON.stringify(contents);
}

// Fails only in npm run dev: a build has run the gate before, whose messages say more.
function read(path: string, text: string): unknown {
  try {
    return dataIn(text);
  } catch (cause) {
    const fault = cause instanceof Error ? cause.message : cause;
    throw new Error(`${path} cannot be read: ${fault}\n\`npm run check\` says what to do.`, {
      cause,
    });
  }
}

/** The paths of all photos, in use or not. */
export function portraitFiles(): string[] {
  return Object.keys(portraits).map((path) => path.slice(1));
}
