import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { defaultLanguage, languageCodes } from '#src/i18n/languages.ts';
import { cmsConfig } from './_config.ts';
import type { Field } from './_fields.ts';

const { collections } = cmsConfig({ siteAddress: 'https://loom.test' });

it.each(globSync(['content/**/*.json', 'locales/**/*.json']))(
  'every text and fact of %s has a field',
  (file) => {
    const values = valuesIn(JSON.parse(readFileSync(file, 'utf8')));
    const lacking = values.filter((path) => !hasField(fieldsOfFile(file), path));
    expect(lacking.map((path) => path.join('.'))).toEqual([]);
  },
);

/** The fields of a data file; of one in another language, those that are translated. */
function fieldsOfFile(file: string): Field[] {
  const lang = languageCodes.find((code) => file.split('/').includes(code));
  const fields = collections.flatMap((collection) => {
    if ('folder' in collection) return file.startsWith(collection.folder) ? collection.fields : [];
    const own = collection.files.find((one) => one.file.replace('{{locale}}', lang ?? '') === file);
    return own?.fields ?? [];
  });
  const isTranslated = lang !== undefined && lang !== defaultLanguage;
  return fields.filter(({ name, i18n }) => !isTranslated || i18n || name === '$schema');
}

function valuesIn(content: unknown, path: string[] = []): string[][] {
  if (typeof content !== 'object' || content === null) return [path];
  return Object.entries(content).flatMap(([name, child]) => valuesIn(child, [...path, name]));
}

function hasField(fields: readonly Field[], [name, ...rest]: readonly string[]): boolean {
  const field = fields.find((one) => one.name === name);
  if (!field) return false;
  return isWhole(field, rest);
}

/** Whether a field holds the value at this path below it. */
function isWhole({ widget, field, fields }: Field, path: readonly string[]): boolean {
  const [step, ...rest] = path;
  if (step === undefined) return widget !== 'object' && widget !== 'list';
  if (widget === 'keyvalue') return rest.length === 0;
  if (widget === 'object') return hasField(fields as Field[], path);
  if (widget !== 'list') return false;
  if (fields) return hasField(fields as Field[], rest);
  return isWhole(field as Field, rest);
}
