import { expect, it } from 'vitest';
import { attributes, markup } from './markup.ts';
import { pieces } from './path.ts';
import { SectionMark } from './SectionMark.tsx';

it('punches one hole for each digit and leaves the other nine', () => {
  const html = markup(<SectionMark value={2} />);
  expect(attributes(html, /data-place="punched"/, 'd').map(pieces)).toEqual([2]);
  expect(attributes(html, /data-place="open"/, 'd').map(pieces)).toEqual([18]);
});
