import { existsSync } from 'node:fs';
import { bringBrowserOrStop } from './browser.ts';
import { ensureBuilt } from './ensureBuilt.ts';
import { show, steps } from './stages.ts';

/** Runs the tests in these files alone. Gives the exit code. */
export async function testFiles(files: readonly string[]): Promise<number> {
  const wrong = files.find((file) => !isTest(file) || !existsSync(file));
  if (wrong) {
    console.error(`There is no file of tests called "${wrong}".`);
    console.error('Give files like src/i18n/formats.test.ts or tests/browser/careers.spec.ts.');
    return 1;
  }
  const units = files.filter((file) => !isForBrowser(file));
  const forBrowser = files.filter(isForBrowser);
  let worst = 0;
  if (units.length > 0) worst = Math.max(worst, await show([...steps.units, ...units]));
  if (forBrowser.length > 0) {
    bringBrowserOrStop();
    await ensureBuilt();
    worst = Math.max(worst, await show([...steps.browser, ...forBrowser]));
  }
  return worst;
}

function isTest(file: string): boolean {
  return /\.(test\.tsx?|spec\.ts)$/.test(file);
}

/** *.spec.ts drive a browser over the built site, *.test.ts run in Node. */
function isForBrowser(file: string): boolean {
  return file.endsWith('.spec.ts');
}
