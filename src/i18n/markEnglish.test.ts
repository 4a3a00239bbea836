import { expect, it } from 'vitest';
import { markEnglish } from './markEnglish.ts';

const page = (body: string) =>
  `<!DOCTYPE html><html lang="de"><head><title>Learn more</title></head><body>${body}</body></html>`;

it.each([
  ['an element', '<p>Learn more</p>', '<p lang="en">Learn more</p>'],
  ['a part of a text', '<p>Learn more (Wir)</p>', '<p><span lang="en">Learn more</span> (Wir)</p>'],
  ['a filled place', '<p>4 openings at Loom</p>', '<p lang="en">4 openings at Loom</p>'],
  ['a picture', '<img alt="Learn more">', '<img lang="en" alt="Learn more">'],
  [
    'an island, whose elements stay as they are',
    '<astro-island><b>Learn more</b><p>Learn more (Wir)</p></astro-island>',
    '<astro-island><b lang="en">Learn more</b><p>Learn more (Wir)</p></astro-island>',
  ],
  ...['<p>Mehr</p>', '<p lang="fr">Learn more</p>', '<script>"Learn more"</script>'].map((same) => [
    'nothing else',
    same,
    same,
  ]),
])('marks %s', (_, body = '', marked = '') => {
  const words = ['Learn more', '{{count}} openings at {{company}}'];
  expect(markEnglish(page(body), words)).toBe(page(marked));
});

it('writes it from the left on a page that is written from the right', () => {
  const html = '<html lang="ar" dir="rtl"><head></head><body><p>Learn more</p></body></html>';
  expect(markEnglish(html, ['Learn more'])).toContain('<p dir="ltr" lang="en">');
});
