import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { getLeaders } from '#src/content/read/leaders.ts';
import { getTeam } from '#src/content/read/team.ts';
import { Roll } from './Roll.tsx';

it('says for its styles whether it shows eyes or portraits', () => {
  const { roll } = getLeaders('en');
  const shownBy = (shown: 'eyes' | 'portraits') =>
    /<ol[^>]* data-shown="(\w+)"/.exec(renderToStaticMarkup(<Roll {...roll} shown={shown} />))?.[1];
  expect(shownBy('eyes')).toBe('eyes');
  expect(shownBy('portraits')).toBe('portraits');
});

it('shows eyes of its own while the team shows portraits', () => {
  const shown = getLeaders('en').roll.leaders.map(({ portrait }) => portrait.src);
  const { founder, others } = getTeam('en');
  expect(shown.map((src) => /eyes-[a-z-]+/.exec(src)?.[0])).toEqual(
    [founder, ...others].map(({ id }) => `eyes-${id}`),
  );
  expect([founder, ...others].every(({ portrait }) => /portrait-/.test(portrait.src))).toBe(true);
});
