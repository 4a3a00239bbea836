import { execFileSync, spawnSync } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { smallestSite } from '../../src/content/check/smallestSite.ts';
import { writeSite } from '../../tests/writeSite.ts';
import type { Finding } from '../contract.ts';
import { brokenPromise, publishFrom } from './publish.ts';
import { openWorkspace, type Workspace } from './workspace.ts';

let folder: string;
let remote: string;
let workspace: Workspace;

const git = (command: string, ...args: string[]) => {
  const all = [...command.split(' '), ...args];
  return execFileSync('git', all, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();
};
// The tests also run on machines without git.
const hasGit = spawnSync('git', ['--version']).status === 0;

beforeEach(async ({ skip }) => {
  skip(!hasGit, 'git is not installed');
  folder = await writeSite({ ...smallestSite(), 'code.ts': 'one', '.gitignore': '.astro' });
  remote = await writeSite({});
  git('init --quiet --bare', remote);
  git('init --quiet --initial-branch main');
  git('config user.name', 'The owner');
  git('config user.email', 'owner@example.com');
  git('add --all');
  git('commit --quiet --message Begin');
  git('remote add origin', remote);
  workspace = await openWorkspace(folder);
});

const company = 'content/company.json';
const change = async (value: string) => {
  await workspace.draft([{ file: company, path: ['name'], value }]);
  return (await workspace.save()).state;
};
const publish = (send = true, message = 'Change', findings: Finding[] = []) =>
  publishFrom(workspace, { message, send }, async () => findings);
const subject = () => git('log -1 --format=%s');

it('sends facts and words and leaves everything else as it was, staged or not', async () => {
  await writeFile(join(folder, 'code.ts'), 'two');
  git('add code.ts');
  await workspace.savePortrait('nobody.jpg', Buffer.from('discarded'));
  expect((await change('Other')).message).toBe('Company: Name');
  const message = 'Say "more"; $(touch x)';
  expect(await publish(true, message)).toMatchObject({ committed: true, pushed: true });
  expect(git('log -1 --format=%s', 'origin/main')).toBe(message);
  expect(git('show --format= --name-only')).toBe(company);
  expect(git('status --porcelain')).toBe('M  code.ts\n?? content/portraits/');
});

it('commits nothing that would not appear', async () => {
  await change('Other');
  const finding = brokenPromise('de/index.html has a title as long as search results show');
  expect(finding).toMatchObject({ file: 'locales/de/home.json', path: ['meta'] });
  const { committed, failedChecks } = await publish(true, 'Change', [finding]);
  expect([committed, failedChecks, subject()]).toEqual([false, [finding], 'Begin']);
});

it.each([
  ['404.html is small', 'locales/en/notFound.json'],
  ['hi/careers/designer.html has one place', 'locales/hi/opening.json'],
  ['every address that a file names is there', ''],
])('finds the words that “%s” is about', (title, file) => {
  expect(brokenPromise(title).file).toBe(file);
});

it('commits nothing that was saved while the rest was checked', async () => {
  await change('Other');
  const check = async () => {
    await change('Later');
    return [];
  };
  const { problem } = await publishFrom(workspace, { message: 'Change', send: true }, check);
  expect([problem?.wrong, subject()]).toEqual([expect.stringContaining('saved while'), 'Begin']);
});

it('commits nothing that the remote would not take, and sends it when it does', async () => {
  await rm(remote, { recursive: true });
  await change('Other');
  const { committed, problem } = await publish();
  expect([committed, subject()]).toEqual([false, 'Begin']);
  expect(problem).toMatchObject({
    wrong: 'origin would not take it, so nothing was saved in git yet',
    log: expect.stringContaining('repository'),
  });
  expect(await publish(false)).toMatchObject({ committed: true, pushed: false });
  git('init --quiet --bare', remote);
  expect((await workspace.getState()).repository.unsent).toBe(2);
  expect(await publish(true, '')).toMatchObject({ committed: false, pushed: true });
  expect(git('rev-list --count HEAD')).toBe('2');
});

it.each([
  ['on no branch', false, () => git('switch --quiet --detach')],
  ['bringing two versions together', false, () => git('update-ref MERGE_HEAD HEAD')],
  ['no history', false, () => rm(join(folder, '.git'), { recursive: true })],
  ['no history', false, () => git('update-ref -d HEAD')],
  ['where to send', true, () => git('remote remove origin')],
  ['usually published from “main”', true, () => git('switch --quiet --create other')],
])('says before anything else: %s', async (words, canCommit, happen) => {
  git('push --quiet origin main');
  git('remote set-head origin main');
  await happen();
  const wrong = expect.stringContaining(words);
  expect((await change('Other')).repository).toMatchObject({ canCommit, trouble: { wrong } });
  const { committed, problem } = await publish();
  expect([committed, problem?.wrong]).toEqual([canCommit, canCommit ? undefined : wrong]);
});

it('asks who saves where git does not know it', async () => {
  for (const level of ['GLOBAL', 'SYSTEM']) vi.stubEnv(`GIT_CONFIG_${level}`, '/dev/null');
  git('config --unset user.name');
  git('config --unset user.email');
  // Otherwise git may derive an address from the host name.
  git('config user.useConfigOnly true');
  expect((await change('Other')).repository.hasAuthor).toBe(false);
  const author = { name: 'Ada', email: 'ada@example.com' };
  await publishFrom(workspace, { message: 'Change', send: false, author });
  expect(git('log -1', '--format=%an %ae')).toBe('Ada ada@example.com');
});

it('shows an earlier version as what changed since, and puts it back', async () => {
  await change('Second');
  await publish(true, 'Second name');
  await change('Third');
  const [version] = await workspace.versions('company');
  expect(version?.subject).toBe('Second name');
  const changes = await workspace.changesSince({ page: 'company', commit: version?.commit ?? '' });
  expect(changes).toMatchObject([{ before: 'Second', after: 'Third' }]);
  await workspace.draft(changes.flatMap(({ undo }) => undo));
  await workspace.save();
  expect(await readFile(join(folder, company), 'utf8')).toContain('"Second"');
});
