import { z } from 'zod';
import type { LanguageCode } from '#src/i18n/languages.ts';
import { entryKind, order } from './entry.ts';
import { text } from './fields.ts';
import { pluralForms } from './textSchemas.ts';
import { weaveChoice } from './weaves.ts';

/** The words of a button above the list of openings, which shows some or all of them. */
export const filterFields = (lang?: LanguageCode) => ({
  name: text('On a button above the list of openings, and in each of them', 40),
  ...pluralForms(
    lang,
    ['announcement'],
    'openings, for screen readers when the list changes, like “{{count}} open positions in Data”',
  ),
});

export const categories = entryKind({
  label: 'Categories of openings',
  singular: 'Category',
  icon: 'category',
  description: 'Each has a button above the list of openings and a pattern in its drawing',
  namedBy: 'name',
  words: (lang) => z.strictObject(filterFields(lang)),
  facts: z.strictObject({ weave: weaveChoice.describe('The pattern of its openings'), order }),
});
