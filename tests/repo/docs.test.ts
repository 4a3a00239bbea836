import { existsSync, globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, it } from 'vitest';

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const { scripts, dependencies, devDependencies } = read('package.json');
const pages = [...globSync('*.md'), ...globSync('docs/**/*.md')];

it.each(pages)('%s names only files, links and commands there are', (page) => {
  const text = readFileSync(page, 'utf8');
  const all = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);
  const named = all(/`((?:src|scripts|tests)\/[\w./[\]-]+\.\w+)`/g)
    // The page "press" is only an example.
    .filter((file) => !/\bpress\./.test(file));
  const linked = all(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g).map((link) =>
    posix.join(posix.dirname(page.replaceAll('\\', '/')), link),
  );
  expect([...named, ...linked].filter((file) => !existsSync(file))).toEqual([]);
  expect(all(/\bnpm run ([\w:]+)/g).filter((command) => !(command in scripts))).toEqual([]);
});

it('CONTRIBUTING.md has a line for each dependency, and none besides', () => {
  const rows = readFileSync('CONTRIBUTING.md', 'utf8').split('| Package')[1] ?? '';
  const named = [...rows.matchAll(/^\| ([@a-z][^|]*)\|/gm)].flatMap(([, cell = '']) =>
    cell.trim().split(', '),
  );
  const covers = (name: string, dependency: string) =>
    name.endsWith('/*') ? dependency.startsWith(name.slice(0, -1)) : dependency === name;
  const installed = Object.keys({ ...dependencies, ...devDependencies });
  expect(installed.filter((one) => !named.some((name) => covers(name, one)))).toEqual([]);
  expect(named.filter((name) => !installed.some((one) => covers(name, one)))).toEqual([]);
});
