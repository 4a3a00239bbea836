import { expect, it } from 'vitest';
import { attributes, markup } from './markup.ts';
import { Strand } from './Strand.tsx';

it('leaves the tile at the height it came in, so that turns join', () => {
  for (const d of attributes(markup(<Strand />), /data-strand/, 'd')) {
    const starts = [...d.matchAll(/M0 ([.\d]+)/g)].map(([, y]) => y);
    const ends = [...d.matchAll(/[ -]320 ([.\d]+)(?=M|$)/g)].map(([, y]) => y);
    expect(starts).toHaveLength(3);
    expect(ends).toEqual(starts);
  }
});

it('lets each strand pass over once and under once in a turn', () => {
  for (const d of attributes(markup(<Strand />), /data-strand/, 'd')) {
    expect(d.match(/M/g)).toHaveLength(6);
  }
});
