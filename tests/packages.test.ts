import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');
const { dependencies, devDependencies } = JSON.parse(read('package.json'));
const packages: Record<string, { resolved?: string; integrity?: string }> = JSON.parse(
  read('package-lock.json'),
).packages;

test('no package runs a script of its own while it is installed', () => {
  expect(read('.npmrc').split('\n')).toContain('ignore-scripts=true');
  expect(read('scripts/run.mjs')).toContain("'--ignore-scripts'");
});

test('every package is wanted in exactly one version', () => {
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
    expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
  }
});

test('every package is checked by its hash, and none comes from elsewhere than the registry', () => {
  const { '': _, ...installed } = packages;
  expect(Object.keys(installed).length).toBeGreaterThan(300);
  for (const [path, { resolved, integrity }] of Object.entries(installed)) {
    expect(resolved ?? 'https://registry.npmjs.org/', path).toMatch(
      /^https:\/\/registry\.npmjs\.org\//,
    );
    expect(integrity, path).toMatch(/^sha512-/);
  }
});
