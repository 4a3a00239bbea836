// dist/ is always a whole site: a build works in a folder beside it and puts the new site in its place at the end.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { AstroIntegration } from 'astro';
import { exitOnSystemError } from '#scripts/systemError.ts';

const mark = '.unfinished-';

/** Comes last. What other integrations wrote beside the output, such as hosts/, is put in place with it. */
export function wholeBuild(): AstroIntegration {
  let outDir = '';
  let workFolder = '';
  return {
    name: 'whole-build',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig }) => {
        if (command !== 'build') return;
        try {
          outDir = prepare(fileURLToPath(config.outDir));
          workFolder = mkdtempSync(`${outDir}${mark}${process.pid}-`);
        } catch (error) {
          exitOnSystemError(error);
        }
        process.once('exit', () => remove(workFolder));
        updateConfig({ outDir: pathToFileURL(`${workFolder}/${basename(outDir)}/`) });
      },
      'astro:build:done': ({ logger }) => {
        try {
          for (const name of readdirSync(workFolder)) {
            replace(join(dirname(outDir), name), join(workFolder, name));
          }
          remove(workFolder);
        } catch (error) {
          exitOnSystemError(error);
        }
        logger.info(`The new site is in ${outDir}.`);
      },
    },
  };
}

/** Makes the folder around the output, and removes there what is left of builds that were killed. */
function prepare(directory: string): string {
  // Through a link, as Astro writes.
  const outDir = existsSync(directory) ? realpathSync(directory) : resolve(directory);
  const parent = dirname(outDir);
  mkdirSync(parent, { recursive: true });
  const start = `${basename(outDir)}${mark}`;
  for (const name of readdirSync(parent)) {
    const [processId] = name.slice(start.length).split('-');
    if (name.startsWith(start) && !isRunning(Number(processId))) remove(join(parent, name));
  }
  return outDir;
}

function isRunning(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch (error) {
    // That of another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Nothing can be renamed to a folder with files in it, so the last one is put aside first: for some microseconds there
 * is none.
 */
function replace(last: string, next: string): void {
  const aside = `${next}-before`;
  if (existsSync(last)) renameSync(last, aside);
  try {
    renameSync(next, last);
  } catch (error) {
    // Windows renames no folder while a program has a file in it open.
    if (existsSync(aside)) renameSync(aside, last);
    throw error;
  }
}

function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
