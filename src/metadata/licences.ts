import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCompany } from '#src/content/load/content.ts';
import { faces, stemOf } from '#src/fonts/faces.ts';

/** The packages whose code is sent to browsers, with what it does. */
const shippedPackages: Record<string, string> = {
  '@astrojs/react': 'script: starts the interactive parts of a page',
  astro: 'script: loads these parts when they are reached',
  react: 'script: these parts themselves',
  'react-dom': 'script: the same',
  scheduler: 'script: the same',
  rolldown: 'script: joins the files of these parts',
};

const typefaces = Object.fromEntries(
  faces.map(({ family }) => [
    `@fontsource-variable/${stemOf(family)}`,
    `the typeface ${family}, cut to the letters in use`,
  ]),
);

/** The packages of the CMS, which is built if content/company.json has a repository. */
const packagesOfAdmin: Record<string, string> = {
  '@sveltia/cms': 'script, typefaces and icons: the form at /admin/',
  exifr: 'script: reads what cameras write into pictures, for this form',
  immutable: 'script: keeps lists, for this form',
  leaflet: 'script: draws maps, for this form',
  svgo: 'script: makes drawings smaller, for this form',
  'terra-draw': 'script: draws on maps, for this form',
  'terra-draw-leaflet-adapter': 'script: the same',
  turndown: 'script: writes Markdown, for this form',
};

export function licences(): string {
  const packages = { ...typefaces, ...shippedPackages };
  if (loadCompany().repository) Object.assign(packages, packagesOfAdmin);
  const parts = Object.entries(packages).map(([name, purpose]) => {
    const folder = join('node_modules', name);
    const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const files = globSync('{LICENSE*,npm/assets/*.LICENSE.txt}', { cwd: folder }).sort();
    const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').trim());
    const licence = texts.join('\n\n') || `Licence: ${license}`;
    return `${'='.repeat(80)}\n${name} ${version}\n${purpose}\n\n${licence}\n`;
  });
  return `Parts of this site were made by others. What they are, and on which terms. The map is made from Natural Earth, which is in the public domain (naturalearthdata.com).\n\n${parts.join('\n')}`;
}
