// The steps that commands consist of, each run as a process.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { isBuilt } from '#scripts/build/freshness.ts';

/** A program and its arguments, started with the Node that runs this. */
export type Step = string[];

const tool = (path: string, ...args: string[]): Step => [join('node_modules', path), ...args];
const script = (name: string): Step => [
  ...process.execArgv,
  join('scripts', 'commands', `${name}.ts`),
];

/** Two, so that `npm start` and `npm run dev` can run at once. A port that is in use is replaced by a free one. */
export const ports = { start: 4321, dev: 4400 };

export const steps = {
  types: tool('astro/bin/astro.mjs', 'check', '--minimumFailingSeverity', 'warning'),
  lint: tool('@biomejs/biome/bin/biome', 'ci', '--error-on-warnings'),
  content: script('gate'),
  build: script('build'),
  astroBuild: tool('astro/bin/astro.mjs', 'build'),
  // With its lock Astro would leave a file behind when killed, and detach into the background under some editors.
  astroDev: tool('astro/bin/astro.mjs', 'dev', '--ignore-lock'),
  vitest: tool('vitest/vitest.mjs', 'run'),
  playwright: tool('@playwright/test/cli.js', 'test'),
};

/** Runs a step silently, here or in a copy of the project, and returns its output. */
export function run(step: Step, cwd = '.'): Promise<{ passed: boolean; output: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, step, { cwd, maxBuffer: Infinity }, (error, stdout, stderr) =>
      // Some tools print colours whatever their settings.
      resolve({ passed: !error, output: stripVTControlCharacters(stdout + stderr) }),
    );
  });
}

/** Runs a step that prints to the terminal itself. Returns its exit code. */
export async function runInTerminal(step: Step): Promise<number> {
  const child = spawn(process.execPath, step, { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  const [code] = await once(child, 'close');
  return code ?? 1;
}

/** Builds the site if dist/ is older than its sources; exits if the build fails. */
export async function ensureBuilt(): Promise<void> {
  const code = (await isBuilt()) ? 0 : await runInTerminal(steps.build);
  if (code !== 0) process.exit(code);
}

/**
 * Runs a step silently and prints one line; under it, if the step failed, the end of its output. A step that is no
 * test run counts as one test; so does a failure without a failed test.
 */
export async function runAndLog(name: string, step: Step) {
  const started = performance.now();
  const { passed, output } = await run(step);
  const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(6);
  const verdict = passed ? 'passed' : 'FAILED';
  const tests = { passed: count(output, 'passed|flaky'), failed: count(output, 'failed') };
  const note = tests.passed + tests.failed > 0 ? `  ${tests.passed + tests.failed} tests` : '';
  console.log(`${name.padEnd(14)} ${verdict} ${seconds} s${note}`);
  for (const line of output.match(/^(Warning: .*| +\d+ flaky)$/gm) ?? []) console.log(line);
  if (!passed) console.log(`\n${output.trim().split('\n').slice(-300).join('\n')}\n`);
  return { passed: tests.passed || Number(passed), failed: tests.failed || Number(!passed) };
}

/** Reads the summary of Vitest or Playwright: "Tests  1 failed | 2 passed (3)", "  30 passed (1.2m)". */
function count(output: string, words: string): number {
  const lines = output.match(/^ +(Tests .*|\d+ \w+)/gm) ?? [];
  const counts = lines.join('\n').matchAll(new RegExp(`(\\d+) (${words})`, 'g'));
  return [...counts].reduce((sum, [, number]) => sum + Number(number), 0);
}
