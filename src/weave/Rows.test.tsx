import { expect, it } from 'vitest';
import { attributes, markup } from './markup.ts';
import { Rows } from './Rows.tsx';

it('weaves thirteen rows, each of another weave', () => {
  const rows = attributes(markup(<Rows count={13} />), /data-row/, 'data-row');
  expect(rows).toHaveLength(13);
  expect(new Set(rows).size).toBe(13);
});

it('goes on beyond the weaves it knows', () => {
  expect(attributes(markup(<Rows count={20} />), /data-row/, 'data-row')).toHaveLength(20);
});
