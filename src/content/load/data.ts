/** The content of a data file without its `$schema`, which only editors read, and any byte order mark. */
export function dataIn(text: string): unknown {
  const content: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
  if (typeof content !== 'object' || content === null || Array.isArray(content)) return content;
  const { $schema: _, ...data } = content as Record<string, unknown>;
  return data;
}
