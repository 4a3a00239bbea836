import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, it } from 'vitest';

/**
 * Who may import whom: each folder of src/, and what its files may import besides their own folder, "types:" only the
 * types of it. Files that run in the browser have a row by the end of their names, whatever folder they are in. Biome
 * refuses cycles between files.
 */
const table = `
src/routes.ts       src/i18n
src/cached.ts
src/day.ts
src/i18n
src/content/schema  zod src/cached.ts src/content/schema src/i18n src/mail src/routes.ts src/weave/map.ts
src/content/load    zod src/cached.ts src/content/schema src/day.ts src/i18n src/routes.ts
src/fonts           node: fontkitten harfbuzzjs subset-font src/cached.ts src/content/load
                    src/content/schema/countries.ts src/i18n src/routes.ts src/weave/path.ts
src/form            zod src/content/schema src/i18n
src/check           zod src/content/schema src/content/load/data.ts src/day.ts src/fonts/characters.ts src/form src/i18n
                    src/routes.ts
src/styles          node: src/i18n
src/weave           react react-dom sharp src/i18n/graphemesOf.ts types:src/styles
src/drawings        node: react react-dom src/cached.ts src/content/load src/content/schema src/fonts src/i18n
                    src/routes.ts src/styles src/weave
src/read            src/content/load src/content/schema src/drawings src/i18n src/mail src/routes.ts src/weave
src/mail
src/ui              react src/styles/headlines.ts src/weave
src/sections        react src/sections/shared src/ui src/weave types:src/drawings types:src/read
src/metadata        node: schema-dts sharp src/cached.ts src/content/load src/content/schema src/drawings src/fonts
                    src/i18n src/read src/routes.ts src/styles src/weave
src/layouts         vite src/content/load src/drawings src/fonts src/i18n src/metadata src/read src/routes.ts
                    src/sections src/styles
src/pages           types:astro src/content/load src/drawings src/fonts src/i18n src/layouts src/metadata src/read
                    src/routes.ts src/sections src/weave
src/pages/admin     zod @sveltia/cms src/content src/form src/i18n src/routes.ts
.browser.ts         src/i18n src/mail types:src/read
.island.tsx         react react-dom src/i18n src/mail src/ui src/weave types:src/read
`;
const rows = table
  .trim()
  .split(/\n(?=\S)/)
  .map((row) => row.split(/\s+/));
const files = globSync('src/**/*.{ts,tsx,js,astro}')
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.test\./.test(file));

it.each(rows)('%s imports only what it may', (name, ...allowed) => {
  const own = files.filter((file) => rowOf(file) === name);
  expect(own).not.toEqual([]);
  for (const file of own) {
    const open = [posix.dirname(file), ...allowed];
    const strays = importsOf(file).filter((path) => !open.some((entry) => isIn(entry, path)));
    expect(strays, file).toEqual([]);
  }
});

it('every file of src/ has a row', () => {
  expect(files.filter((file) => rowOf(file) === undefined)).toEqual([]);
});

/** The innermost one. */
function rowOf(file: string): string | undefined {
  return rows
    .map(([name = '']) => name)
    .findLast((name) => isIn(name, file) || file.endsWith(name));
}

/** Where values may be imported from, types may be, too. */
function isIn(name: string, path: string): boolean {
  const folder = name.endsWith(':') ? name : `${name}/`;
  return [path, path.replace('types:', '')].some((one) => one === name || one.startsWith(folder));
}

function importsOf(file: string): string[] {
  const statement = /^(?:import|export) (type )?(?:[^']* from )?'([^']+)'|\bimport\('([^']+)'\)/gm;
  const statements = [...readFileSync(file, 'utf8').matchAll(statement)];
  return statements.map(([, type, fixed, dynamic]) => {
    const from = fixed ?? dynamic ?? '';
    const isBeside = from.startsWith('.');
    const path = isBeside ? posix.join(posix.dirname(file), from) : from.replace('#', '');
    return type ? `types:${path}` : path;
  });
}
