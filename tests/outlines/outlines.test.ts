// Each page of the site for outlines against its approved outline, a file beside this one. The words of that site are the
// paths of the texts, so a changed line says which text is now where. tests/fixture/outlines.spec.ts says how to approve one.
import { globSync, readFileSync } from 'node:fs';
import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import { outlineOf } from './outlineOf.ts';

const sites = '.astro/fixture/dist';
const pages = [
  ...filesIn(`${sites}/outlines`, 'html').map((page) => `outlines/${page}`),
  // Where every fact is left out that may be.
  ...['index.html', 'careers/index.html', 'contact/index.html'].map((page) => `none/${page}`),
];
const outlines = new Map(pages.map((page) => [outlineFile(page), outlineAt(page)]));

test.each([...outlines])('%s says what was approved', async (file, outline) => {
  await expect(outline).toMatchFileSnapshot(file);
});

test('every text is on a page, apart from those approved', async () => {
  const project = '.astro/fixture/projects/outlines';
  const files = ['locales/en', 'content'].flatMap((folder) =>
    filesIn(`${project}/${folder}`, 'json').map((file) => `${project}/${folder}/${file}`),
  );
  const texts = files.flatMap((file) => readFileSync(file, 'utf8').match(/(?<=")(en|…)[^" ]*/g));
  const said = [...outlines.values()].join();
  const unsaid = texts.filter((text) => text && !said.includes(text));
  await expect(`${unsaid.join('\n')}\n`).toMatchFileSnapshot('saidNowhere.txt');
});

test('no approved outline is that of a page that is gone', () => {
  const known = [...outlines.keys(), 'saidNowhere.txt'];
  const approved = filesIn(import.meta.dirname, 'txt');
  expect(approved.filter((file) => !known.includes(file))).toEqual([]);
});

function outlineAt(page: string): string {
  const { document } = parseHTML(readFileSync(`${sites}/${page}`, 'utf8'));
  // Header and footer are the same on every page of a site.
  const isHome = /^\w+\/(de\/)?index\.html$/.test(page);
  return outlineOf(document, isHome ? 'body > *' : 'main');
}

function filesIn(folder: string, type: string): string[] {
  const files = globSync(`**/*.${type}`, { cwd: folder });
  return files.map((file) => file.replaceAll('\\', '/')).toSorted();
}

/** "de/team.txt" for the German page "outlines/de/team/index.html". */
function outlineFile(page: string): string {
  return page.replace('outlines/', '').replace(/(\/index)?\.html$/, '.txt');
}
