/** Whether a text has letters that join: tracking would tear them apart, and their lines are taller. */
export function isJoined(text: string): boolean {
  return /[\p{Script=Devanagari}\p{Script=Arabic}]/u.test(text);
}

/** Whether a text has letters that are written from the right: an English one has none, on whatever page it stands. */
export function isRightToLeft(text: string): boolean {
  return /(?=\p{L})[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text);
}

/** A text as part of a pattern that matches it and nothing else. */
export function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

/** How many words a text has; a dash that stands alone is none. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
