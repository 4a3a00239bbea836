import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

test('names a fact file that cannot be read, and nothing that only follows from it', async () => {
  const project = await copyProject();
  await writeFile(join(project, 'content/company.json'), '{ "name": ');
  expect(await runGate(project)).toMatch(
    /^content\/company\.json: line 1, column 11: is not valid JSON: .+\n.+\n\n1 to correct/,
  );
});

test('names a word file that cannot be read', async () => {
  const project = await copyProject();
  await writeFile(join(project, 'locales/de/team.json'), '{ "meta": ]');
  expect(await runGate(project)).toMatch(/^locales\/de\/team\.json: line 1, column \d+: is not valid/);
});

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
