// Takes Astro's loader of islands out of the pages that have some: it follows once their words are on
// the screen, so that it weighs on no first paint and no island wakes before it.
import { scriptFile } from '../src/islands/plainScript.ts';
import { takeOut } from './takeOut.ts';

export const islandLoader = () =>
  takeOut({
    name: 'island-loader',
    mark: '<astro-island',
    take: (whole, page, addressOf) => {
      const { html, file, code } = takeLoader(whole, page, addressOf);
      return { html, file, content: code };
    },
  });

/** Astro writes its loader into a page as plain scripts, the directives before the element. */
export function takeLoader(html: string, page: string, addressOf: (file: string) => string) {
  const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)];
  const parts = scripts.filter(([, code = '']) => /"astro-island"|"astro:\w+"/.test(code));
  if (parts.length === 0) {
    throw new Error(
      `${page} has an island and no loader that scripts/islandLoader.ts knows.\nAstro has changed: see what it writes before the island.`,
    );
  }
  const code = parts.map(([, part = '']) => part.trim().replace(/;?$/, ';')).join('\n');
  const file = `scripts/${scriptFile('islands', code).name}.js`;
  const without = parts.reduce((rest, [script]) => rest.replace(script, ''), html);
  // src/islands/firstPaint.js asks for it where an island comes near the window.
  const island = `<astro-island data-script="${addressOf(file)}"`;
  return { html: without.replaceAll('<astro-island', island), file, code };
}
