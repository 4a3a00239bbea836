// What screen readers and browsers find in every document.
import { expect } from 'vitest';
import { all } from '#tests/markup.ts';
import { every, everyHasNo, everyHasOne } from './every.ts';

everyHasOne('document', 'title', 'body > header', 'main', 'body > footer', 'h1');
everyHasOne('document', 'meta[name=viewport][content^="width=device-width"]');
everyHasOne('document', 'link[rel=stylesheet][media=print]');
everyHasOne('document', 'footer dl a[href^="mailto:"]', 'footer dl a[href^="tel:"]');
everyHasNo('picture without description or size', 'img:not([alt][width][height])');
everyHasNo('heading that screen readers say in parts', ':is(h1, h2, h3, h4) :is(em, strong)');
everyHasNo(
  'drawing without name',
  'svg:not([aria-label], [aria-hidden=true], [aria-hidden=true] *)',
);

const landmarks = [
  'body > :is(header, footer)',
  'main',
  'nav',
  'aside',
  'search',
  ':is(section, form):is([aria-label], [aria-labelledby])',
  ':is([role=region], [role=navigation], [role=complementary], [role=search], [role=form])',
].join();

// A section is found by its heading; as a landmark, it would be announced before it.
every('document', 'has no more than eight landmarks', ({ document }) => {
  expect(all(document, landmarks).length).toBeLessThanOrEqual(8);
});
