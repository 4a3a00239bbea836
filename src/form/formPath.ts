import type { z } from 'zod';
import { dataFileAt, schemaOf } from '#src/content/schema/dataFiles.ts';
import { kindNames, kinds } from '#src/content/schema/kinds.ts';
import type { Path } from '#src/content/schema/paths.ts';
import { schemasAlong } from '#src/content/schema/schemasAlong.ts';
import { translatedLanguages } from '#src/i18n/languages.ts';
import { groupLabels, labelOf, languageLabel } from './labels.ts';

/** Where the form has a field, by its labels: ["Company", "Name, contact and numbers", "Numbers", "Clients"]. */
export function formPath(file: string, path: Path): string[] {
  const data = dataFileAt(file);
  const kind = kindNames.find((kind) => file === `content/${kind}`);
  if (kind) return [kinds[kind].label, ...labels(kinds[kind].facts, path)];
  if (!data) return [];
  const schema = schemaOf(data);
  const inside = labels(schema, path);
  switch (data.is) {
    case 'company':
      return [groupLabels.company, labelOf(schema, 'company'), ...inside];
    case 'words': {
      const group = data.page === 'common' ? groupLabels.company : groupLabels.pages;
      return [group, labelOf(schema, data.page), ...language(data.lang), ...inside];
    }
    case 'entry': {
      const [lang] = path;
      const field = inside.slice(1);
      return [kinds[data.kind].label, data.id, ...language(String(lang)), ...field];
    }
  }
}

function language(lang: string): string[] {
  const isTranslation = translatedLanguages.some((code) => code === lang);
  return isTranslation ? [languageLabel(lang)] : [];
}

/** The labels along a path, as far as the schema has such fields; items of a list are counted from 1. */
function labels(schema: z.ZodType, path: Path): string[] {
  const [, ...inside] = schemasAlong(schema, path) ?? [];
  return inside.map((field, index) => {
    const step = path[index] ?? '';
    return typeof step === 'number' ? String(step + 1) : labelOf(field, step);
  });
}
