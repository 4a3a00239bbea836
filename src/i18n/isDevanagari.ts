/** Letter-spacing would break the line that joins Devanagari letters, and they need more line-height. */
export function isDevanagari(text: string): boolean {
  return /\p{Script=Devanagari}/u.test(text);
}
