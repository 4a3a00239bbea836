// Finishes what Astro has written: the 404 pages of languages where hosts look for them, and the policies of pages.
import { readFile, rename, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { listFiles } from '#scripts/readFiles.ts';
import { fromBase } from '#src/routes.ts';
import { withPolicy } from './withPolicy.ts';

export function finishedSite(base: string): AstroIntegration {
  return {
    name: 'finished-site',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const directory = fileURLToPath(dir);
        await moveNotFoundPages(directory);
        await finishPages(directory, base);
      },
    },
  };
}

/** Astro writes the 404 page of a language to de/404/index.html, but hosts look for de/404.html. */
async function moveNotFoundPages(directory: string): Promise<void> {
  for (const page of await listFiles(['*/404/index.html'], directory)) {
    const folder = join(directory, dirname(page));
    await rename(join(directory, page), `${folder}.html`);
    await rmdir(folder);
  }
}

async function finishPages(directory: string, base: string): Promise<void> {
  const read = (path: string) => readFile(join(directory, path), 'utf8');
  const scripts = new Map<string, string>();
  for (const path of await listFiles(['_astro/*.js'], directory)) {
    scripts.set(fromBase(path, base), await read(path));
  }
  for (const page of await listFiles(['**/*.html'], directory)) {
    const html = withoutIslandIds(await read(page));
    await writeFile(join(directory, page), withPolicy(page, html, scripts));
  }
}

/** Astro makes them from the path of the project, and nothing in a built site reads them. */
function withoutIslandIds(html: string): string {
  return html.replaceAll(/(?<=<astro-island) uid="[^"]*"/g, '');
}
