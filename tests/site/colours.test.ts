// The colours of every document, in the light and in the dark.
import { expect } from 'vitest';
import { colours } from '#src/styles/colours.ts';
import { attributes } from '#tests/markup.ts';
import { every, everyHasOne } from './every.ts';

everyHasOne('document', 'meta[name=color-scheme][content="light dark"]');

every('document', 'colours the browser around it like its header, in both schemes', (built) => {
  const { document } = built;
  const isNight = document.querySelector('body > header[data-tone=night]') !== null;
  const found = ['light', 'dark'].flatMap((scheme) =>
    attributes(
      document,
      `meta[name=theme-color][media="(prefers-color-scheme: ${scheme})"]`,
      'content',
    ),
  );
  const { light, dark } = isNight ? colours.indigo : colours.silk;
  expect(found).toEqual([light, dark]);
});
