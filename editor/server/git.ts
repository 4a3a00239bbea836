// Git, limited to the files that the editor writes.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Version } from '../contract.ts';
import { UserError } from './userError.ts';

const folders = ['content', 'locales', 'LICENSE'];
const runFile = promisify(execFile);

/** Never hangs: no prompts, which nobody could answer, and a timeout for the network. */
async function git(root: string, ...args: string[]): Promise<string> {
  const env = { ...process.env, GIT_TERMINAL_PROMPT: '0', GIT_SSH_COMMAND: 'ssh -oBatchMode=yes' };
  const options = { cwd: root, env, maxBuffer: 2 ** 26, timeout: 90_000 };
  const { stdout } = await runFile('git', args, options);
  return stdout.trim();
}

const withoutGit = 'Press “Build the site” and upload the folder that it names.';

/** The state of the repository, and the uncommitted files of the editor. */
export async function repositoryAt(root: string) {
  const tryGit = (...args: string[]) => git(root, ...args).catch(() => undefined);
  const short = ['--porcelain', '--branch', '--no-renames', '--untracked-files=all', '-z'];
  const [folder, status, merged, author, remotes] = await Promise.all([
    tryGit('rev-parse', '--show-prefix'),
    tryGit('status', ...short, '--', ...folders),
    tryGit('rev-parse', '--verify', '--quiet', 'MERGE_HEAD'),
    tryGit('var', 'GIT_AUTHOR_IDENT'),
    tryGit('remote'),
  ]);
  const [head = '', ...entries] = (status ?? '').split('\0').filter(Boolean);
  const [branch] = head.slice('## '.length).split('...');
  const names = remotes?.split('\n').filter(Boolean) ?? [];
  const remote = names.find((name) => name === 'origin') ?? names[0];
  const [unsent, published] = await Promise.all([
    remote && tryGit('rev-list', '--count', 'HEAD', '--not', `--remotes=${remote}`),
    remote && tryGit('symbolic-ref', '--short', `refs/remotes/${remote}/HEAD`),
  ]);
  const usual = published?.slice(`${remote}/`.length);
  // A project unpacked inside another repository is not part of it.
  const isOwn = folder === '' && !head.startsWith('## No commits');
  const isDetached = head.startsWith('## HEAD (');
  const canCommit = isOwn && !isDetached && !merged;
  const conditions: [applies: unknown, wrong: string, fix: string][] = [
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
  const [trouble] = conditions.flatMap(([applies, wrong, fix]) => (applies ? { wrong, fix } : []));
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

/** Newest first; none without git. */
export async function versionsOf(root: string, files: readonly string[]): Promise<Version[]> {
  const format = '--format=%H%x00%aI%x00%an%x00%s';
  const listed = await git(root, 'log', '-50', format, '--', ...files).catch(() => '');
  return listed.split('\n').flatMap((line) => {
    const [commit, date = '', author = '', subject = ''] = line.split('\0');
    return commit ? [{ commit, date, author, subject }] : [];
  });
}

/** Runs git; its failure becomes this refusal, with the output of git. */
export async function gitOrRefuse(wrong: string, fix: string, root: string, ...args: string[]) {
  await git(root, ...args).catch(({ stderr, stdout, message }) => {
    throw new UserError(wrong, fix, (stderr || stdout || message).trim());
  });
}

export type PublishOptions = { message: string; send: boolean; author?: Record<string, string> };

/** Commits these files alone, whatever else is staged. The author is stored in the configuration of git. */
export async function commitFiles(root: string, files: readonly string[], options: PublishOptions) {
  const refusal = [
    'Git did not take the change',
    'Everything is saved in the files. Show this to a programmer, or try again.',
  ] as const;
  for (const [name, value] of Object.entries(options.author ?? {})) {
    await gitOrRefuse(...refusal, root, 'config', `user.${name}`, value);
  }
  await gitOrRefuse(...refusal, root, 'add', '--all', '--', ...files);
  await gitOrRefuse(...refusal, root, 'commit', '--message', options.message, '--', ...files);
}
