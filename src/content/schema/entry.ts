// Whatever the company has several of is an entry: one file, content/<kind>/<id>.json, with its languages inside. "en" has the
// facts, which are the same in every language, and the English words; other languages have words alone.
import { z } from 'zod';
import type { LanguageCode } from '#src/i18n/languages.ts';
import { pluralSuffix } from './textSchemas.ts';

type EntryKind<
  Facts extends z.ZodRawShape = z.ZodRawShape,
  Words extends z.ZodRawShape = z.ZodRawShape,
> = {
  /** In the form: "Projects" and "Project". */
  label: string;
  singular: string;
  /** A Material Symbol. */
  icon: string;
  description: string;
  facts: z.ZodObject<Facts, z.core.$strict>;
  /** The words in a language, because languages differ in their plural forms; without a language, in any of them. */
  words: (lang?: LanguageCode) => z.ZodObject<Words, z.core.$strict>;
  /** The field that names an entry in lists and choices of the form. */
  namedBy: keyof (Words & Facts) & string;
  /** The form asks for these first, because they say which entry it is. */
  factsBeforeWords?: (keyof Facts & string)[];
  /** Shown for an entry in a list of the form, instead of its name. */
  summary?: string;
  least?: number;
  most?: number;
};

/** Lets TypeScript infer the types of a kind's facts and words. */
export function entryKind<Facts extends z.ZodRawShape, Words extends z.ZodRawShape>(
  kind: EntryKind<Facts, Words>,
) {
  return kind;
}

/** The optional words that a translation lacks although the English has them. */
export function lackedWords({ shape }: z.ZodObject, english: unknown, translation: unknown) {
  const names = Object.keys(shape).filter((name) => !pluralSuffix.test(name));
  const optional = names.filter((name) => shape[name]?.safeParse(undefined).success);
  return optional.filter((name) => name in Object(english) && !(name in Object(translation)));
}

export const order = z
  .int()
  .min(1)
  .max(10_000)
  .optional()
  .describe('Its place in the list: 25 comes between 20 and 30. Without a number, it is last');

type Ordered = { id: string; order?: number };

export function byOrder(a: Ordered, b: Ordered): number {
  const { order: first = Number.MAX_VALUE, id } = a;
  const { order: second = Number.MAX_VALUE, id: otherId } = b;
  if (first !== second) return first - second;
  return id < otherId ? -1 : 1;
}
