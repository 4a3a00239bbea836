import { expect, it } from 'vitest';
import { Draft } from './Draft.tsx';
import { attributes, markup } from './markup.ts';
import { pieces } from './path.ts';

it('draws a raised thread wherever the weave lifts one', () => {
  const html = markup(<Draft weave="plain" />);
  expect(attributes(html, /stroke-width="0.92"/, 'd').map(pieces)).toEqual([72]);
});
