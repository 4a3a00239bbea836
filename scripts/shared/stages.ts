// The steps that the commands are made of: each runs as a process of its own.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { isBuilt } from '#scripts/build/freshness.ts';

const isTerminal = process.stdout.isTTY;

/** A program and its arguments, started with the Node that runs this. */
export type Step = string[];

const tool = (path: string, ...args: string[]): Step => [join('node_modules', path), ...args];
const script = (name: string, ...args: string[]): Step => [
  ...process.execArgv,
  join('scripts', 'commands', `${name}.ts`),
  ...args,
];

/** `npm start` and `npm run dev` run side by side; each takes another where its port is taken. */
export const ports = { start: 4321, dev: 4400 };

export const steps = {
  types: tool('astro/bin/astro.mjs', 'check', '--minimumFailingSeverity', 'warning'),
  lint: tool('@biomejs/biome/bin/biome', 'ci', '--error-on-warnings'),
  content: script('gate'),
  build: script('build'),
  astroBuild: tool('astro/bin/astro.mjs', 'build'),
  // With its lock Astro would leave a file behind when it is ended, and run on unseen under some editors.
  astroDev: tool('astro/bin/astro.mjs', 'dev', '--ignore-lock'),
  vitest: tool('vitest/vitest.mjs', 'run'),
  playwright: tool('@playwright/test/cli.js', 'test'),
};

export type Result = { passed: boolean; output: string; seconds: number };

/** Runs a step to its end, here or in a copy of the project, and keeps what it prints. */
export function run(step: Step, cwd = '.'): Promise<Result> {
  const started = performance.now();
  return new Promise((resolve) => {
    const env = { ...(isTerminal && { FORCE_COLOR: '1' }), ...process.env };
    const child = spawn(process.execPath, step, { cwd, stdio: ['ignore', 'pipe', 'pipe'], env });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    child.on('close', (code) => {
      const seconds = (performance.now() - started) / 1000;
      const printed = Buffer.concat(chunks).toString();
      // Some tools colour their words whatever they are told, and a log file is no terminal.
      const output = isTerminal ? printed : stripVTControlCharacters(printed);
      resolve({ passed: code === 0, output, seconds });
    });
  });
}

/** Runs a step that uses the terminal itself. Gives its exit code. */
export function show(step: Step): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, step, { stdio: 'inherit' });
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.on(signal, () => child.kill(signal));
    }
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** Builds the site where dist/ is older than its sources; a build that fails ends the command. */
export async function ensureBuilt(): Promise<void> {
  if (await isBuilt()) return;
  const code = await show(steps.build);
  if (code !== 0) process.exit(code);
}

/** One line for a stage; under it, where it failed, the end of what it printed. */
export function report(name: string, { passed, output, seconds }: Result, note = ''): void {
  const verdict = passed ? 'passed' : 'FAILED';
  console.log(
    `${name.padEnd(14)} ${verdict} ${seconds.toFixed(1).padStart(6)} s  ${note}`.trimEnd(),
  );
  if (passed) return;
  const lines = output.trim().split('\n').slice(-300);
  console.log(`\n${lines.join('\n')}\n`);
}
