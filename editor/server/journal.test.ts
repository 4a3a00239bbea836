import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { finishWriting, writeAll } from './journal.ts';

const files = ['content/jobs.json', 'locales/de/careers.json', 'content/portraits/founder.jpg'];
const all = (text: string) => Object.fromEntries(files.map((file) => [file, text]));

/** Saves in a process that is killed before the file operation of this number. */
function isKilled(folder: string, step: number): boolean {
  const script = `
    import fs from 'node:fs/promises';
    import { syncBuiltinESMExports } from 'node:module';
    const { writeAll } = await import(${JSON.stringify(pathToFileURL('editor/server/journal.ts').href)});
    let left = ${step};
    for (const name of ['mkdir', 'readFile', 'rename', 'rm', 'writeFile']) {
      const real = fs[name];
      fs[name] = (...all) => (left-- === 0 ? process.kill(process.pid, 'SIGKILL') : real(...all));
    }
    syncBuiltinESMExports();
    await writeAll(${JSON.stringify(folder)}, ${JSON.stringify(all('new'))});`;
  const flags = [...process.execArgv, '--input-type=module-typescript', '--no-warnings'];
  return spawnSync(process.execPath, [...flags, '--eval', script]).signal !== null;
}

it('has written all files or none, at whichever step it is killed', async () => {
  const outcomes = new Set<string>();
  for (let step = 0; ; step++) {
    const folder = await mkdtemp(join(tmpdir(), 'killed-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    await writeAll(folder, all('old'));
    const wasKilled = isKilled(folder, step);
    await finishWriting(folder);
    const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
    const contents = [...new Set(texts)].join(' and ');
    outcomes.add(`${wasKilled ? 'killed' : 'finished'}: ${contents}`);
    if (!wasKilled) break;
  }
  expect([...outcomes]).toEqual(['killed: old', 'killed: new', 'finished: new']);
});
