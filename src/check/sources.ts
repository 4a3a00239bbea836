// What is read from content/ and locales/ before it is checked.
import type { Json } from './paths.ts';

/** The sources of data files, by path from the project's folder; null for a file that cannot be read. */
export type Sources = Readonly<Record<string, string | null>>;

/** The contents of the data files that can be read, by path. */
export type Contents = ReadonlyMap<string, Json>;

/** The sizes of the photos, by path; null for a photo that cannot be read. */
export type Portraits = Readonly<Record<string, { width: number; height: number } | null>>;
