/** Short texts in a row with dots between them. No line begins with a dot. */
export function dotted(parts: readonly string[]): string {
  return parts.join('\u00a0· ');
}
