import { parseHTML } from 'linkedom';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** A drawing as it reaches a visitor, for tests that count what is really drawn. */
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
