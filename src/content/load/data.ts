type Fields = Record<string, unknown>;

/**
 * The content of a data file without empty fields. Texts have no spaces at their ends, because the CMS saves them without.
 */
export function fileContent(text: string): unknown {
  // Some editors write a byte order mark.
  return withoutEmpty(JSON.parse(text.replace(/^\uFEFF/, '')));
}

/** An empty text, list or group is not filled in yet, nor is null: the field counts as missing. */
function withoutEmpty(value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (!isGroup(value)) return value;
  const fields = Object.entries(value).map(([name, inner]) => [name, withoutEmpty(inner)]);
  return Object.fromEntries(fields.filter(([, inner]) => !isEmpty(inner)));
}

export function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isEmpty);
  return value === null || value === '' || (isGroup(value) && Object.keys(value).length === 0);
}

/**
 * A language's texts without incomplete lists: all of a list is shown in one language, so an incomplete one counts as not
 * translated.
 */
export function withCompleteLists(translated: unknown, english: unknown): unknown {
  if (!isGroup(translated) || !isGroup(english)) return translated;
  const fields = Object.entries(translated).flatMap(([name, value]) => {
    const original = english[name];
    const isList = Array.isArray(value) && Array.isArray(original);
    if (!isList) return [[name, withCompleteLists(value, original)]];
    return isComplete(value, original) ? [[name, value]] : [];
  });
  return Object.fromEntries(fields);
}

/** Whether a translation has every text of the English value; lists may have a different number of entries. */
function isComplete(value: unknown, english: unknown): boolean {
  if (value === undefined || isEmpty(value)) return false;
  if (Array.isArray(value) && Array.isArray(english)) {
    return value.every((entry) => isComplete(entry, english[0]));
  }
  if (!isGroup(value) || !isGroup(english)) return true;
  return Object.keys(english).every((name) => isComplete(value[name], english[name]));
}

export function isGroup(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
