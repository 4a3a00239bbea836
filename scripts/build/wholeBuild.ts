// dist/ is always a whole site: Astro writes into a folder beside it, which is renamed once the site is finished.
import { existsSync, lstatSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Comes last, after what finishes the site. */
export function wholeBuild(): AstroIntegration {
  let place = '';
  return {
    name: 'whole-build',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig }) => {
        if (command !== 'build') return;
        const folder = fileURLToPath(config.outDir).replace(/[\\/]$/, '');
        // Through a link, as Astro writes.
        place = existsSync(folder) ? realpathSync(folder) : folder;
        remove(`${place}.next`);
        updateConfig({ outDir: pathToFileURL(`${place}.next/`) });
      },
      'astro:build:done': ({ logger }) => {
        replace(place);
        logger.info(`The new site is in ${place}.`);
      },
    },
  };
}

/** Nothing can be renamed to a folder with files in it, so the last site is put aside first. */
function replace(place: string): void {
  const aside = `${place}.last`;
  const isFirst = lstatSync(place, { throwIfNoEntry: false }) === undefined;
  remove(aside);
  if (!isFirst) renameSync(place, aside);
  try {
    renameSync(`${place}.next`, place);
  } catch (error) {
    // Windows renames no folder while a program has a file in it open.
    if (!isFirst) renameSync(aside, place);
    throw error;
  }
  remove(aside);
}

function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
