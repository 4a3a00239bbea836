import { expect, it } from 'vitest';
import { halftone } from './halftone.ts';
import { markup } from './markup.ts';
import { Portrait } from './Portrait.tsx';
import { sculpt, sitterFor } from './sculpture.ts';

it('weaves no two people alike, and each the same every time', () => {
  const people = ['founder', 'cto', 'coo-cmo'].map((id, place) =>
    sculpt(sitterFor(id, place), 24, 30),
  );
  expect(people[0]).toEqual(sculpt(sitterFor('founder', 0), 24, 30));
  for (const [one, other] of [
    [0, 1],
    [1, 2],
    [0, 2],
  ] as const) {
    const differing = people[one]?.tones.filter(
      (tone, index) => Math.abs(tone - (people[other]?.tones[index] ?? 0)) > 0.2,
    );
    expect(differing?.length).toBeGreaterThan(24 * 30 * 0.12);
  }
});

it('covers as much ground with thread as the picture is dark', () => {
  for (const tone of [0, 0.25, 0.5, 0.75, 1]) {
    const woven = halftone({ columns: 60, rows: 60, tones: Array(3600).fill(tone) }, 'twill');
    const covered = woven.reduce((sum, float) => sum + float.length, 0) / 3600;
    expect(Math.abs(covered - tone)).toBeLessThan(0.1);
  }
});

it('refuses a picture whose size and tones disagree', () => {
  expect(() => halftone({ columns: 2, rows: 2, tones: [0] }, 'satin')).toThrow(/4 tones, not 1/);
});

it('shows the picture it is given', () => {
  const picture = { columns: 12, rows: 2, tones: [...Array(12).fill(1), ...Array(12).fill(0)] };
  expect(markup(<Portrait picture={picture} binding="satin" />)).toContain('d="M.1 .5h11.8"');
});
