import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

type Package = {
  resolved?: string;
  integrity?: string;
  os?: string[];
  cpu?: string[];
  libc?: string[];
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

type Machine = { os: string; cpu: string; libc?: string };

const machines: Machine[] = [
  { os: 'linux', libc: 'glibc' },
  { os: 'linux', libc: 'musl' },
  { os: 'darwin' },
  { os: 'win32' },
].flatMap((machine) => ['x64', 'arm64'].map((cpu) => ({ ...machine, cpu })));

it('every tool with programs of its own has one for each machine', () => {
  const all = packagesIn('package-lock.json');
  const suits = (program: Package, machine: Machine) =>
    (['os', 'cpu', 'libc'] as const).every(
      (part) => !program[part] || !machine[part] || [program[part]].flat().includes(machine[part]),
    );
  const tools = Object.entries(all).flatMap(([path, { optionalDependencies = {} }]) => {
    const programs = Object.keys(optionalDependencies).flatMap(
      (name) => findFrom(path, name, all) ?? [],
    );
    return programs.filter(({ os }) => os).length > 4 ? [{ path, programs }] : [];
  });
  const lacking = tools.flatMap(({ path, programs }) =>
    machines
      .filter((machine) => !programs.some((program) => suits(program, machine)))
      .map((machine) => `${path}: ${Object.values(machine).join(' ')}`),
  );
  expect(tools.length).toBeGreaterThan(4);
  expect(lacking).toEqual([]);
});
