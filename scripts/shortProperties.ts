// Gives custom properties the shortest names in built pages: "var(--tracking-display)" stands in
// every one of them dozens of times. Drawings in files of their own carry their own threads.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { nth } from './classNames.ts';
import { listFiles } from './headers.ts';

export function shortProperties(): AstroIntegration {
  return {
    name: 'short-properties',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const directory = fileURLToPath(dir);
        const paths = (await listFiles(directory, '.html'))
          .sort()
          .map((page) => join(directory, page));
        const pages = await Promise.all(paths.map((path) => readFile(path, 'utf8')));
        const names = shortNames(pages);
        await Promise.all(
          pages.map((html, index) => writeFile(paths[index] ?? '', shortened(html, names))),
        );
      },
    },
  };
}

/** One name for all pages, because pages share files of styles. */
export function shortNames(pages: readonly string[]): Map<string, string> {
  const names = new Set<string>();
  for (const html of pages) {
    for (const [style] of html.matchAll(styles)) {
      for (const [property] of style.matchAll(declared)) names.add(property);
    }
  }
  return new Map([...names].sort().map((name, index) => [name, `--${nth(index)}`]));
}

export function shortened(html: string, names: ReadonlyMap<string, string>): string {
  const short = (css: string) => css.replace(property, (name) => names.get(name) ?? name);
  return html.replace(styles, short).replace(inDrawings, short);
}

const styles = /<style[^>]*>[\s\S]*?<\/style>/g;
const property = /(?<![\w-])--[a-zA-Z][\w-]*/g;
const declared = /(?<=[{;])--[a-zA-Z][\w-]*(?=:)/g;
const inDrawings = /="var\(--[^"]*\)"/g;
