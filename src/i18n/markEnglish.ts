import { parseHTML } from 'linkedom';
import { escaped } from './letters.ts';

/**
 * Marks the English words of a page in another language with lang="en" dir="ltr", so that they are read out and
 * hyphenated as English. An element with no other text gets the attributes; otherwise the word is wrapped in a
 * <span>, but not in an island, where React expects the elements that it rendered.
 */
export function markEnglish(html: string, words: Iterable<string>): string {
  const patterns = [...words].filter((word) => /\p{L}/u.test(word)).map(patternOf);
  if (patterns.length === 0) return html;
  const whole = new RegExp(`^\\s*(?:${patterns.join('|')})\\s*$`, 'u');
  const part = new RegExp(`(?<!\\p{L})(${patterns.join('|')})(?!\\p{L})`, 'u');
  const { document } = parseHTML(html);
  document.documentElement.normalize();
  const mark = (element: Element) => {
    element.setAttribute('lang', 'en');
    element.setAttribute('dir', 'ltr');
  };
  for (const element of document.querySelectorAll('body *')) {
    if (element.closest('script, style, body [lang]')) continue;
    const shown = element.getAttribute('alt') ?? element.getAttribute('placeholder') ?? '';
    if (whole.test(shown)) mark(element);
    for (const child of [...element.childNodes]) {
      if (child.nodeType !== child.TEXT_NODE) continue;
      const text = child.textContent ?? '';
      if (element.childNodes.length === 1 && whole.test(text)) mark(element);
      else if (part.test(text) && !element.closest('astro-island')) {
        // Splitting by a capturing group puts the matches at odd indices.
        const pieces = text.split(part).map((piece, index) => {
          if (index % 2 === 0) return document.createTextNode(piece);
          const span = document.createElement('span');
          mark(span);
          span.textContent = piece;
          return span;
        });
        child.replaceWith(...pieces);
      }
    }
  }
  return document.toString();
}

/** Matches the word with any values in place of its placeholders. */
function patternOf(word: string): string {
  return word
    .split(/\{\{[^{}]*\}\}/)
    .map(escaped)
    .join('.*?');
}
