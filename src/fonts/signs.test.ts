import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { faces, type Role } from './faces.ts';
import { openFont } from './fontFiles.ts';
import { canBeWritten, sourceOf } from './signs.ts';

it('the list of signs is what the installed files hold', async () => {
  const families = [...new Set(faces.map(({ family }) => family))].sort();
  const list = Object.fromEntries(families.map((family) => [family, coverageOf(family)]));
  await expect(`${JSON.stringify(list, null, 2)}\n`).toMatchFileSnapshot('signs.json');
});

it.each<Role>(['Display', 'Text', 'Mono'])('%s can write names, prices and arrows', (role) => {
  const signs = 'ŁukaszNguyễnĐặngŐčİ₹€£₽→←↑↓↗≥≤✓×−№ҚӘДжसूत्र';
  expect([...signs].filter((sign) => sourceOf(role, sign) === undefined)).toEqual([]);
});

it.each<[Role, string, family: string]>([
  ['Display', 'Ł', 'Noto Serif Display'],
  ['Display', '→', 'Onest'],
  ['Mono', '₹', 'Noto Sans Devanagari'],
])('%s takes %s from its own family, or from those of the text: %s', (role, sign, family) => {
  expect(sourceOf(role, sign)?.family).toBe(family);
});

it('no font is asked for spaces and marks that browsers make themselves', () => {
  expect(['\n', '\u00ad', '\u2009', '\u2011', '\u202f'].every(canBeWritten)).toBe(true);
  expect(['★', '絲', '🎉', '፣', 'ა'].some(canBeWritten)).toBe(false);
});

function coverageOf(family: string): Record<string, string> {
  const stem = family.toLowerCase().replaceAll(' ', '-');
  const folder = join('node_modules', '@fontsource-variable', stem, 'files');
  const entries = readdirSync(folder)
    .map((file) => ({ file, subset: /^(.*)-wght-normal\.woff2$/.exec(file)?.[1] }))
    .flatMap(({ file, subset }) =>
      subset ? [[subset.slice(stem.length + 1), signsIn(join(folder, file))] as const] : [],
    );
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
}

function signsIn(file: string): string {
  const { characterSet } = openFont(readFileSync(file));
  const ranges: { from: number; to: number }[] = [];
  for (const point of characterSet.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && point <= last.to + 1) last.to = point;
    else ranges.push({ from: point, to: point });
  }
  const hex = (point: number) => point.toString(16).toUpperCase();
  return ranges
    .map(({ from, to }) => (from === to ? hex(from) : `${hex(from)}-${hex(to)}`))
    .join(' ');
}
