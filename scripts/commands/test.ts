// Without arguments: every check but those of tests/release and tests/engines, with a line for each.
// With arguments: all of them are passed on unchanged to whichever of Vitest and Playwright has matching tests.
import { globSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { ensureBuilt, runAndLog, runInTerminal, type Step, steps } from '#scripts/shared/stages.ts';

const units = [...steps.vitest, '--project=units'];
/** Not tests/release and tests/engines, which take minutes and need nginx or other browsers: they have npm scripts. */
const browserTests = [...steps.playwright, 'tests/site', 'tests/fixture'];

const total = { passed: 0, failed: 0 };
const asked = process.argv.slice(2);
await (asked.length > 0 ? runAsked() : runAll());

async function runAsked(): Promise<void> {
  const all = globSync('{scripts,src,tests}/**/*.{test,spec}.{ts,tsx}').map((file) =>
    file.replaceAll('\\', '/'),
  );
  const patterns = asked.map((word) => word.replaceAll('\\', '/').replace(/\/$/, ''));
  const matching = all.filter((file) => patterns.some((pattern) => file.includes(pattern)));
  const files = matching.length > 0 ? matching : all;
  const needsBrowser = files.some((file) => file.endsWith('.spec.ts'));
  if (needsBrowser || files.some((file) => file.startsWith('tests/site/'))) await ensureBuilt();
  if (files.some((file) => /\.test\.tsx?$/.test(file))) {
    process.exitCode = await runInTerminal([...steps.vitest, ...asked]);
  }
  if (needsBrowser) {
    const step = matching.length > 0 ? steps.playwright : browserTests;
    process.exitCode = (await runInTerminal([...step, ...asked])) || process.exitCode;
  }
}

async function runAll(): Promise<void> {
  await rm('reports', { recursive: true, force: true });
  // In parallel, but the two that write to .astro/, build and types, one after the other.
  const [isBuilt] = await Promise.all([
    buildAndCheck(),
    runAndCount('lint', steps.lint).then(() => runAndCount('units', units)),
  ]);
  if (isBuilt) {
    await Promise.all([
      runAndCount('html', [...steps.vitest, '--project=html']),
      runAndCount('browser tests', browserTests),
    ]);
  } else {
    console.log('html and browser tests: not run, because there is no built site');
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

async function buildAndCheck(): Promise<boolean> {
  const isBuilt =
    (await runAndCount('content', steps.content)) && (await runAndCount('build', steps.build));
  await runAndCount('types', steps.types);
  return isBuilt;
}

async function runAndCount(name: string, step: Step): Promise<boolean> {
  const { passed, failed } = await runAndLog(name, step);
  total.passed += passed;
  total.failed += failed;
  return failed === 0;
}
