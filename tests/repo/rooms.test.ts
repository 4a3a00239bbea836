import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, it } from 'vitest';

/**
 * Who may import whom: each room of src/, and what its files may import besides their own folder, "types:" only the
 * types of it. Biome refuses cycles between files.
 */
const table = `
src/i18n
src/content/schema  zod src/content/schema src/i18n
src/content/check   zod jsonc-parser src/content/schema src/content/load/data.ts src/fonts/characters.ts src/i18n
src/content/load    zod src/cached.ts src/content/schema src/fonts src/i18n
src/fonts           node: fontkitten subset-font src/cached.ts src/i18n
src/styles          node: src/i18n
src/weave           react react-dom sharp types:src/styles
src/drawings        node: react react-dom src/cached.ts src/content/load src/content/schema src/i18n src/styles src/weave
src/read            src/content/load src/content/schema src/drawings src/i18n src/mail src/weave
src/mail
src/browser
src/ui              react src/weave
src/islands         react react-dom src/i18n/translate.ts src/mail src/ui src/weave types:src/read
src/sections        react src/sections/shared src/ui src/weave types:src/read types:src/share
src/share           node: harfbuzzjs schema-dts sharp subset-font src/cached.ts src/content/load
                    src/content/schema src/drawings src/fonts src/i18n src/read src/styles src/weave
src/layouts         vite src/browser src/content/load src/read src/fonts src/i18n src/sections src/share src/styles
src/pages           types:astro src/browser src/content/load src/read src/drawings src/i18n src/islands
                    src/layouts src/sections src/share src/weave
src/pages/admin     zod @sveltia/cms src/content src/i18n
`;
const rooms = table
  .trim()
  .split(/\n(?=\S)/)
  .map((row) => row.split(/\s+/));
const files = globSync('src/*/**/*.{ts,tsx,js,astro}')
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.test\./.test(file));

it.each(rooms)('%s imports only what it may', (room, ...allowed) => {
  const own = files.filter((file) => roomOf(file) === room);
  expect(own).not.toEqual([]);
  for (const file of own) {
    const open = [posix.dirname(file), ...allowed];
    const strays = importsOf(file).filter((path) => !open.some((entry) => isIn(entry, path)));
    expect(strays, file).toEqual([]);
  }
});

it('every folder of src/ is in a room', () => {
  expect(files.filter((file) => roomOf(file) === undefined)).toEqual([]);
});

/** The innermost one. */
function roomOf(file: string): string | undefined {
  return rooms.map(([room = '']) => room).findLast((room) => isIn(room, file));
}

/** Where values may be imported from, types may be, too. */
function isIn(room: string, path: string): boolean {
  const folder = room.endsWith(':') ? room : `${room}/`;
  return [path, path.replace('types:', '')].some((one) => one === room || one.startsWith(folder));
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
