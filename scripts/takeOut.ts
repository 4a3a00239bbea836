// Moves a part out of the built pages that have it, into a file named after its content.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { listFiles } from './headers.ts';

type Taken = { html: string; file: string; content: string };

type Part = {
  name: string;
  /** What only pages with the part have in them. */
  mark: string;
  /** `addressOf` says what a page calls a file of the built site. */
  take: (html: string, page: string, addressOf: (file: string) => string) => Taken;
};

export function takeOut({ name, mark, take }: Part): AstroIntegration {
  let root = '/';
  return {
    name,
    hooks: {
      'astro:config:done': ({ config: { base } }) => {
        root = base.endsWith('/') ? base : `${base}/`;
      },
      'astro:build:done': async ({ dir }) => {
        const directory = fileURLToPath(dir);
        for (const page of await listFiles(directory, '.html')) {
          const path = join(directory, page);
          const whole = await readFile(path, 'utf8');
          if (!whole.includes(mark)) continue;
          const { html, file, content } = take(whole, page, (file) => root + file);
          await writeFile(path, html);
          await mkdir(dirname(join(directory, file)), { recursive: true });
          await writeFile(join(directory, file), content);
        }
      },
    },
  };
}
