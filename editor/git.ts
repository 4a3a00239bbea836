// What git knows of content/ and locales/, and nothing else of the repository.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const folders = ['content', 'locales'];
const runFile = promisify(execFile);

export type Repository = {
  remote?: string;
  /** Commits that the remote has not. */
  unsent: number;
  /** Whether git knows who saves. */
  hasAuthor: boolean;
};

/** Whose name stands with a commit. */
type Author = { name: string; email: string };

async function git(root: string, ...args: string[]): Promise<string> {
  // Nobody can answer a question that git asks in the terminal.
  const env = { ...process.env, GIT_TERMINAL_PROMPT: '0' };
  const { stdout } = await runFile('git', args, { cwd: root, env, maxBuffer: 2 ** 26 });
  return stdout;
}

/** Undefined where the project is no repository, has no commit yet, or git is not installed. */
export async function repositoryAt(root: string): Promise<Repository | undefined> {
  try {
    await git(root, 'rev-parse', '--verify', 'HEAD');
    // A project unpacked inside some other repository is not that repository's to save.
    await git(root, 'ls-files', '--error-unmatch', 'content/company.json');
    const remotes = (await git(root, 'remote')).split('\n').filter(Boolean);
    const remote = remotes.find((name) => name === 'origin') ?? remotes[0];
    const notThere = ['rev-list', '--count', 'HEAD', '--not', `--remotes=${remote}`];
    const unsent = remote ? Number(await git(root, ...notThere)) : 0;
    const hasAuthor = await git(root, 'var', 'GIT_AUTHOR_IDENT').then(
      () => true,
      () => false,
    );
    return { remote, unsent, hasAuthor };
  } catch {
    return undefined;
  }
}

type Texts = Record<string, string | undefined>;

/** The files that differ from the last commit: as they were, and as they are or soon will be. */
export async function changedFiles(
  root: string,
  soon: Texts = {},
): Promise<{ before: Texts; after: Texts }> {
  const [before, after]: [Texts, Texts] = [{}, {}];
  const listed = await git(root, 'diff', '--name-only', '--relative', '-z', 'HEAD', ...folders);
  const added = await git(root, 'ls-files', '--others', '--exclude-standard', '-z', ...folders);
  const files = new Set([...`${listed}\0${added}`.split('\0'), ...Object.keys(soon)]);
  files.delete('');
  for (const file of files) {
    before[file] = await git(root, 'show', `HEAD:./${file}`).catch(() => undefined);
    const path = join(root, file);
    const isThere = !(file in soon) && existsSync(path);
    after[file] = isThere ? await readFile(path, 'utf8') : soon[file];
  }
  return { before, after };
}

export type Published = { committed: boolean; pushed: boolean; problem?: string; advice?: string };

/**
 * Commits what changed in the two folders, whatever else is changed or staged, and sends it away if asked,
 * with what an earlier try left here.
 */
export async function publish(
  root: string,
  message: string,
  send: boolean,
  author?: Author,
): Promise<Published> {
  try {
    if (author) {
      await git(root, 'config', 'user.name', author.name);
      await git(root, 'config', 'user.email', author.email);
    }
    await git(root, 'add', '--all', '--', ...folders);
    const isNew = await git(root, 'status', '--porcelain', '--', ...folders);
    if (isNew || !send) await git(root, 'commit', '--message', message, '--', ...folders);
  } catch (error) {
    return {
      committed: false,
      pushed: false,
      problem: `git did not take the change: ${saidBy(error)}`,
      advice: 'Everything is saved in the files. Show this message to a programmer, or try again.',
    };
  }
  const repository = await repositoryAt(root);
  if (!send || !repository?.remote) return { committed: true, pushed: false };
  try {
    await git(root, 'push', repository.remote, 'HEAD');
    return { committed: true, pushed: true };
  } catch (error) {
    return {
      committed: true,
      pushed: false,
      problem: `It is saved in git, but ${repository.remote} did not take it: ${saidBy(error)}`,
      advice:
        'Nothing is lost. Look at the connection and at your access, then press “Publish” again. If somebody else has sent changes since, end the editor, type "git pull --rebase" in the terminal and start it again.',
    };
  }
}

function saidBy(error: unknown): string {
  const { stderr, stdout, message } = error as {
    stderr?: string;
    stdout?: string;
    message: string;
  };
  return (stderr || stdout || message).trim();
}
