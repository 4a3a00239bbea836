// Drawings have as many marks as what they stand for.
import { expect } from 'vitest';
import { contentIn, loadCompany } from '#src/content/load/content.ts';
import { all, attributes, drawn, punched, subpaths } from '#tests/markup.ts';
import { read } from './documents.ts';
import { every } from './every.ts';

const { claims } = loadCompany();

every('home', 'draws each number of the company, one mark for one', ({ document }) => {
  const marks = (claim: string, name: string, attribute = name) => {
    const [src = ''] = attributes(document, `[data-claim=${claim}] img`, 'src');
    return attributes(drawn(read(src)), `[${name}]`, attribute);
  };
  expect(claims).toEqual({
    clients: subpaths(marks('clients', 'data-leg=over', 'd').join('')),
    team: marks('team', 'data-knot').length,
    countries: marks('countries', 'data-thread').length,
    years: marks('years', 'data-row').length,
    badge: subpaths(marks('badge', 'data-count', 'd').join('')) / 10,
  });
  // In wide windows.
  const [wide = ''] = attributes(document, '[data-claim=clients] source', 'srcset');
  const stitches = attributes(drawn(read(wide)), '[data-leg=over]', 'd').join('');
  expect(subpaths(stitches)).toBe(claims.clients);
});

every('home', 'ends the thread of each project in the band', ({ document, language }) => {
  const [, band = ''] = attributes(document, '#operating-principles > img', 'src');
  const { projects } = contentIn(language);
  expect(all(drawn(read(band)), '[vector-effect]').length).toBe(projects.length);
});

every('team', 'draws a loose end and a knot for each person', ({ document }) => {
  const [knots = ''] = attributes(document, '#crowd img', 'src');
  expect(knots).toMatch(/\/team-on-page\.\w+\.svg$/);
  const strokes = attributes(document, '#intro svg [d*=C]', 'd');
  expect(subpaths(strokes.join(''))).toBe(claims.team);
  expect(all(drawn(read(knots)), '[data-knot]').length).toBe(claims.team);
});

every('story', 'punches its headline and the title of each lesson', ({ document, language }) => {
  const { intro, timeline } = contentIn(language).words.story;
  const texts = [intro.heading, ...timeline.items.items.map(({ title }) => title)];
  const holes = attributes(document, 'main [data-holes]', 'd').map(subpaths);
  expect(holes).toEqual(texts.map(bitsOf));
});

function bitsOf(text: string): number {
  const bytes = punched(text).map((byte) => byte.toString(2));
  return bytes.join('').replaceAll('0', '').length;
}
