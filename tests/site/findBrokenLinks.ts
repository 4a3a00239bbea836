import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '#scripts/readFiles.ts';

/** The URLs in HTML, CSS, SVG and the sitemap. */
const links =
  /(?<=\s(?:href|src|srcset|component-url|renderer-url)="|content="(?=http)|url\(["']?|<loc>)[^\s"')<]+/g;

/** Looks up every URL in the files of a built site, and describes those that lead nowhere. */
export async function findBrokenLinks(directory: string, base: string): Promise<string[]> {
  const files = await listFiles(['**/*.*'], directory);
  const pages = files.filter((file) => !file.endsWith('404.html'));
  const addresses = new Map(pages.map((file) => [addressOf(file), file]));
  const read = (file: string) => readFileSync(join(directory, file), 'utf8');
  const [, start = ''] = /rel="canonical" href="([^"]+)"/.exec(read('index.html')) ?? [];
  const { origin } = new URL(start);
  const problems: string[] = [];
  for (const file of files) {
    if (!/\.(html|css|svg|xml)$/.test(file)) continue;
    const from = new URL(base + addressOf(file), origin);
    for (const link of new Set(read(file).match(links))) {
      const to = new URL(link.replaceAll(/&(?:amp|#38);/g, '&'), from);
      if (to.origin !== origin) continue;
      const problem = problemOf(to, link.startsWith('#') ? file : undefined);
      if (problem) problems.push(`${file}: ${link} ${problem}`);
    }
  }
  return problems;

  function problemOf({ pathname, hash }: URL, file?: string): string | undefined {
    if (!pathname.startsWith(base)) return `is outside ${base}`;
    const target = file ?? addresses.get(decodeURI(pathname).slice(base.length));
    if (target === undefined) return 'is not there';
    const id = decodeURIComponent(hash.slice(1));
    if (id === '') return undefined;
    const isThere = read(target).includes(` id="${id}"`);
    return isThere ? undefined : 'has no such id';
  }
}

/** Where a file is served: de/story/index.html at de/story/, and de/404.html at every unknown address below de/. */
function addressOf(file: string): string {
  return file.replace(/(index|404)?\.html$/, '');
}
