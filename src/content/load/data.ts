type Fields = Record<string, unknown>;

/** The content of a data file, without the `$schema` that only editors read, any byte order mark, and empty fields. */
export function dataIn(text: string): unknown {
  const content = asWritten(text);
  if (!isGroup(content)) return content;
  const { $schema: _, ...fields } = content;
  return withoutEmptyFields(fields);
}

/** The same with its empty fields. */
export function asWritten(text: string): unknown {
  return JSON.parse(text.replace(/^\uFEFF/, ''));
}

/** An empty text, list or group is not filled in yet, and neither is null: the same as if the field were not there. */
function withoutEmptyFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmptyFields);
  if (!isGroup(value)) return value;
  const fields = Object.entries(value).map(([name, inner]) => [name, withoutEmptyFields(inner)]);
  return Object.fromEntries(fields.filter(([, inner]) => !isEmpty(inner)));
}

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isEmpty);
  return value === null || value === '' || (isGroup(value) && Object.keys(value).length === 0);
}

/**
 * A language's words without the lists in which something is missing: a list is shown in one language, so one that is
 * not complete counts as not translated.
 */
export function withCompleteLists(words: unknown, english: unknown): unknown {
  if (!isGroup(words) || !isGroup(english)) return words;
  const fields = Object.entries(words).flatMap(([name, value]) => {
    const like = english[name];
    if (!Array.isArray(value) || !Array.isArray(like))
      return [[name, withCompleteLists(value, like)]];
    // Entries with ids are things of their own, each shown in the language as far as it is translated.
    if (like.some(hasId))
      return [[name, value.map((entry) => withCompleteLists(entry, sameAs(entry, like)))]];
    return isComplete(value, like) ? [[name, value]] : [];
  });
  return Object.fromEntries(fields);
}

/** The entry of a list that has the same id. */
export function sameAs(entry: unknown, list: readonly unknown[]): unknown {
  return hasId(entry) ? list.find((other) => hasId(other) && other.id === entry.id) : undefined;
}

export function hasId(entry: unknown): entry is Fields & { id: string } {
  return isGroup(entry) && typeof entry.id === 'string';
}

/** Whether a translation has something for each text of what it translates; of lists, in each of its own entries. */
function isComplete(value: unknown, english: unknown): boolean {
  if (value === undefined || isEmpty(value)) return false;
  if (Array.isArray(value) && Array.isArray(english)) {
    return value.every((entry) => isComplete(entry, english[0]));
  }
  if (!isGroup(value) || !isGroup(english)) return true;
  return Object.keys(english).every((name) => isComplete(value[name], english[name]));
}

function isGroup(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
