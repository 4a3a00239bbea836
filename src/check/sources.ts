// What is read from content/ and locales/ before it is checked.
import type { Json } from '#src/content/schema/paths.ts';

export type Sources = Readonly<Record<string, string>>;

/** The contents of the data files that can be read, by path. */
export type Contents = ReadonlyMap<string, Json>;

/** The sizes of the photos, by path; null for a photo that cannot be read. */
export type Portraits = Readonly<Record<string, { width: number; height: number } | null>>;
