import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { bringBrowser } from '#scripts/steps/browser.ts';
import { type Result, report, run, type Step, steps } from '#scripts/steps/stages.ts';
import { testFiles } from '#scripts/steps/testFiles.ts';

const files = process.argv.slice(2);
if (files.length > 0) process.exit(await testFiles(files));

type Count = { passed: number; failed: number };

const total: Count = { passed: 0, failed: 0 };
const broken: string[] = [];

const unitReport = join('reports', 'units.json');
const browserReport = join('reports', 'browser.json');
await rm('reports', { recursive: true, force: true });
await mkdir('reports');

finish('browser', await findBrowser());
finish('types', await run(steps.types));
finish('lint', await run(steps.lint));
await runTests(
  'units',
  [...steps.units, '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
  countUnits,
);
finish('content', await run(steps.content));
if (canRun('build', 'content')) finish('build', await run(steps.build));
if (canRun('budget', 'browser', 'content', 'build')) finish('budget', await run(steps.budget));
if (canRun('browser tests', 'browser', 'content', 'build')) {
  await runTests('browser tests', steps.browser, countBrowserTests);
}

console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

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
}

function canRun(name: string, ...needs: string[]): boolean {
  const missing = needs.find((need) => broken.includes(need));
  if (missing) console.log(`${name.padEnd(14)} not run: "${missing}" failed`);
  return !missing;
}

async function findBrowser(): Promise<Result> {
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  try {
    return { passed: true, output: bringBrowser(), seconds: seconds() };
  } catch (error) {
    return { passed: false, output: (error as Error).message, seconds: seconds() };
  }
}

async function countUnits(): Promise<Count> {
  const { numPassedTests = 0, numFailedTests = 0 } = await readReport(unitReport);
  return { passed: numPassedTests, failed: numFailedTests };
}

async function countBrowserTests(): Promise<Count> {
  const { stats } = await readReport(browserReport);
  const { expected = 0, unexpected = 0, flaky = 0 } = stats ?? {};
  if (flaky > 0)
    console.log(`${flaky} passed only when tried again; reports/browser.json names them`);
  return { passed: expected + flaky, failed: unexpected };
}

type Report = {
  numPassedTests?: number;
  numFailedTests?: number;
  stats?: { expected: number; unexpected: number; flaky: number };
};

/** Without a report, the run ended before its first test. */
async function readReport(path: string): Promise<Report> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch {
    return {};
  }
}
