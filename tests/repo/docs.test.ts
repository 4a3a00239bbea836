import { existsSync, globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, it } from 'vitest';
import type { z } from 'zod';
import { companySchema } from '#src/content/schema/company.ts';
import { kindNames, kinds } from '#src/content/schema/kinds.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
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

it('CONTRIBUTING.md has a promise for every test', () => {
  const [, promises = ''] = readFileSync('CONTRIBUTING.md', 'utf8').split(/^## What we promise$/m);
  const [table = ''] = promises.split(/^## /m);
  const patterns = [...table.matchAll(/`(\S+\.(?:spec|test)\S*)`/g)].map(([, path = '']) => path);
  const held = new Set(globSync(patterns));
  const tests = globSync('{src,scripts,tests}/**/*.{spec,test}.{ts,tsx}', {
    exclude: ['**/node_modules/**'],
  });
  expect(tests.filter((file) => !held.has(file))).toEqual([]);
});

it('docs/files.md explains each kind of entry', () => {
  const text = readFileSync('docs/files.md', 'utf8');
  expect(kindNames.filter((kind) => !text.includes(`| \`${kind}\``))).toEqual([]);
});

it('docs/ explain each fact that may be left out', () => {
  const texts = globSync('docs/*.md').map((page) => readFileSync(page, 'utf8'));
  const isExplained = (name: string) => new RegExp(`[\`"]${name}\\b`).test(texts.join());
  const schemas: z.ZodObject[] = [companySchema, ...Object.values(kinds).map(({ facts }) => facts)];
  const facts = schemas.flatMap(({ shape }) => Object.entries(shape));
  const optional = facts.filter(([, fact]) => fact.isOptional()).map(([name]) => name);
  expect(optional.filter((name) => !isExplained(name))).toEqual([]);
});
