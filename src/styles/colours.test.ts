import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { colourStyles } from './colours.ts';

it('every custom property that is used is set somewhere', () => {
  const files = globSync('src/**/*.{css,ts,tsx,svg}').filter((file) => !file.includes('.test.'));
  const sources = files.map((file) => readFileSync(file, 'utf8'));
  const styles = [...sources, colourStyles()].join('\n');
  const named = (pattern: RegExp) => new Set([...styles.matchAll(pattern)].map(([, name]) => name));
  const used = named(/var\((--[\w-]+)\)/g);
  expect(used.size).toBeGreaterThan(30);
  expect(used.difference(named(/(--[\w-]+)['"]?:/g))).toEqual(new Set());
});
