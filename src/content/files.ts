import type { z } from 'zod';

/** Every data file of the site, as the bundler found it; the content gate has checked them before. */
const facts = import.meta.glob<unknown>('/content/*.json', { eager: true, import: 'default' });
const words = import.meta.glob<Record<string, unknown>>('/locales/*/*.json', {
  eager: true,
  import: 'default',
});

export function factsFile<Schema extends z.ZodType>(name: string, schema: Schema) {
  const path = `/content/${name}.json`;
  if (!(path in facts)) {
    throw new Error(`content/${name}.json is missing.\nAdd the file; \`npm run check\` says more.`);
  }
  return schema.parse(facts[path]);
}

/** The word files as i18next wants them: language, then page, then the words. */
export function wordFiles(): Record<string, Record<string, Record<string, unknown>>> {
  const byLanguage: Record<string, Record<string, Record<string, unknown>>> = {};
  for (const [path, content] of Object.entries(words)) {
    const [, , lang = '', file = ''] = path.split('/');
    byLanguage[lang] = { ...byLanguage[lang], [file.replace('.json', '')]: content };
  }
  return byLanguage;
}

/** Everything the data files say, as one text: what the fonts must be able to write. */
export function everyWord(): string {
  return JSON.stringify([facts, words]);
}
