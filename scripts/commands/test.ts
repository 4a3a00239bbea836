// Without arguments: every check but those of tests/release, with a line for each. With arguments: Vitest
// and Playwright as anybody knows them, each given the flags, files and folders that it has tests for.
import { readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { findBrowser, requireBrowser } from '#scripts/shared/browser.ts';
import {
  ensureBuilt,
  type Result,
  report,
  run,
  type Step,
  show,
  steps,
} from '#scripts/shared/stages.ts';

/** What tests/release tries takes minutes, and some of it asks for nginx: npm run test:release. */
const inBrowser = [...steps.playwright, 'tests/site', 'tests/fixture'];

const asked = process.argv.slice(2);
if (asked.length > 0) process.exit(await runAsked());

const total = { passed: 0, failed: 0 };
const broken: string[] = [];

await rm('reports', { recursive: true, force: true });
finish('browser', lookForBrowser());
// Side by side where two processors are, and what writes into .astro/ one after the other.
await Promise.all([
  stage('content', steps.content)
    .then(() => stage('build', steps.build, 'content'))
    .then(() => stage('types', steps.types)),
  stage('lint', steps.lint).then(() => stage('units', [...steps.vitest, '--project', 'units'])),
]);
await Promise.all([
  stage('html', [...steps.vitest, '--project', 'html'], 'content', 'build'),
  stage('browser tests', inBrowser, 'content', 'build', 'browser'),
]);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

async function runAsked(): Promise<number> {
  const files = ['src', 'scripts', 'tests'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) =>
      join(folder, path).replaceAll('\\', '/'),
    ),
  );
  const named = files.filter((path) =>
    asked.some((word) => path.includes(word.replaceAll('\\', '/').replace(/\/$/, ''))),
  );
  const either = named.length === 0;
  const units = either || named.some((path) => /\.test\.tsx?$/.test(path));
  const browser = either || named.some((path) => path.endsWith('.spec.ts'));
  const documents = either || named.some((path) => path.startsWith('tests/site/'));

  if (browser) requireBrowser();
  if (browser || documents) await ensureBuilt();
  const ofUnits = units ? await show([...steps.vitest, ...asked]) : 0;
  const ofBrowser = browser
    ? await show([...(either ? inBrowser : steps.playwright), ...asked])
    : 0;
  return Math.max(ofUnits, ofBrowser);
}

async function stage(name: string, step: Step, ...needs: string[]): Promise<void> {
  const missing = needs.find((need) => broken.includes(need));
  if (missing) console.log(`${name.padEnd(14)} not run: "${missing}" failed`);
  else finish(name, await run(step));
}

function finish(name: string, result: Result): void {
  const output = stripVTControlCharacters(result.output);
  const count = (word: string) => {
    const counts = output.matchAll(new RegExp(`^ +(?:Tests .*)?\\b(\\d+) ${word}`, 'gm'));
    return [...counts].reduce((sum, [, number]) => sum + Number(number), 0);
  };
  const again = count('flaky');
  const passed = count('passed') + again;
  const failed = count('failed');
  // What is no test counts as one, and what breaks off without a failed test as a failed one.
  total.passed += passed || Number(result.passed);
  total.failed += failed || Number(!result.passed);
  if (!result.passed) broken.push(name);
  const tests = passed + failed > 0 ? `${passed + failed} tests` : '';
  report(name, result, again > 0 ? `${tests}, ${again} passed only when tried again` : tests);
  for (const line of output.match(/^Warning: .*/gm) ?? []) console.log(line);
}

function lookForBrowser(): Result {
  try {
    return { passed: true, output: findBrowser(), seconds: 0 };
  } catch (error) {
    return { passed: false, output: (error as Error).message, seconds: 0 };
  }
}
