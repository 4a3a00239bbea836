// Without arguments: every check but those of tests/release, with a line for each. With arguments: Vitest
// and Playwright as anybody knows them, each given the flags, files and folders that it has tests for.
import { globSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { ensureBuilt, type Step, show, stage, steps } from '#scripts/shared/stages.ts';

/** The others take minutes, and ask for nginx or for other engines: npm run test:release, npm run test:engines. */
const inBrowser = [...steps.playwright, 'tests/site', 'tests/fixture'];

const total = { passed: 0, failed: 0 };
const asked = process.argv.slice(2);
await (asked.length > 0 ? runAsked() : runAll());

async function runAsked(): Promise<void> {
  const all = globSync('{editor,scripts,src,tests}/**/*.{test,spec}.{ts,tsx}').map((file) =>
    file.replaceAll('\\', '/'),
  );
  const words = asked.map((word) => word.replaceAll('\\', '/').replace(/\/$/, ''));
  const named = all.filter((file) => words.some((word) => file.includes(word)));
  const files = named.length > 0 ? named : all;
  const browser = files.some((file) => file.endsWith('.spec.ts'));
  if (browser || files.some((file) => file.startsWith('tests/site/'))) await ensureBuilt();
  if (files.some((file) => /\.test\.tsx?$/.test(file))) {
    process.exitCode = await show([...steps.vitest, ...asked]);
  }
  if (browser) {
    const step = named.length > 0 ? steps.playwright : inBrowser;
    process.exitCode = (await show([...step, ...asked])) || process.exitCode;
  }
}

async function runAll(): Promise<void> {
  await rm('reports', { recursive: true, force: true });
  // Side by side where two processors are, and what writes into .astro/ one after the other.
  const [isBuilt] = await Promise.all([
    buildAndCheck(),
    counted('lint', steps.lint).then(() => counted('units', [...steps.vitest, '--project=units'])),
  ]);
  if (isBuilt) {
    await Promise.all([
      counted('html', [...steps.vitest, '--project=html']),
      counted('browser tests', inBrowser),
    ]);
  } else {
    console.log('html and browser tests: not run, because there is no built site');
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

async function buildAndCheck(): Promise<boolean> {
  const isBuilt =
    (await counted('content', steps.content)) && (await counted('build', steps.build));
  await counted('types', steps.types);
  return isBuilt;
}

async function counted(name: string, step: Step): Promise<boolean> {
  const { passed, failed } = await stage(name, step);
  total.passed += passed;
  total.failed += failed;
  return failed === 0;
}
