import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');
const { dependencies, devDependencies } = JSON.parse(read('package.json'));

type Package = {
  version: string;
  resolved?: string;
  integrity?: string;
  os?: string | string[];
  cpu?: string | string[];
  libc?: string | string[];
  optionalDependencies?: Record<string, string>;
};
const packagesIn = (file: string): Record<string, Package> => JSON.parse(read(file)).packages;
const packages = packagesIn('package-lock.json');

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

// Biome names two programs for Android that npm does not have; the site is not built there.
const neverPublished = ['@biomejs/cli-android-arm64', '@biomejs/cli-android-x64'];

test.each(['package-lock.json', 'scripts/node/package-lock.json'])(
  '%s has version and hash of every optional package it names',
  (file) => {
    const all = packagesIn(file);
    const named = Object.entries(all).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).map((name) => ({ path, name })),
    );
    expect(named.length).toBeGreaterThan(4);
    const missing = named
      .filter(({ path, name }) => !findFrom(path, name, all)?.integrity)
      .map(({ name }) => name);
    expect(missing.filter((name) => !neverPublished.includes(name))).toEqual([]);
  },
);

test('every tool with programs of its own has one for each machine that README.md names', () => {
  expect(read('README.md')).toContain(
    'Linux (x64 and arm64, glibc and musl), macOS (x64 and\narm64) and Windows (x64 and arm64)',
  );
  const machines: Machine[] = ['x64', 'arm64'].flatMap((cpu) => [
    { os: 'linux', cpu, libc: 'glibc' },
    { os: 'linux', cpu, libc: 'musl' },
    { os: 'darwin', cpu },
    { os: 'win32', cpu },
  ]);
  const tools = [
    '@astrojs/compiler-binding',
    '@biomejs/biome',
    '@resvg/resvg-js',
    'lightningcss',
    'rolldown',
    'sharp',
  ];
  for (const tool of tools) {
    const path = `node_modules/${tool}`;
    const programs = Object.keys(packages[path]?.optionalDependencies ?? {}).flatMap(
      (name) => findFrom(path, name, packages) ?? [],
    );
    for (const machine of machines) {
      const fitting = programs.filter((program) => suits(program, machine));
      expect(fitting.length, `${tool} on ${Object.values(machine).join(' ')}`).toBeGreaterThan(0);
    }
  }
});

/** The package that a name means inside another one, as Node looks it up. */
function findFrom(path: string, name: string, all: Record<string, Package>): Package | undefined {
  const found = all[`${path ? `${path}/` : ''}node_modules/${name}`];
  if (found || !path) return found;
  return findFrom(path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/'))), name, all);
}

type Machine = { os: string; cpu: string; libc?: string };

function suits(program: Package, machine: Machine): boolean {
  return (['os', 'cpu', 'libc'] as const).every((part) => {
    const named = program[part];
    const mine = machine[part];
    return !named || !mine || [named].flat().includes(mine);
  });
}
