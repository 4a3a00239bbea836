import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Json } from '#tests/siteData.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const registry = 'https://registry.npmjs.org/';
const locks = globSync(['package-lock.json', 'scripts/*/package-lock.json']);

it('no package runs a script of its own while it is installed', () => {
  expect(read('.npmrc').split('\n')).toContain('ignore-scripts=true');
  expect(read('scripts/run.mjs')).toContain("'--ignore-scripts'");
});

it('every package is wanted in exactly one version', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json'));
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
    expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
  }
});

// Biome names two programs for Android that npm does not have; the site is not built there.
const neverPublished = ['@biomejs/cli-android-arm64', '@biomejs/cli-android-x64'];

it.each(locks)('%s has every package that it names from the registry, by its hash', (file) => {
  const { '': _, ...installed } = packagesIn(file);
  for (const [path, { resolved = registry, integrity }] of Object.entries(installed)) {
    expect(resolved, path).toMatch(new RegExp(`^${registry}`));
    expect(integrity, path).toMatch(/^sha512-/);
  }
  const there = Object.keys(installed).map((path) => path.split('node_modules/').at(-1) ?? '');
  const named = Object.values(installed).flatMap(programsOf);
  expect([...there, ...neverPublished]).toEqual(expect.arrayContaining(named));
});

it('every tool with programs of its own names one for each machine', () => {
  const machines = ['darwin', 'linux', 'win32'].flatMap((name) => [`${name}-x64`, `${name}-arm64`]);
  const tools = Object.values(packagesIn('package-lock.json')).map((tool) =>
    machines.filter((one) => programsOf(tool).some((name) => name.includes(one))),
  );
  const native = tools.filter(({ length }) => length > 1);
  expect(native.length).toBeGreaterThan(4);
  for (const served of native) expect(served).toEqual(machines);
});

function packagesIn(file: string): Record<string, Json> {
  return JSON.parse(read(file)).packages;
}

function programsOf({ optionalDependencies = {} }: Json): string[] {
  return Object.keys(optionalDependencies);
}
