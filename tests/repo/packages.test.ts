import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

type Package = {
  resolved?: string;
  integrity?: string;
  optionalDependencies?: Record<string, string>;
};
type Packages = Record<string, Package>;

const read = (file: string) => readFileSync(file, 'utf8');
const packagesIn = (file: string): Packages => JSON.parse(read(file)).packages;
const locks = ['package-lock.json', ...globSync('scripts/*/package-lock.json')];

/** The package that a name means inside another one, as Node looks it up. */
function findFrom(path: string, name: string, all: Packages): Package | undefined {
  const found = all[`${path ? `${path}/` : ''}node_modules/${name}`];
  if (found || !path) return found;
  return findFrom(path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/'))), name, all);
}

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

it.each(locks)('%s has every package from the registry, by its hash', (file) => {
  const { '': _, ...installed } = packagesIn(file);
  for (const [path, { resolved, integrity }] of Object.entries(installed)) {
    expect(resolved ?? 'https://registry.npmjs.org/', path).toMatch(
      /^https:\/\/registry\.npmjs\.org\//,
    );
    expect(integrity, path).toMatch(/^sha512-/);
  }
});

// Biome names two programs for Android that npm does not have; the site is not built there.
const neverPublished = ['@biomejs/cli-android-arm64', '@biomejs/cli-android-x64'];

it.each(locks)('%s holds every optional package that it names', (file) => {
  const all = packagesIn(file);
  const missing = Object.entries(all).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !findFrom(path, name, all)?.integrity),
  );
  expect(missing.filter((name) => !neverPublished.includes(name))).toEqual([]);
});

const machines = ['darwin', 'linux', 'win32'].flatMap((system) => [
  `${system}-x64`,
  `${system}-arm64`,
]);

it('every tool with programs of its own names one for each machine', () => {
  const tools = Object.entries(packagesIn('package-lock.json')).map(
    ([path, { optionalDependencies = {} }]) => {
      const programs = Object.keys(optionalDependencies);
      const served = machines.filter((one) => programs.some((name) => name.includes(one)));
      return { path, served };
    },
  );
  const native = tools.filter(({ served }) => served.length > 1);
  expect(native.length).toBeGreaterThan(4);
  expect(native.filter(({ served }) => served.length < machines.length)).toEqual([]);
});
