import { parseHTML } from 'linkedom';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** A drawing as parsed SVG, for tests that count its marks. */
export function drawn(drawing: ReactElement | string): ParentNode {
  const svg = typeof drawing === 'string' ? drawing : renderToStaticMarkup(drawing);
  return parseHTML(`<main>${svg}</main>`).document;
}

export function all(within: ParentNode, selector: string): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(selector)];
}

export function attributes(within: ParentNode, selector: string, name: string): string[] {
  return all(within, selector).map((element) => element.getAttribute(name) ?? '');
}

/** The number of subpaths in path data: of marks, if each is one. */
export function subpaths(d: string): number {
  return d.match(/m/gi)?.length ?? 0;
}

/** A text as it is read: without line breaks, and with single spaces. */
export function flat(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** The columns of a text on a card: the number of each sign in ASCII, or 128 and its number in its script's block. */
export function punched(text: string): number[] {
  const numbers = Array.from(text, (sign) => sign.codePointAt(0) ?? 0);
  return numbers.map((number) => (number < 128 ? number : 128 + (number % 128)));
}
