import { expect, it } from 'vitest';
import { markEnglish } from './markEnglish.ts';

const page = (body: string) =>
  `<!DOCTYPE html><html lang="de"><head><title>Learn more</title></head><body>${body}</body></html>`;

it.each([
  ['an element', '<p>Learn more</p>', '<p dir="ltr" lang="en">Learn more</p>'],
  [
    'a part of a text',
    '<p>Learn more (Wir)</p>',
    '<p><span dir="ltr" lang="en">Learn more</span> (Wir)</p>',
  ],
  ['a filled place', '<p>4 openings at Loom</p>', '<p dir="ltr" lang="en">4 openings at Loom</p>'],
  ['a picture', '<img alt="Learn more">', '<img dir="ltr" lang="en" alt="Learn more">'],
  [
    'an island, whose elements stay as they are',
    '<astro-island><b>Learn more</b><p>Learn more (Wir)</p></astro-island>',
    '<astro-island><b dir="ltr" lang="en">Learn more</b><p>Learn more (Wir)</p></astro-island>',
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
