import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

// A process of its own, because the gate shares its modules with the pages, and those read the same
// files: none of them may fall over a file before the gate has said what is wrong with it.
test('names files that cannot be read, and nothing that only follows from them', async () => {
  const project = await copyProject();
  await writeFile(join(project, 'content/company.json'), '{ "name": ');
  await writeFile(join(project, 'locales/de/team.json'), '{ "meta": ]');
  const problems = await runGate(project);
  expect(problems).toMatch(/^content\/company\.json: line 1, column \d+: is not valid JSON: /);
  expect(problems).toMatch(/^locales\/de\/team\.json: line 1, column \d+: is not valid JSON: /m);
  expect(problems).toMatch(/^2 to correct/m);
}, 60_000);

async function copyProject(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'project-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const part of ['content', 'locales', 'scripts', 'src', 'package.json']) {
    await cp(part, join(folder, part), {
      recursive: true,
      filter: (path) => basename(path) !== 'node_modules',
    });
  }
  await symlink(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'), 'junction');
  return folder;
}

function runGate(project: string): Promise<string> {
  const flags = ['--experimental-strip-types', '--disable-warning=ExperimentalWarning'];
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [...flags, 'scripts/gate.ts'],
      { cwd: project },
      (_error, _out, problems) => resolve(problems),
    );
  });
}
