import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** A drawing as it reaches a visitor, for tests that count what is really drawn. */
export function markup(drawing: ReactElement): string {
  return renderToStaticMarkup(drawing);
}

/** Every value of an attribute on elements whose tag matches. */
export function attributes(html: string, tag: RegExp, name: string): string[] {
  return [...html.matchAll(/<[a-z]+\s[^>]*>/gi)]
    .map(([element]) => element)
    .filter((element) => tag.test(element))
    .map((element) => new RegExp(`\\s${name}="([^"]*)"`).exec(element)?.[1])
    .filter((value) => value !== undefined);
}
