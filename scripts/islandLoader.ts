// Takes Astro's loader of islands out of the pages that have some: it follows once their words are on
// the screen, so that it weighs on no first paint and no island wakes before it.
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { minifySync } from 'vite';
import { listFiles } from './headers.ts';

export function islandLoader(): AstroIntegration {
  let base = '/';
  return {
    name: 'island-loader',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base;
      },
      'astro:build:done': async ({ dir }) => {
        const directory = fileURLToPath(dir);
        const root = base.endsWith('/') ? base : `${base}/`;
        await mkdir(join(directory, 'scripts'), { recursive: true });
        for (const page of await listFiles(directory, '.html')) {
          const path = join(directory, page);
          const html = await readFile(path, 'utf8');
          if (!html.includes('<astro-island')) continue;
          const taken = takeLoader(html, page, (file) => `${root}${file}`);
          await writeFile(path, taken.html);
          await writeFile(join(directory, taken.file), taken.code);
        }
      },
    },
  };
}

/** Astro writes its loader into a page as plain scripts, the directives before the element. */
export function takeLoader(html: string, page: string, addressOf: (file: string) => string) {
  const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)];
  const parts = scripts.filter(([, code = '']) => /"astro-island"|"astro:\w+"/.test(code));
  const [first, ...others] = parts.map(([script]) => script);
  if (!first) {
    throw new Error(
      `${page} has an island and no loader that scripts/islandLoader.ts knows.\nAstro has changed: see what it writes before the island.`,
    );
  }
  const code = parts.map(([, part = '']) => part.trim().replace(/;?$/, ';')).join('\n');
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  const file = `scripts/islands.${hash}.js`;
  const waker = `<script>${wakerOf(addressOf(file))}</script>`;
  const without = others.reduce((rest, script) => rest.replace(script, ''), html);
  return { html: without.replace(first, () => waker), file, code };
}

/** src/islands/firstPaint.js says when. */
function wakerOf(address: string): string {
  const source = `{
    const wake = () => import('${address}');
    if ('painted' in document.documentElement.dataset) wake();
    else document.addEventListener('painted', wake, { once: true });
  }`;
  return minifySync('waker.js', source, { mangle: { toplevel: true } }).code.trim();
}
