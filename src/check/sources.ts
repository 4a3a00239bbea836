// What is read from content/ and locales/ before it is checked.
import type { z } from 'zod';
import type { Json, Path } from '#src/content/schema/paths.ts';
import type { LanguageCode } from '#src/i18n/languages.ts';

export type Sources = Readonly<Record<string, string>>;

/** The contents of the data files that can be read, by path. */
export type Contents = ReadonlyMap<string, Json>;

/** The sizes of the photos, by path; null for a photo that cannot be read. */
export type Portraits = Readonly<Record<string, { width: number; height: number } | null>>;

/** What one schema describes: a file, or in an entry's file its facts or its words in a language. */
export type Portion = {
  /** Where it is in the file. */
  at: Path;
  schema: z.ZodType;
  /** Without empty fields. */
  content: Json;
  /** As the file has it. */
  written: Json;
  /** The placeholders that all of its texts may use. */
  shared?: readonly string[];
  /** The language of a translation, and what it translates. */
  lang?: LanguageCode;
  english?: Json;
};
