import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { nums } from '#src/weave/path.ts';
import type { Fitted, Line } from './typesetting.ts';

type Box = { x: number; y: number; width: number; height: number };

/** The colours of a drawing by the names of the tokens it is drawn in. */
type Threads = Readonly<Record<string, string>>;

/** Places a drawing in a box of the picture, in these colours. It keeps its proportions. */
export function place(drawing: ReactElement | string, box: Box, threads: Threads): string {
  const markup = typeof drawing === 'string' ? drawing : renderToStaticMarkup(drawing);
  const svg = /<svg.*<\/svg>/s.exec(markup)?.[0] ?? '';
  return svg
    .replace('<svg', `<svg ${attributes(box)}`)
    .replace(/<style>.*?<\/style>/s, '')
    .replace(/var\((--[\w-]+)(?:,(?:[^()]|\([^()]*\))*)?\)/g, (_, name: string) => {
      const colour = threads[name];
      if (!colour) {
        throw new Error(
          `A picture gives "${name}" no colour.\nName it among the picture's threads.`,
        );
      }
      return colour;
    });
}

/** Draws a line of type that begins at (x, y) on its base line. */
export function letters({ outlines }: Line, x: number, y: number, size: number, tone: string) {
  const at = `translate(${nums([x, y])})scale(${size})`;
  return `<g transform="${at}" fill="${tone}">${outlines}</g>`;
}

/** Draws lines of type, the first with its base line at y. */
export function column({ lines, size, leading }: Fitted, x: number, y: number): string {
  return lines
    .flatMap((words, row) =>
      words.map((word) => letters(word, x + word.x * size, y + row * leading, size, word.tone)),
    )
    .join('');
}

function attributes(box: Box): string {
  return Object.entries(box)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ');
}
