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
])('marks %s', (_, body, marked) => {
  expect(markEnglish(page(body), ['Learn more', '{{count}} openings at {{company}}'])).toBe(
    page(marked),
  );
});

it('writes it from the left on a page that is written from the right', () => {
  const html = (attributes: string) =>
    `<!DOCTYPE html><html lang="ar" dir="rtl"><head></head><body><p${attributes}>Learn more</p></body></html>`;
  expect(markEnglish(html(''), ['Learn more'])).toBe(html(' dir="ltr" lang="en"'));
});

it('leaves a page as it is where nothing is filled in, and other languages as they are named', () => {
  const other = page('<p>Mehr</p><p lang="fr">Learn more</p><script>"Learn more"</script>');
  expect(markEnglish(other, [])).toBe(other);
  expect(markEnglish(other, ['Learn more'])).toBe(other);
});
