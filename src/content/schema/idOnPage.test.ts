import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { idOnPage } from './blocks.ts';

const parts = globSync('src/{layouts,sections,ui,islands,weave}/**/*.{astro,tsx}')
  .filter((file) => !file.includes('.test.'))
  .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\sid="([a-z][\w-]*)"/g)])
  .map(([, name = '']) => name);

// A page with the same id twice leads to the wrong part. A name that is missing here goes into namesOfParts.
it.each([...new Set(parts), 'all', 'chosen', 'cloth-twill-ink', 'who-we-are-heading'])(
  'no entry may be called %s, as a part of a page is',
  (name) => {
    expect(idOnPage('').safeParse(name).error?.issues[0]?.message).toMatch(/^is what a page calls/);
  },
);
