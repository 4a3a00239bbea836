// Each page of the site for outlines against its approved outline, a file beside this one. The words of that site are the
// paths of the texts, so a changed line says which text is now where. tests/fixture/outlines.spec.ts says how to approve one.
import { globSync, readFileSync } from 'node:fs';
import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import { outlineOf } from './outlineOf.ts';

const site = '.astro/fixture/dist/outlines';
const pages = filesIn(site, 'html');

test.each(pages)('%s says what was approved', async (page) => {
  const { document } = parseHTML(readFileSync(`${site}/${page}`, 'utf8'));
  // Header and footer are the same on every page.
  const outline = outlineOf(document, /^(de\/)?index/.test(page) ? 'body > *' : 'main');
  await expect(outline).toMatchFileSnapshot(outlineFile(page));
});

test('no approved outline is that of a page that is gone', () => {
  const known = pages.map(outlineFile);
  const approved = filesIn(import.meta.dirname, 'txt');
  expect(approved.filter((file) => !known.includes(file))).toEqual([]);
});

function filesIn(folder: string, type: string): string[] {
  const files = globSync(`**/*.${type}`, { cwd: folder });
  return files.map((file) => file.replaceAll('\\', '/'));
}

/** "de/team.txt" for the German page "de/team/index.html". */
function outlineFile(page: string): string {
  return page.replace(/(\/index)?\.html$/, '.txt');
}
