// What a browser loads with every document, and when.
import { expect } from 'vitest';
import { all, attributes } from '#tests/markup.ts';
import { textsOf } from './documents.ts';
import { every, everyHasNo } from './every.ts';

everyHasNo(
  'script file for want of an island',
  'html:not(:has(astro-island)) :is(script[src], [rel=modulepreload])',
);
everyHasNo(
  'file that its first paint waits for',
  'link[rel=stylesheet]:not([media=print]), head script[src]:not([async], [defer], [type=module])',
);

// Run ahead, the contact page would read the letter before the visitor has typed it, and then keep an empty one.
every('document', 'has other pages fetched ahead, and none of them run', ({ document }) => {
  const rules = textsOf(document, 'script[type=speculationrules]').map((text) => JSON.parse(text));
  expect(rules.map((rule) => Object.keys(rule))).toEqual([['prefetch']]);
});

for (const page of ['home', 'team'] as const) {
  every(page, 'loads its first large drawing at once', ({ document }) => {
    const first = '[rel=preload][as=image][fetchpriority=high]';
    const [path = ''] = attributes(document, `head ${first}`, 'href');
    const shown = all(
      document,
      `main section:first-child [href="${path}"], main [src="${path}"]:not(dialog *)`,
    );
    expect(shown.length).toBe(1);
  });
}

every('document', 'loads every other picture late', ({ document, page }) => {
  const early = attributes(document, 'img:not([loading=lazy])', 'src');
  expect(early).toHaveLength(page === 'team' || page === 'leaders' ? 1 : 0);
});

every('document', 'shows its texts before its typefaces have come', ({ document }) => {
  const rules =
    textsOf(document, 'head style')
      .join()
      .match(/@font-face\{[^}]*\}/g) ?? [];
  const loaded = rules.filter((rule) => rule.includes('url('));
  expect(loaded).not.toEqual([]);
  expect(loaded.filter((rule) => !rule.includes('font-display:swap'))).toEqual([]);
});
