import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { changedFiles, publish, repositoryAt } from './git.ts';

let folder: string;

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'repository-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const name of ['content', 'locales']) await mkdir(join(folder, name));
  await writeFile(join(folder, 'content', 'company.json'), '{}');
  await writeFile(join(folder, 'locales', 'word.json'), '{}');
  await writeFile(join(folder, 'code.ts'), 'one');
  git('init', '--quiet', '--initial-branch', 'main');
  git('config', 'user.name', 'The owner');
  git('config', 'user.email', 'owner@example.com');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Begin');
});

it('commits facts and words and leaves everything else as it was, staged or not', async () => {
  await writeFile(join(folder, 'content', 'company.json'), '{"a":1}');
  await writeFile(join(folder, 'locales', 'new word.json'), '{}');
  await writeFile(join(folder, 'code.ts'), 'two');
  git('add', 'code.ts');
  expect(await changedFiles(folder)).toEqual({
    before: { 'content/company.json': '{}', 'locales/new word.json': undefined },
    after: { 'content/company.json': '{"a":1}', 'locales/new word.json': '{}' },
  });
  const message = 'Say "more"; $(touch x)\n\n- Company';
  expect(await publish(folder, message, true)).toEqual({ committed: true, pushed: false });
  expect(git('show', '--format=%B', '--name-only')).toBe(
    `${message}\n\n\ncontent/company.json\nlocales/new word.json`,
  );
  expect(git('status', '--porcelain')).toBe('M  code.ts');
});

it('sends the commit where there is a remote', async () => {
  const remote = await mkdtemp(join(tmpdir(), 'remote-'));
  onTestFinished(() => rm(remote, { recursive: true }));
  git('init', '--quiet', '--bare', remote);
  git('remote', 'add', 'origin', remote);
  expect(await repositoryAt(folder)).toEqual({ branch: 'main', remote: 'origin' });
  await writeFile(join(folder, 'content', 'company.json'), '{"a":1}');
  expect(await publish(folder, 'Change', true)).toEqual({ committed: true, pushed: true });
  expect(git('--git-dir', remote, 'log', '-1', '--format=%s', 'main')).toBe('Change');
});

it('keeps the commit and says what to do when the remote does not take it', async () => {
  git('remote', 'add', 'origin', join(folder, 'nowhere'));
  await writeFile(join(folder, 'content', 'company.json'), '{"a":1}');
  const published = await publish(folder, 'Change', true);
  expect(published).toMatchObject({ committed: true, pushed: false });
  expect(published.problem).toMatch(/^It is saved in git, but origin did not take it: /);
  expect(published.advice).toMatch(/^Nothing is lost\./);
  expect(git('log', '-1', '--format=%s')).toBe('Change');
});

it('says so when git takes nothing, and changes nothing', async () => {
  expect(await publish(folder, 'Nothing', false)).toMatchObject({ committed: false });
  expect(git('log', '-1', '--format=%s')).toBe('Begin');
});

it('knows a folder without git', async () => {
  await rm(join(folder, '.git'), { recursive: true });
  expect(await repositoryAt(folder)).toBeUndefined();
});
