// What is read from content/ and locales/ before it is checked.

/** The data files by path; null for what has such a name and cannot be read. */
export type FileTexts = Readonly<Record<string, string | null>>;

/** The contents of the data files that can be read, by path. */
export type FileContents = ReadonlyMap<string, unknown>;

/** The photos by path, their sizes with EXIF rotation applied; null for a photo that cannot be read. */
export type Portraits = Readonly<Record<string, Portrait | null>>;

type Portrait = {
  width: number;
  height: number;
  /**
   * Whether it has a record, which may say where it was taken. The site does not publish that, but it can be read in
   * the repository.
   */
  saysMore?: boolean;
};
