import { expect, it } from 'vitest';
import type { Role } from './faces.ts';
import { canBeWritten, sourceOf } from './signs.ts';

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
