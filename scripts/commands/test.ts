import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { requireBrowser } from '#scripts/steps/browser.ts';
import { type Result, report, run, type Step, steps } from '#scripts/steps/stages.ts';
import { testFiles } from '#scripts/steps/testFiles.ts';

const files = process.argv.slice(2);
if (files.length > 0) process.exit(await testFiles(files));

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
    await runTests('browser tests', steps.browser, countBrowserTests);
  }
  await html;
}

console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

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
    ...steps[project],
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
}

function canRun(name: string, ...needs: string[]): boolean {
  const missing = needs.find((need) => broken.includes(need));
  if (missing) console.log(`${name.padEnd(14)} not run: "${missing}" failed`);
  return !missing;
}

function lookForBrowser(): Result {
  try {
    return { passed: true, output: requireBrowser(), seconds: 0 };
  } catch (error) {
    return { passed: false, output: (error as Error).message, seconds: 0 };
  }
}

async function countUnits(project: string): Promise<Count> {
  const { numPassedTests = 0, numFailedTests = 0 } = await readReport(`${project}.json`);
  return { passed: numPassedTests, failed: numFailedTests };
}

async function countBrowserTests(): Promise<Count> {
  const report = await readReport('browser.json');
  const { expected = 0, unexpected = 0, flaky = 0 } = report.stats ?? {};
  for (const name of triedAgain(report)) console.log(`passed only when tried again: ${name}`);
  return { passed: expected + flaky, failed: unexpected };
}

type Suite = {
  suites?: Suite[];
  specs?: { file: string; title: string; tests: { status: string }[] }[];
};

function triedAgain({ suites = [], specs = [] }: Suite): string[] {
  const flaky = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [
    ...flaky.map(({ file, title }) => `${file}, ${title}`),
    ...suites.flatMap((suite) => triedAgain(suite)),
  ];
}

type Report = Suite & {
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
