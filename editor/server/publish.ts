// Publishes the saved files: checks, commits and pushes them, or builds the folder to upload.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { JsonTestResults } from 'vitest/node';
import type { Built, Finding, Published } from '../contract.ts';
import { defaultLanguage, languageCodes } from '../site.ts';
import { gitOrRefuse, type PublishOptions } from './git.ts';
import { ownFolder } from './journal.ts';
import { run, steps } from './site.ts';
import { UserError } from './userError.ts';
import type { Workspace } from './workspace.ts';

export async function build(folder: string): Promise<Built> {
  const { passed, output } = await run(steps.build, folder);
  const lastLines = output.trim().split('\n').slice(-20).join('\n');
  return { passed, folder: join(folder, 'dist'), output: lastLines };
}

/** Commits only after a dry run of the push and the checks of the host, which take minutes. */
export async function publishFrom(
  { folder, getState, commit }: Workspace,
  options: PublishOptions,
  check = checkAsHost,
): Promise<Published> {
  const done = { committed: false, pushed: false, failedChecks: [] as Finding[] };
  const state = await getState();
  const { remote = '', canCommit, trouble } = state.repository;
  const isPushed = options.send && remote;
  try {
    if (trouble && !canCommit) throw new UserError(trouble.wrong, trouble.fix);
    if (state.problems.length > 0) {
      throw new UserError('Something is wrong in the words or facts', 'Correct it first.');
    }
    if (isPushed) {
      const wrong = `${remote} would not take it, so nothing was saved in git yet`;
      const fix =
        'Look at the connection and at your access, then press the button again. If somebody else has sent changes since, let a programmer bring them here first (“git pull --rebase”). Without the tick at “send”, it is saved on this computer alone.';
      await gitOrRefuse(wrong, fix, folder, 'push', '--dry-run', remote, 'HEAD');
      done.failedChecks = await check(folder);
      if (done.failedChecks.length > 0) return { ...done, state };
    }
    done.committed = await commit(state.files, options);
    if (isPushed) {
      const wrong = `It is saved in git, but ${remote} did not take it`;
      const fix = 'Nothing is lost: press “Publish” again later, or show this to a programmer.';
      await gitOrRefuse(wrong, fix, folder, 'push', remote, 'HEAD');
      done.pushed = true;
    }
    return { ...done, state: await getState() };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { ...done, problem: error.refusal, state: await getState() };
  }
}

/** The steps of the host before a deployment: the build, and the tests of the built documents. */
async function checkAsHost(folder: string): Promise<Finding[]> {
  const failure = (wrong: string, fix: string): Finding[] => [{ file: '', path: [], wrong, fix }];
  const built = await build(folder);
  if (!built.passed) return failure('the site cannot be built', built.output);
  const report = join(folder, ownFolder, 'promises.json');
  const flags = ['--project=html', '--reporter=json', `--outputFile=${report}`];
  const { passed, output } = await run([...steps.vitest, ...flags], folder);
  if (passed) return [];
  const { testResults }: JsonTestResults = JSON.parse(await readFile(report, 'utf8'));
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const broken = tests.filter(({ status }) => status === 'failed');
  return broken.length > 0
    ? broken.map(({ title }) => brokenPromise(title))
    : failure('the site cannot be checked', output);
}

const documentTest = new RegExp(`^(?:(${languageCodes.join('|')})/)?(\\w+)(/\\S+)?\\.html (.*)`);

/** A finding from the title of a failed test: "de/story.html has a title …" concerns locales/de/story.json. */
export function brokenPromise(title: string): Finding {
  const [, lang = defaultLanguage, name = '', subpage, promise = title] =
    documentTest.exec(title) ?? [];
  const page = subpage ? 'opening' : ({ index: 'home', 404: 'notFound' }[name] ?? name);
  return {
    file: page && `locales/${lang}/${page}.json`,
    path: promise.includes('title') ? ['meta'] : [],
    wrong: `is promised something that would not be true: “${promise}”`,
    fix: 'Put back what was changed last there, or show this to a programmer.',
  };
}
