// Without arguments: every check but those of tests/release, with a line for each. With arguments: Vitest
// and Playwright as anybody knows them, each given the flags, files and folders that it has tests for.
import { readdirSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
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

type Count = { passed: number; failed: number };

const total: Count = { passed: 0, failed: 0 };
const broken: string[] = [];

await rm('reports', { recursive: true, force: true });
await mkdir('reports');

finish('browser', lookForBrowser());
// Side by side where two processors are, and what writes into .astro/ one after the other.
await Promise.all([build().then(checkTypes), checkCode()]);
if (canRun('html', 'content', 'build')) {
  const html = runTests('html', vitest('html'), () => countUnits('html'));
  if (canRun('browser tests', 'browser')) {
    await runTests('browser tests', inBrowser, countBrowserTests);
  }
  await html;
}

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

async function build(): Promise<void> {
  finish('content', await run(steps.content));
  if (canRun('build', 'content')) finish('build', await run(steps.build));
}

async function checkTypes(): Promise<void> {
  finish('types', await run(steps.types));
}

async function checkCode(): Promise<void> {
  finish('lint', await run(steps.lint));
  await runTests('units', vitest('units'), () => countUnits('units'));
}

function vitest(project: 'units' | 'html'): Step {
  const file = join('reports', `${project}.json`);
  return [
    ...steps.vitest,
    ...['--project', project],
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
  ];
}

function finish(
  name: string,
  result: Result,
  count: Count = result.passed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 },
  note?: string,
): void {
  total.passed += count.passed;
  total.failed += count.failed;
  if (!result.passed) broken.push(name);
  report(name, result, note);
}

async function runTests(name: string, step: Step, count: () => Promise<Count>): Promise<void> {
  const result = await run(step);
  const { passed, failed } = await count();
  const nothingRan = passed + failed === 0;
  if (nothingRan) result.output += `\nNot one test ran. Look for the reason above.`;
  // A file that does not load, or a crash after the last test, fails without a failed test.
  const isFailure = nothingRan || failed > 0 || !result.passed;
  finish(
    name,
    { ...result, passed: !isFailure },
    { passed, failed: isFailure ? Math.max(failed, 1) : 0 },
    `${passed + failed} ${passed + failed === 1 ? 'test' : 'tests'}`,
  );
  for (const line of result.output.match(/^Warning: .*/gm) ?? []) console.log(line);
}

function canRun(name: string, ...needs: string[]): boolean {
  const missing = needs.find((need) => broken.includes(need));
  if (missing) console.log(`${name.padEnd(14)} not run: "${missing}" failed`);
  return !missing;
}

function lookForBrowser(): Result {
  try {
    return { passed: true, output: findBrowser(), seconds: 0 };
  } catch (error) {
    return { passed: false, output: (error as Error).message, seconds: 0 };
  }
}

async function countUnits(project: string): Promise<Count> {
  const { numPassedTests = 0, numFailedTests = 0 } = await readReport(`${project}.json`);
  return { passed: numPassedTests, failed: numFailedTests };
}

async function countBrowserTests(): Promise<Count> {
  const { stats } = await readReport('browser.json');
  const { expected = 0, unexpected = 0, flaky = 0 } = stats ?? {};
  if (flaky > 0) console.log(`${flaky} passed only when tried again: reports/browser.json`);
  return { passed: expected + flaky, failed: unexpected };
}

type Report = {
  numPassedTests?: number;
  numFailedTests?: number;
  stats?: { expected: number; unexpected: number; flaky: number };
};

/** Without a report, the run ended before its first test. */
async function readReport(name: string): Promise<Report> {
  try {
    return JSON.parse(await readFile(join('reports', name), 'utf8'));
  } catch {
    return {};
  }
}
