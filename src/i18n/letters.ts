/** Whether a text has joined letters, which letter-spacing would tear apart and which need a larger line-height. */
export function isJoined(text: string): boolean {
  return /[\p{Script=Devanagari}\p{Script=Arabic}]/u.test(text);
}

/** Whether a text has right-to-left letters; an English one has none, even on an Arabic page. */
export function isRightToLeft(text: string): boolean {
  return /(?=\p{L})[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text);
}

/** Escapes a text for a regular expression. */
export function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

/** How many words a text has; a dash that stands alone is none. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
