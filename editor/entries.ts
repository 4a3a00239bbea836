/** The fields of a group, or the entries of a list by their ids, or else by their place. */
export function entriesOf(value: unknown): Map<string, unknown> | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const isList = Array.isArray(value);
  return new Map(
    Object.entries(value).map(([name, entry]) => [(isList && Object(entry).id) || name, entry]),
  );
}
