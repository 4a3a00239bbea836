// From the saved files to the site: the checks that stand between, git, and the folder for other hosts.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { JsonTestResults } from 'vitest/node';
import type { Built, Finding, Published } from '../contract.ts';
import { defaultLanguage, languageCodes } from '../site.ts';
import { gitOr, type Sending } from './git.ts';
import { ownFolder } from './journal.ts';
import { Refused } from './refused.ts';
import { run, steps } from './site.ts';
import type { Workspace } from './workspace.ts';

export async function build(folder: string): Promise<Built> {
  const { passed, output } = await run(steps.build, folder);
  const said = output.trim().split('\n').slice(-20).join('\n');
  return { passed, folder: join(folder, 'dist'), output: said };
}

/** Nothing is committed before it is known that it will be taken and will appear, which takes minutes. */
export async function publishFrom(
  { folder, getState, commit }: Workspace,
  sending: Sending,
  check = whyItWouldNotAppear,
): Promise<Published> {
  const done = { committed: false, pushed: false, notAppearing: [] as Finding[] };
  const state = await getState();
  const { remote = '', canCommit, trouble } = state.repository;
  const isSent = sending.send && remote;
  try {
    if (trouble && !canCommit) throw new Refused(trouble.wrong, trouble.fix);
    if (state.problems.length > 0) {
      throw new Refused('Something is wrong in the words or facts', 'Correct it first.');
    }
    if (isSent) {
      const wrong = `${remote} would not take it, so nothing was saved in git yet`;
      const fix =
        'Look at the connection and at your access, then press the button again. If somebody else has sent changes since, let a programmer bring them here first (“git pull --rebase”). Without the tick at “send”, it is saved on this computer alone.';
      await gitOr(wrong, fix, folder, 'push', '--dry-run', remote, 'HEAD');
      done.notAppearing = await check(folder);
      if (done.notAppearing.length > 0) return { ...done, state };
    }
    done.committed = await commit(state.files, sending);
    if (isSent) {
      const wrong = `It is saved in git, but ${remote} did not take it`;
      const fix = 'Nothing is lost: press “Publish” again later, or show this to a programmer.';
      await gitOr(wrong, fix, folder, 'push', remote, 'HEAD');
      done.pushed = true;
    }
    return { ...done, state: await getState() };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { ...done, problem: error.refusal, state: await getState() };
  }
}

/** What the host does before it shows a commit: it builds, and holds each document to what was promised of it. */
async function whyItWouldNotAppear(folder: string): Promise<Finding[]> {
  const failure = (wrong: string, fix: string): Finding[] => [{ file: '', path: [], wrong, fix }];
  const built = await build(folder);
  if (!built.passed) return failure('the site cannot be built', built.output);
  const report = join(folder, ownFolder, 'promises.json');
  const asked = ['--project=html', '--reporter=json', `--outputFile=${report}`];
  const { passed, output } = await run([...steps.vitest, ...asked], folder);
  if (passed) return [];
  const { testResults }: JsonTestResults = JSON.parse(await readFile(report, 'utf8'));
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const broken = tests.filter(({ status }) => status === 'failed');
  return broken.length > 0
    ? broken.map(({ title }) => brokenPromise(title))
    : failure('the site cannot be checked', output);
}

const ofDocument = new RegExp(`^(?:(${languageCodes.join('|')})/)?(\\w+)(/\\S+)?\\.html (.*)`);

/** "de/story.html has a title …" is about the German words of the story. */
export function brokenPromise(title: string): Finding {
  const [, lang = defaultLanguage, name = '', below, promise = title] =
    ofDocument.exec(title) ?? [];
  const page = below ? 'opening' : ({ index: 'home', 404: 'notFound' }[name] ?? name);
  return {
    file: page && `locales/${lang}/${page}.json`,
    path: promise.includes('title') ? ['meta'] : [],
    wrong: `is promised something that would not be true: “${promise}”`,
    fix: 'Put back what was changed last there, or show this to a programmer.',
  };
}
