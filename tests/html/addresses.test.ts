import { readFile } from 'node:fs/promises';
import { parse as parseToml } from 'smol-toml';
import { expect, test } from 'vitest';
import { addressFaults, listFiles } from './addressFaults.ts';
import { base } from './built.ts';

test('every address holds where the site was built for', async () => {
  expect(await addressFaults('dist', base)).toEqual([]);
});

test('every page that a host’s configuration names is built', async () => {
  const { redirects } = parseToml(await readFile('netlify.toml', 'utf8'));
  const named = (redirects as { to: string }[]).map(({ to }) => to.slice(1));
  expect(await listFiles('dist')).toEqual(expect.arrayContaining(['404.html', ...named]));
});
