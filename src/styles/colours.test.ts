import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { colourNamed, colourStyles } from './colours.ts';

it('stops at a colour that does not exist', () => {
  expect(() => colourNamed('gold')).toThrow(
    'A drawing uses the colour "gold", which does not exist.\nAdd it to src/styles/colours.ts, or correct the name in the drawing.',
  );
});

it('every custom property that is used is set somewhere', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.test)\.(css|tsx|svg)$/.test(path))
    .map((path) => readFileSync(`src/${path}`, 'utf8'));
  const styles = [...sources, colourStyles()].join('\n');
  const set = new Set([...styles.matchAll(/(--[\w-]+)['"]?:/g)].map(([, name]) => name));
  const used = new Set([...styles.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name));
  expect(used.size).toBeGreaterThan(30);
  expect([...used].filter((name) => !set.has(name))).toEqual([]);
});
