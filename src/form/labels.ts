import type { z } from 'zod';
import { pluralSuffix } from '#src/content/schema/textSchemas.ts';

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

export function languageLabel(code: string): string {
  return languageNames.of(code) ?? code;
}

export const groupLabels = { company: 'Company', pages: 'Pages' };

/** The label of a field without a title in its schema: "howToApply" → "How to apply", "week_few" → "Week (few)". */
export function titleOf(name: string): string {
  const form = name.match(pluralSuffix)?.[1];
  const words = name
    .replace(pluralSuffix, '')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  return form ? `${title} (${form})` : title;
}

export function labelOf(schema: z.ZodType, name: string): string {
  return schema.meta()?.title ?? titleOf(name);
}
