import { describe, expect, it } from 'vitest';
import { getStory } from '#src/content/read/story.ts';
import { languageCodes } from '#src/i18n/languages.ts';
import { HeadlineCard } from './HeadlineCard.tsx';
import { LessonCard } from './LessonCard.tsx';
import { attributes, markup } from './markup.ts';
import { bitsOfByte, linesOf, spell } from './spell.ts';

describe.each(languageCodes)('the cards of the story in %s', (lang) => {
  const { intro, timeline } = getStory(lang);

  it('spell the headline', () => {
    expect(decoded(markup(<HeadlineCard spelling={intro.spelling} />))).toBe(intro.heading);
  });

  it('have seams that begin and end alike', () => {
    const drawing = markup(<HeadlineCard spelling={intro.spelling} />);
    const found = /stroke-dasharray="([\d.]+)" stroke-dashoffset="([\d.]+)"/.exec(drawing);
    const [dash, offset] = [Number(found?.[1]), Number(found?.[2])];
    expect(dash).toBeGreaterThan(0);
    const isStitch = (x: number) => (x + offset) % (2 * dash) < dash;
    for (const way of [1, dash / 4, dash * 0.7]) expect(isStitch(way)).toBe(isStitch(1440 - way));
  });

  it('spell their own titles', () => {
    for (const { title, spelling } of timeline.items) {
      expect(decoded(markup(<LessonCard spelling={spelling} />))).toBe(title);
    }
  });

  it('have their signs printed over the first byte of each', () => {
    const drawing = markup(<HeadlineCard spelling={intro.spelling} />);
    const first = columnsOf(drawing);
    const printed = [...drawing.matchAll(/<tspan x="([\d.]+)">([^<]+)</g)];
    expect(printed.map(([, , sign]) => sign).join('')).toBe(intro.heading.replace(/\s/g, ''));
    for (const [, x, sign = ''] of printed) {
      const column = first.find((place) => Math.abs(place.x - Number(x)) < 0.2);
      expect(column?.byte).toBe(new TextEncoder().encode(sign)[0]);
    }
  });
});

it('goes on in a second line of equal length where there are too many bytes, between two signs', () => {
  const lines = linesOf(spell('कपड़ा'.repeat(4)), 40);
  expect(lines.map(({ bytes }) => bytes.length)).toEqual([30, 30]);
  const long = spell('कपड़ा'.repeat(8));
  expect(decoded(markup(<LessonCard spelling={long} />))).toBe('कपड़ा'.repeat(8));
  expect(decoded(markup(<HeadlineCard spelling={long} />))).toBe('कपड़ा'.repeat(8));
});

/** What the holes of a drawing say, read from where they were drawn. */
function decoded(drawing: string): string {
  const bytes = columnsOf(drawing).map(({ byte }) => byte);
  return new TextDecoder().decode(new Uint8Array(bytes));
}

function columnsOf(drawing: string): { x: number; byte: number }[] {
  const [d = ''] = attributes(drawing, /data-holes/, 'd');
  const [dots = ''] = attributes(drawing, /stroke-dasharray="0 [\d.]+" opacity/, 'd');
  const [pitch = ''] = attributes(
    drawing,
    /stroke-dasharray="0 [\d.]+" opacity/,
    'stroke-dasharray',
  );
  const column = Number(pitch.slice(2));
  const rows = [...dots.matchAll(/M([\d.]+) ([\d.]+)h([\d.]+)/g)].map(([, x, y, length]) => ({
    x: Number(x),
    y: Number(y),
    columns: Math.round(Number(length) / column) + 1,
  }));
  const holes = [...d.matchAll(/M([\d.]+) ([\d.]+)(?:h0|v([\d.]+))/g)].map(([, x, y, length]) => ({
    x: Number(x),
    y: Number(y) + Number(length ?? 0) / 2,
  }));
  const lines = rows.filter((_, index) => index % 8 === 0);
  return lines.flatMap(({ x, columns }, line) =>
    Array.from({ length: columns }, (_, index) => {
      const at = x + index * column;
      const byte = bitsOfByte.reduce((sum: number, bit, row) => {
        const y = rows[line * 8 + row]?.y ?? 0;
        const isPunched = holes.some(
          (hole) => Math.abs(hole.x - at) < column / 4 && Math.abs(hole.y - y) < 1,
        );
        return isPunched ? sum + bit : sum;
      }, 0);
      return { x: at, byte };
    }),
  );
}
