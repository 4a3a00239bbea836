// What git knows of what the editor writes, and nothing else of the repository.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Version } from '../contract.ts';
import { Refused } from './refused.ts';

const folders = ['content', 'locales', 'LICENSE'];
const runFile = promisify(execFile);

/** Ends in any case: nobody can answer a question that git asks in the terminal, and a line may be down. */
async function git(root: string, ...args: string[]): Promise<string> {
  const env = { ...process.env, GIT_TERMINAL_PROMPT: '0', GIT_SSH_COMMAND: 'ssh -oBatchMode=yes' };
  const options = { cwd: root, env, maxBuffer: 2 ** 26, timeout: 90_000 };
  const { stdout } = await runFile('git', args, options);
  return stdout.trim();
}

const withoutGit = 'Press “Build the site” and upload the folder that it names.';

/** What can be done with it, and what the editor wrote since the last commit. */
export async function repositoryAt(root: string) {
  const ask = (...args: string[]) => git(root, ...args).catch(() => undefined);
  const short = ['--porcelain', '--branch', '--no-renames', '--untracked-files=all', '-z'];
  const [folder, status, merged, author, remotes] = await Promise.all([
    ask('rev-parse', '--show-prefix'),
    ask('status', ...short, '--', ...folders),
    ask('rev-parse', '--verify', '--quiet', 'MERGE_HEAD'),
    ask('var', 'GIT_AUTHOR_IDENT'),
    ask('remote'),
  ]);
  const [head = '', ...entries] = (status ?? '').split('\0').filter(Boolean);
  const [branch] = head.slice('## '.length).split('...');
  const names = remotes?.split('\n').filter(Boolean) ?? [];
  const remote = names.find((name) => name === 'origin') ?? names[0];
  const [unsent, published] = await Promise.all([
    remote && ask('rev-list', '--count', 'HEAD', '--not', `--remotes=${remote}`),
    remote && ask('symbolic-ref', '--short', `refs/remotes/${remote}/HEAD`),
  ]);
  const usual = published?.slice(`${remote}/`.length);
  // A project unpacked inside some other repository is not that repository's to save.
  const isOwn = folder === '' && !head.startsWith('## No commits');
  const isDetached = head.startsWith('## HEAD (');
  const canCommit = isOwn && !isDetached && !merged;
  const conditions: [isSo: unknown, wrong: string, fix: string][] = [
    [!isOwn, 'This folder has no history in git', withoutGit],
    [
      isDetached,
      'Git looks at an old version here, on no branch: nothing can be saved on top of it',
      'Save nothing yet. Let a programmer switch back (“git switch main”), then open this page again.',
    ],
    [
      merged,
      'Git is in the middle of bringing two versions together',
      'Let a programmer finish that (“git status” says how), then open this page again.',
    ],
    [
      !remote,
      'Git does not know where to send the site',
      `It can be saved here. To publish: ${withoutGit} Or let a programmer connect a host (docs/publish.md).`,
    ],
    [
      usual && usual !== branch,
      `This is the branch “${branch}”; the site is usually published from “${usual}”`,
      'What you send does not appear until a programmer brings the two together.',
    ],
  ];
  const [trouble] = conditions.flatMap(([isSo, wrong, fix]) => (isSo ? { wrong, fix } : []));
  const hasAuthor = Boolean(author);
  const repository = { canCommit, remote, unsent: Number(unsent ?? 0), hasAuthor, trouble };
  return {
    repository,
    changed: canCommit ? entries.map((entry) => entry.slice('?? '.length)) : [],
  };
}

/** A file as it was in a commit. */
export function fileAt(root: string, commit: string, file: string): Promise<string | undefined> {
  return git(root, 'show', `${commit}:${file}`).catch(() => undefined);
}

/** The newest first; none without git. */
export async function versionsOf(root: string, files: readonly string[]): Promise<Version[]> {
  const format = '--format=%H%x00%aI%x00%an%x00%s';
  const listed = await git(root, 'log', '-50', format, '--', ...files).catch(() => '');
  return listed.split('\n').flatMap((line) => {
    const [commit, date = '', author = '', subject = ''] = line.split('\0');
    return commit ? [{ commit, date, author, subject }] : [];
  });
}

/** Runs git, and says where it refuses what that means and what to do, with its own words below. */
export async function gitOr(wrong: string, fix: string, root: string, ...args: string[]) {
  await git(root, ...args).catch(({ stderr, stdout, message }) => {
    throw new Refused(wrong, fix, (stderr || stdout || message).trim());
  });
}

export type Sending = { message: string; send: boolean; author?: Record<string, string> };

/** These files, whatever else is changed or staged. Who saves is asked for once. */
export async function commitFiles(root: string, files: readonly string[], sending: Sending) {
  const refused = [
    'Git did not take the change',
    'Everything is saved in the files. Show this to a programmer, or try again.',
  ] as const;
  for (const [name, value] of Object.entries(sending.author ?? {})) {
    await gitOr(...refused, root, 'config', `user.${name}`, value);
  }
  await gitOr(...refused, root, 'add', '--all', '--', ...files);
  await gitOr(...refused, root, 'commit', '--message', sending.message, '--', ...files);
}
