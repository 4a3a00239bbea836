import { expect, it } from 'vitest';
import { Draft } from './Draft.tsx';
import { attributes, markup } from './markup.ts';
import { pieces } from './path.ts';

it('draws a raised thread wherever the weave lifts one', () => {
  const html = markup(<Draft weave="plain" columns={6} rows={4} />);
  expect(attributes(html, /stroke-width="0.92"/, 'd').map(pieces)).toEqual([12]);
});

it('takes the colour of its tone', () => {
  expect(markup(<Draft weave="twill" columns={8} rows={8} tone="madder" />)).toContain(
    'var(--madder)',
  );
});
