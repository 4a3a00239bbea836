import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { weaveKinds } from '#src/content/schema/jobs.ts';
import { repeatOf } from './lifts.ts';
import { markup } from './markup.ts';
import { apart, Yardage, yardageCell } from './Yardage.tsx';

it.each(weaveKinds)(
  'is as wide as its box in %s, with its first end in the page’s thread',
  (weave) => {
    const html = markup(<Yardage weave={weave} />);
    const { columns, rows } = repeatOf(weave);
    expect(apart % columns).toBe(0);
    expect(html).toContain(`width="${columns * yardageCell}" height="${rows * yardageCell}"`);
    expect(html).toContain('width="100%" height="100%"');
    expect(html).not.toContain('viewBox');
    expect(html.match(/var\(--madder\)/g)).toHaveLength(1);
    expect(brotliCompressSync(html).length).toBeLessThan(500);
  },
);
