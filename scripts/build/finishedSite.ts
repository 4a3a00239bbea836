// Finishes what Astro has written: the 404 pages of languages where hosts look for them, the policies of pages, and _headers for
// Netlify and Cloudflare. What hosts need besides is in netlify.toml, vercel.json, wrangler.jsonc and docs/nginx.conf.
import { readFile, rename, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { adminPage, listFiles } from './builtSite.ts';
import { headersFile } from './headersFile.ts';
import { writePolicies } from './policy.ts';

/** Before wholeBuild(), which puts the site in place. */
export function finishedSite(base: string): AstroIntegration {
  return {
    name: 'finished-site',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const directory = fileURLToPath(dir);
        await moveNotFoundPages(directory);
        await removeIslandIds(directory);
        await writePolicies(directory, rootOf(base));
        const files = await listFiles(directory);
        const headers = headersFile(files, await readPages(directory, files));
        await writeFile(join(directory, '_headers'), headers);
      },
    },
  };
}

/** '/' → '', 'shop/' → '/shop': the prefix of every address of the site. */
function rootOf(base: string): string {
  return `/${base}`.replace(/\/+/g, '/').replace(/\/$/, '');
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

/** The text of all pages but the one of the CMS. */
async function readPages(directory: string, files: string[]): Promise<string> {
  const pages = files.filter((file) => file.endsWith('.html') && file !== adminPage);
  const texts = await Promise.all(pages.map((page) => readFile(join(directory, page), 'utf8')));
  return texts.join('');
}
