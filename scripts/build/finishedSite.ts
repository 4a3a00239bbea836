// Finishes what Astro has written: the 404 pages of languages where hosts look for them, and the policies of pages.
import { readFile, rename, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { listFiles } from './builtSite.ts';
import { writePolicies } from './writePolicies.ts';

export function finishedSite(base: string): AstroIntegration {
  return {
    name: 'finished-site',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const directory = fileURLToPath(dir);
        await moveNotFoundPages(directory);
        await removeIslandIds(directory);
        await writePolicies(directory, base);
      },
    },
  };
}

/** Astro writes the 404 page of a language to de/404/index.html, but hosts look for de/404.html. */
async function moveNotFoundPages(directory: string): Promise<void> {
  const pages = await listFiles(directory);
  for (const page of pages.filter((path) => path.endsWith('/404/index.html'))) {
    const folder = join(directory, dirname(page));
    await rename(join(directory, page), `${folder}.html`);
    await rmdir(folder);
  }
}

/** Astro makes them from the path of the project, and nothing in a built site reads them. */
async function removeIslandIds(directory: string): Promise<void> {
  const files = await listFiles(directory);
  for (const page of files.filter((path) => path.endsWith('.html'))) {
    const file = join(directory, page);
    const html = await readFile(file, 'utf8');
    await writeFile(file, html.replaceAll(/(?<=<astro-island) uid="[^"]*"/g, ''));
  }
}
