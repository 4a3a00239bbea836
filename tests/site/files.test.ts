// What is promised of all that is published: no document too many, no broken link, and the files for machines.
import { readFileSync } from 'node:fs';
import { parseHTML } from 'linkedom';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { adminPage } from '#scripts/build/withPolicy.ts';
import { listFiles } from '#scripts/readFiles.ts';
import { englishContent, loadCompany } from '#src/content/load/content.ts';
import { addressOf, fromBase, pathOfDocument } from '#src/routes.ts';
import { all } from '#tests/markup.ts';
import { documents, textsOf } from './documents.ts';
import { findBrokenLinks } from './findBrokenLinks.ts';

const files = await listFiles(['**/*.*'], 'dist');
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
    return { name, address };
  });

test('the sitemap names every document that may be listed', () => {
  const { document } = parseHTML(read('sitemap.xml'));
  expect(textsOf(document, 'loc').sort()).toEqual(listed.map(({ address }) => address).sort());
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

test('security.txt names the company’s address for a year at most', () => {
  const security = read('.well-known/security.txt');
  expect(security).toContain(`Contact: mailto:${loadCompany().securityEmail}\n`);
  const [, expires = ''] = /^Expires: (.*)$/m.exec(security) ?? [];
  const path = fromBase('.well-known/security.txt');
  expect(security).toContain(`\nCanonical: ${addressOf(path)}\n`);
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(days > 0 && days < 366, `${days} days`).toBe(true);
});

test('robots.txt allows everything, and leads to the sitemap', () => {
  const sitemap = addressOf(fromBase('sitemap.xml'));
  expect(read('robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`);
});

test('licenses.txt has the licence of each typeface and of all that runs in browsers', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const typefaces = Object.keys(dependencies).filter((name) => name.startsWith('@fontsource'));
  const licences = read('licenses.txt').split(/^=+$/m);
  const isGiven = (name: string, licence: string) =>
    licences.some((text) => text.startsWith(`\n${name} `) && text.includes(licence));
  const missing = [
    ...typefaces.filter((name) => !isGiven(name, 'SIL OPEN FONT LICENSE')),
    ...['react', 'react-dom', 'scheduler'].filter((name) => !isGiven(name, 'MIT License')),
  ];
  expect(missing).toEqual([]);
});

test('the CMS is there only where its repository is named, and nothing leads to it', () => {
  const { repository } = loadCompany();
  const traces = files.filter((file) => {
    const isText = /\.(html|css|js|json|txt|xml)$/.test(file);
    return isText && /[/"]admin\/|sveltia/i.test(file + read(file));
  });
  const own = /^(admin\/|_astro\/|licenses\.txt)/;
  expect(traces.filter((file) => !(repository && own.test(file)))).toEqual([]);
  expect(files.includes(adminPage)).toBe(repository !== undefined);
});
