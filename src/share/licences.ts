import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { faces, stemOf } from '#src/fonts/faces.ts';

/** The packages of which code or fonts are shipped to browsers, and which. */
const shippedPackages: Record<string, string> = {
  ...Object.fromEntries(
    faces.map(({ family }) => [
      `@fontsource-variable/${stemOf(family)}`,
      `the typeface ${family}, cut to the letters in use`,
    ]),
  ),
  '@astrojs/react': 'script: starts the interactive parts of a page',
  astro: 'script: loads these parts when they are reached',
  react: 'script: these parts themselves',
  'react-dom': 'script: the same',
  scheduler: 'script: the same',
  rolldown: 'script: joins the files of these parts',
};

/** The licences of these packages, from their own files. */
export function getLicences(): string {
  const parts = Object.entries(shippedPackages).map(([name, what]) => {
    const folder = join('node_modules', name);
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const licence = readFileSync(join(folder, 'LICENSE'), 'utf8').trim();
    return `${'='.repeat(80)}\n${name} ${version}\n${what}\n\n${licence}\n`;
  });
  return `Parts of this site were made by others. What they are, and on which terms. The map is made from Natural Earth, which is in the public domain (naturalearthdata.com).\n\n${parts.join('\n')}`;
}
