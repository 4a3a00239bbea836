// What git knows of what the editor writes, and nothing else of the repository.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Refusal, Repository, Version } from '../contract.ts';

const folders = ['content', 'locales', 'LICENSE'];
const runFile = promisify(execFile);

/** Ends in any case: nobody can answer a question that git asks in the terminal, and a line may be down. */
export async function git(root: string, ...args: string[]): Promise<string> {
  const env = { ...process.env, GIT_TERMINAL_PROMPT: '0', GIT_SSH_COMMAND: 'ssh -oBatchMode=yes' };
  const options = { cwd: root, env, maxBuffer: 2 ** 26, timeout: 90_000 };
  const { stdout } = await runFile('git', args, options);
  return stdout;
}

/** What git answers on one line; nothing where it refuses. */
async function asked(root: string, ...args: string[]): Promise<string | undefined> {
  return git(root, ...args).then(
    (said) => said.trim(),
    () => undefined,
  );
}

const withoutGit = 'Press “Build the site” and upload the folder that it names.';

export async function repositoryAt(root: string): Promise<Repository> {
  const none = (wrong: string, fix: string): Repository => ({
    canCommit: false,
    unsent: 0,
    hasAuthor: false,
    trouble: { wrong, fix },
  });
  if (!(await asked(root, '--version'))) return none('Git is not on this computer.', withoutGit);
  const folder = await asked(root, 'rev-parse', '--absolute-git-dir');
  // A project unpacked inside some other repository is not that repository's to save.
  const isOwn = folder && (await asked(root, 'ls-tree', 'HEAD', 'content/company.json'));
  if (!isOwn) return none('This folder has no history in git.', withoutGit);
  const branch = await asked(root, 'symbolic-ref', '--short', 'HEAD');
  if (!branch) {
    return none(
      'Git looks at an old version here, on no branch: nothing can be saved on top of it.',
      'Save nothing yet. Let a programmer switch back (“git switch main”), then open this page again.',
    );
  }
  if (['MERGE_HEAD', 'rebase-merge', 'rebase-apply'].some((at) => existsSync(join(folder, at)))) {
    return none(
      'Git is in the middle of bringing two versions together.',
      'Let a programmer finish that (“git status” says how), then open this page again.',
    );
  }
  const remotes = (await asked(root, 'remote'))?.split('\n').filter(Boolean) ?? [];
  const remote = remotes.find((name) => name === 'origin') ?? remotes[0];
  const hasAuthor = (await asked(root, 'var', 'GIT_AUTHOR_IDENT')) !== undefined;
  if (!remote) {
    const wrong = 'Git does not know where to send the site.';
    const fix = `It can be saved here. To publish: ${withoutGit} Or let a programmer connect a host (docs/publish.md).`;
    return { canCommit: true, unsent: 0, hasAuthor, trouble: { wrong, fix } };
  }
  const notThere = await asked(root, 'rev-list', '--count', 'HEAD', '--not', `--remotes=${remote}`);
  const published = await asked(root, 'symbolic-ref', '--short', `refs/remotes/${remote}/HEAD`);
  const isElsewhere = published && published !== `${remote}/${branch}`;
  const trouble = isElsewhere && {
    wrong: `This is the branch “${branch}”; the site is usually published from “${published.slice(remote.length + 1)}”.`,
    fix: 'What you send does not appear until a programmer brings the two together.',
  };
  return {
    canCommit: true,
    remote,
    unsent: Number(notThere),
    hasAuthor,
    trouble: trouble || undefined,
  };
}

/** The files that differ from the last commit. */
export async function changedFiles(root: string): Promise<string[]> {
  const listed = await git(
    root,
    'diff',
    '--name-only',
    '--relative',
    '-z',
    'HEAD',
    '--',
    ...folders,
  );
  const added = await git(
    root,
    'ls-files',
    '--others',
    '--exclude-standard',
    '-z',
    '--',
    ...folders,
  );
  return `${listed}${added}`.split('\0').filter(Boolean);
}

/** A file as it was in a commit. */
export function fileAt(root: string, commit: string, file: string): Promise<string | undefined> {
  return git(root, 'show', `${commit}:./${file}`).catch(() => undefined);
}

export async function versionsOf(root: string, files: readonly string[]): Promise<Version[]> {
  const format = '--format=%H%x00%aI%x00%an%x00%s';
  const listed = await asked(root, 'log', '-50', format, '--', ...files);
  return (listed?.split('\n') ?? []).filter(Boolean).map((line) => {
    const [commit = '', date = '', author = '', subject = ''] = line.split('\0');
    return { commit, date, author, subject };
  });
}

export type Sending = { message: string; send: boolean; author?: { name: string; email: string } };

/** Before anything is committed: whether the remote would take it. */
export async function refusalOf(root: string, remote: string): Promise<Refusal | undefined> {
  try {
    await git(root, 'push', '--dry-run', remote, 'HEAD');
  } catch (error) {
    return refused(
      error,
      `${remote} would not take it, so nothing was saved in git yet.`,
      'Look at the connection and at your access, then press the button again. If somebody else has sent changes since, let a programmer bring them here first (“git pull --rebase”). Without the tick at “send”, it is saved on this computer alone.',
    );
  }
  return undefined;
}

/** Commits what changed, whatever else is changed or staged, and sends it with what an earlier try left here. */
export async function publish(
  root: string,
  { message, send, author }: Sending,
  files: readonly string[],
  remote?: string,
) {
  const done = { committed: false, pushed: false };
  try {
    for (const [name, value] of Object.entries(author ?? {})) {
      await git(root, 'config', `user.${name}`, value);
    }
    if (files.length > 0) {
      await git(root, 'add', '--all', '--', ...files);
      await git(root, 'commit', '--message', message, '--', ...files);
      done.committed = true;
    }
    if (send && remote) {
      await git(root, 'push', remote, 'HEAD');
      done.pushed = true;
    }
    return done;
  } catch (error) {
    const problem = done.committed
      ? refused(
          error,
          `It is saved in git, but ${remote} did not take it.`,
          'Nothing is lost: press “Publish” again later, or show this to a programmer.',
        )
      : refused(
          error,
          'Git did not take the change.',
          'Everything is saved in the files. Show this to a programmer, or try again.',
        );
    return { ...done, problem };
  }
}

function refused(error: unknown, wrong: string, fix: string): Refusal {
  const { stderr, stdout, message } = error as Record<string, string | undefined>;
  return { wrong, fix, said: (stderr || stdout || message || '').trim() };
}
