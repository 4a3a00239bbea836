import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pages } from './addresses.ts';
import { requireBrowserOrStop } from './browser.ts';
import { ensureBuilt } from './ensureBuilt.ts';
import { type Step, show, steps } from './stages.ts';

/** Runs the tests in these files, or those of these pages. Gives the exit code. */
export async function testFiles(asked: readonly string[]): Promise<number> {
  const isPage = (name: string) => pages.some((page) => page === name);
  const wrong = asked.find((name) => !isPage(name) && !(isTest(name) && existsSync(name)));
  if (wrong) {
    console.error(`There is no page and no file of tests called "${wrong}".`);
    console.error(`Give ${pages.join(', ')}, or files like tests/browser/careers.spec.ts.`);
    return 1;
  }
  const named = asked.filter(isPage);
  const files = asked.filter((name) => !isPage(name));
  const units = [...files.filter(isUnit), ...named.flatMap(unitsOf)];
  const html = files.filter(isForHtml);
  const browser = files.filter(isForBrowser);
  // Sweeps over all pages have the page's name in the names of their tests.
  const pattern = `\\b(${named.join('|')})\\b`;
  const runs: Step[] = [
    ...(html.length > 0 ? [[...steps.html, ...html]] : []),
    ...(named.length > 0 ? [[...steps.html, '-t', pattern]] : []),
    ...(browser.length > 0 ? [[...steps.playwright, ...browser]] : []),
    ...(named.length > 0 ? [[...steps.browser, '--grep', pattern]] : []),
  ];

  let worst = units.length > 0 ? await show([...steps.units, ...units]) : 0;
  if (browser.length > 0 || named.length > 0) requireBrowserOrStop();
  if (runs.length > 0) await ensureBuilt();
  for (const step of runs) worst = Math.max(worst, await show(step));
  return worst;
}

/** The unit tests that have a page's name in their path. */
function unitsOf(page: string): string[] {
  return readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((path) => join('src', path))
    .filter((path) => isUnit(path) && path.split(/[^\w]/).includes(page));
}

function isTest(file: string): boolean {
  return isForBrowser(file) || /\.test\.tsx?$/.test(file);
}

function isUnit(file: string): boolean {
  return /\.test\.tsx?$/.test(file) && !isForHtml(file);
}

/** They read the documents of dist/. */
function isForHtml(file: string): boolean {
  return /^tests[\\/]html[\\/].*\.test\.ts$/.test(file);
}

/** They drive a browser over dist/. */
function isForBrowser(file: string): boolean {
  return file.endsWith('.spec.ts');
}
