// What is promised of all that is published: no document too many, no broken link, and the files for machines.
import { readFileSync } from 'node:fs';
import { parseHTML } from 'linkedom';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { adminPage, listFiles } from '#scripts/build/builtSite.ts';
import { englishContent, getCompany } from '#src/content/load/content.ts';
import { addressOf, alternatesOf, fromBase, pathOf, pathOfDocument } from '#src/i18n/paths.ts';
import { all } from '#tests/markup.ts';
import { findBrokenLinks } from './brokenLinks.ts';
import { documents, textsOf, twinsIn } from './documents.ts';

const files = await listFiles('dist');
const read = (file: string) => readFileSync(`dist/${file}`, 'utf8');

test('there are no other documents', () => {
  const pages = files.filter((file) => file.endsWith('.html') && file !== adminPage);
  expect(pages).toEqual(documents.map(({ file }) => file).sort());
});

test('every link leads somewhere', async () => {
  expect(await findBrokenLinks('dist', fromBase(''))).toEqual([]);
});

const pictures = files.filter((file) => /\.(jpe?g|png|webp|avif)$/.test(file));

test.each(pictures)('%s tells nothing of where, when or by whom it was taken', async (file) => {
  const { exif, iptc, xmp } = await sharp(`dist/${file}`).metadata();
  expect([exif, iptc, xmp]).toEqual([undefined, undefined, undefined]);
});

/** The documents that search engines may list. */
const listed = documents
  .filter(({ document }) => !document.querySelector('meta[name=robots][content=noindex]'))
  .map(({ name, language }) => {
    const address = addressOf(pathOfDocument(name, language));
    return { name, address, language, twins: alternatesOf(name) };
  });

test('the sitemap names every document that may be listed, with its twins', () => {
  const { document } = parseHTML(read('sitemap.xml'));
  const entries = all(document, 'url').map((entry) => [textsOf(entry, 'loc'), twinsIn(entry)]);
  const wanted = listed.map(({ address, twins }) => [[address], twins]);
  expect(entries).toEqual(expect.arrayContaining(wanted));
  expect(entries).toHaveLength(wanted.length);
});

test('the sitemap dates openings alone, by the day they were posted', () => {
  const { document } = parseHTML(read('sitemap.xml'));
  const dated = all(document, 'url:has(lastmod)').map((entry) => [
    ...textsOf(entry, 'loc'),
    ...textsOf(entry, 'lastmod'),
  ]);
  const posted = englishContent().openings.filter(({ posted }) => posted);
  const wanted = posted.flatMap(({ id, posted = '' }) =>
    listed
      .filter(({ name }) => name.kind === 'opening' && name.id === id)
      .map(({ address }) => [address, posted]),
  );
  expect(new Set(dated)).toEqual(new Set(wanted));
});

test('llms.txt has a title, a summary, every page and every opening', () => {
  const guide = read('llms.txt');
  expect(guide).toMatch(/^# .+\n\n> .+\n/);
  for (const { address } of listed.filter(({ language }) => language === 'en')) {
    expect(guide).toContain(`](${address}): `);
  }
});

test('llms.txt lists what the company offers, each where the home page describes it', () => {
  const guide = read('llms.txt');
  const { words, projects } = englishContent();
  const [, services = ''] = guide.split(`\n## ${words.common.nav.services}\n\n`);
  const [list = ''] = services.split('\n\n');
  const home = addressOf(pathOf('home', 'en'));
  expect(list.split('\n')).toEqual(
    projects.map(({ id, kind, built }) => `- [${kind}](${home}#project-${id}): ${built}`),
  );
});

test('security.txt names the company’s address for a year at most', () => {
  const security = read('.well-known/security.txt');
  expect(security).toContain(`Contact: mailto:${getCompany().securityEmail}\n`);
  const [, expires = ''] = /^Expires: (.*)$/m.exec(security) ?? [];
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(days > 0 && days < 366, `${days} days`).toBe(true);
});

test('robots.txt leads to the sitemap, and licenses.txt has the licences', () => {
  expect(read('robots.txt')).toContain(`\nSitemap: ${addressOf(fromBase('sitemap.xml'))}\n`);
  expect(read('licenses.txt')).toMatch(/SIL OPEN FONT LICENSE.*MIT License/s);
});

test('the CMS is there only where its repository is named, and nothing leads to it', () => {
  const { repository } = getCompany();
  const traces = files.filter((file) => {
    const isText = /\.(html|css|js|json|txt|xml|webmanifest)$/.test(file);
    return isText && /[/"]admin\/|sveltia/i.test(file + read(file));
  });
  const own = /^(admin\/|_astro\/|licenses\.txt)/;
  expect(traces.filter((file) => !(repository && own.test(file)))).toEqual([]);
  expect(files.includes(adminPage)).toBe(repository !== undefined);
});
