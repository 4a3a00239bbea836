import { execFileSync, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { changedFiles, publish, repositoryAt } from './git.ts';

let folder: string;

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();

// The site is built and tested on machines without it, too.
const isThere = spawnSync('git', ['--version']).status === 0;

beforeEach(async ({ skip }) => {
  skip(!isThere, 'git is not installed');
  folder = await mkdtemp(join(tmpdir(), 'repository-'));
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true });
  });
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
  const repository = { remote: 'origin', unsent: 1, hasAuthor: true };
  expect(await repositoryAt(folder)).toEqual(repository);
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

  // Once it can be reached, the same button sends what waits, without a second commit.
  git('init', '--quiet', '--bare', 'nowhere');
  expect(await repositoryAt(folder)).toMatchObject({ unsent: 2 });
  expect(await publish(folder, '', true)).toEqual({ committed: true, pushed: true });
  expect(await repositoryAt(folder)).toMatchObject({ unsent: 0 });
  expect(git('rev-list', '--count', 'HEAD')).toBe('2');
});

it('asks who saves where git does not know it', async () => {
  vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
  vi.stubEnv('GIT_CONFIG_SYSTEM', '/dev/null');
  git('config', '--unset', 'user.name');
  git('config', '--unset', 'user.email');
  // As on a computer from whose name git makes no address.
  git('config', 'user.useConfigOnly', 'true');
  expect(await repositoryAt(folder)).toMatchObject({ hasAuthor: false });
  await writeFile(join(folder, 'content', 'company.json'), '{"a":1}');
  expect(await publish(folder, 'Change', false)).toMatchObject({ committed: false });
  const author = { name: 'Ada', email: 'ada@example.com' };
  expect(await publish(folder, 'Change', false, author)).toMatchObject({ committed: true });
  expect(git('log', '-1', '--format=%an %ae')).toBe('Ada ada@example.com');
});

it('says so when git takes nothing, and changes nothing', async () => {
  expect(await publish(folder, 'Nothing', false)).toMatchObject({ committed: false });
  expect(git('log', '-1', '--format=%s')).toBe('Begin');
});

it('knows a folder without git', async () => {
  await rm(join(folder, '.git'), { recursive: true });
  expect(await repositoryAt(folder)).toBeUndefined();
});
