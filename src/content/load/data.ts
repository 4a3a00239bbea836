/** What a data file says. Its `$schema` line speaks to editors alone, and a byte order mark to nobody. */
export function dataIn(text: string): unknown {
  const content: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
  if (typeof content !== 'object' || content === null || Array.isArray(content)) return content;
  const { $schema: _, ...data } = content as Record<string, unknown>;
  return data;
}
