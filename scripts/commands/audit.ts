// Audits the site as its visitors would meet it: over HTTP/2 and TLS, on a slow phone, page by
// page, beside a bare page that shows what this machine and this browser can do at best. Pages are
// judged by Lighthouse, loaded on a slow line, and clicked.
// Narrow it with words: `npm run audit -- home careers ru`.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse, { generateReport, type Result as Report } from 'lighthouse';
import {
  agentFaults,
  auditOf,
  faultsOf,
  type Measured,
  type Observed,
  observedFaultsOf,
  observedOf,
} from '#scripts/measure/audits.ts';
import {
  type Interaction,
  interactionLimit,
  interactions,
  timeInteraction,
} from '#scripts/measure/interactions.ts';
import { observe } from '#scripts/measure/observe.ts';
import { slowLine } from '#scripts/measure/slowLine.ts';
import { table } from '#scripts/measure/table.ts';
import { serve } from '#scripts/serve/server.ts';
import { addresses, pages as documents } from '#scripts/steps/addresses.ts';
import { launchArgs, requireBrowser } from '#scripts/steps/browser.ts';
import { languageCodes } from '#src/i18n/languages.ts';

/** Lighthouse refuses a page that is answered with 404, as the 404 page is. */
const pages = documents.filter((page) => page !== '404');

/** For shared machines: timings are printed, and only what does not depend on them is judged. */
const timingsOption = '--report-timings-only';
const judgesTimings = !process.argv.includes(timingsOption);

// One look is enough at what does not depend on time.
const runsEach = judgesTimings ? 3 : 1;
/** More of the bare page, because every ratio is to it. */
const runsOfBare = judgesTimings ? 9 : 1;
/** Watched in pairs with the bare page. */
const roundsEach = judgesTimings ? 9 : 1;
const clicksEach = judgesTimings ? 5 : 1;
/** What they are watched in where no language is named: the lightest letters, and heavier ones. */
const watchedLanguages = ['en', 'ru'];
/** A browser sometimes records nothing at all of a page. */
const triesEach = 4;
const reports = join('reports', 'audit');

const words = process.argv.slice(2).filter((word) => word !== timingsOption);
const unknown = words.find((word) => ![...pages, ...languageCodes].includes(word as never));
if (unknown) {
  console.error(`"${unknown}" names no page and no language.`);
  console.error(`Use any of: ${[...pages, ...languageCodes].join(' ')}, or ${timingsOption}.`);
  process.exit(1);
}
const isNamed = (name: string, all: readonly string[]) =>
  words.includes(name) || !words.some((word) => all.includes(word));
const chosen = addresses.filter(
  ({ page, language }) =>
    page !== '404' && isNamed(page, pages) && isNamed(language, languageCodes),
);

const executablePath = requireBrowser();
const flags = [...launchArgs, '--ignore-certificate-errors'];
const site = await serve({
  directory: 'dist',
  port: 0,
  base: process.env.BASE_PATH ?? '/',
  tls: true,
});
const bare = await serve({ directory: join('scripts', 'measure', 'bare'), port: 0, tls: true });
await mkdir(reports, { recursive: true });
try {
  const faults = [...(await auditPages()), ...(await watchPages()), ...(await auditInteractions())];
  if (faults.length > 0) {
    console.error(`\n${faults.join('\n')}\nThe reports in ${reports}/ say more.`);
    process.exitCode = 1;
  }
} finally {
  await Promise.all([site.close(), bare.close()]);
}

async function auditPages(): Promise<string[]> {
  const chrome = await launch({
    chromePath: executablePath,
    chromeFlags: [...flags, '--headless=new'],
  });
  try {
    const measured: Measured[] = [];
    const least = auditOf('bare', await runs(chrome.port, bare.url, runsOfBare));
    console.log(`The bare page shows its text after ${least.lcp.toFixed(0)} ms`);
    console.log(`and keeps the main thread at work for ${least.work.toFixed(0)} ms.\n`);
    for (const [index, { page, language, path }] of chosen.entries()) {
      const name = `${page} ${language}`;
      const results = await runs(chrome.port, new URL(path, site.url).href);
      const audit = auditOf(name, results);
      measured.push({ ...audit, workRatio: audit.work / least.work });
      const summary = `${audit.work.toFixed(0)} ms of work, ${Object.values(audit.scores).join(' ')}`;
      console.log(`${index + 1}/${chosen.length} ${name}: ${summary}`);
      const [full] = results;
      if (full)
        await writeFile(join(reports, `${page}-${language}.html`), generateReport(full, 'html'));
    }
    measured.sort((a, b) => b.workRatio - a.workRatio);
    console.log(`\n${auditTable(measured)}`);
    return measured.flatMap((page) => faultsOf(page, judgesTimings));
  } finally {
    chrome.kill();
  }
}

/** The first run looks at everything; what the others could add is time. */
async function runs(port: number, url: string, count = runsEach): Promise<Report[]> {
  const results: Report[] = [];
  for (let run = 0; run < count; run++) results.push(await runOnce(port, url, run === 0));
  return results;
}

async function runOnce(port: number, url: string, isFull: boolean): Promise<Report> {
  for (let attempt = 1; attempt <= triesEach; attempt++) {
    const result = await lighthouse(url, {
      port,
      logLevel: 'silent',
      disableFullPageScreenshot: true,
      ...(!isFull && { onlyCategories: ['performance'] }),
    });
    if (result && !result.lhr.runtimeError) return result.lhr;
  }
  throw new Error(
    `Lighthouse gave no report of ${url} in ${triesEach} tries.\nRun the audit again.`,
  );
}

function auditTable(measured: readonly Measured[]): string {
  return table(
    ['page', 'simulated LCP', 'work', 'of bare', 'CLS', 'perf', 'a11y', 'best', 'SEO', 'agents'],
    measured.map(({ name, lcp, work, workRatio, cls, scores, agents }) => [
      name,
      `${lcp.toFixed(0)} ms`,
      `${work.toFixed(0)} ms`,
      workRatio.toFixed(2),
      cls.toFixed(3),
      ...Object.values(scores).map(String),
      agentFaults(agents),
    ]),
  );
}

async function watchPages(): Promise<string[]> {
  const watched = chosen.filter(
    ({ language }) => words.includes(language) || watchedLanguages.includes(language),
  );
  const slow = await slowLine(portOf(site.url));
  const slowBare = await slowLine(portOf(bare.url));
  const browser = await chromium.launch({ executablePath, args: flags });
  try {
    const results: Observed[] = [];
    for (const { page, language, path } of watched) {
      const urls = {
        page: through(slow.port, path, site.url),
        bare: through(slowBare.port, '', bare.url),
      };
      results.push(observedOf(`${page} ${language}`, await observe(browser, urls, roundsEach)));
    }
    results.sort((a, b) => b.fcp - a.fcp);
    console.log(
      `\n${table(
        ['on a slow line', 'FCP of bare', 'LCP of bare', 'footer', 'CLS'],
        results.map(({ name, fcp, lcp, footer, cls }) => [
          name,
          fcp.toFixed(2),
          lcp.toFixed(2),
          `${footer.toFixed(0)} ms`,
          cls?.toFixed(3) ?? 'unknown',
        ]),
      )}`,
    );
    if (results.some(({ cls }) => cls === undefined)) {
      console.log(
        '\nThis machine has none of the fonts that stand in until those of the site arrive.\nInstall fonts-liberation to see what moves when they do.',
      );
    }
    return results.flatMap((page) => observedFaultsOf(page, judgesTimings));
  } finally {
    await browser.close();
    await Promise.all([slow.close(), slowBare.close()]);
  }
}

function portOf(url: string): number {
  return Number(new URL(url).port);
}

function through(port: number, path: string, url: string): string {
  return Object.assign(new URL(path, url), { port }).href;
}

async function auditInteractions(): Promise<string[]> {
  const browser = await chromium.launch({ executablePath, args: flags });
  const rows: { name: string; median: number; longest: number }[] = [];
  for (const [name, interaction] of Object.entries<Interaction>(interactions)) {
    const url = interaction.path === undefined ? bare.url : new URL(interaction.path, site.url);
    const times = await timeInteraction(browser, String(url), interaction, clicksEach);
    rows.push({ name, ...times });
  }
  await browser.close();
  rows.sort((a, b) => b.median - a.median);
  console.log(
    `\n${table(
      ['interaction', 'to next paint', 'longest'],
      rows.map(({ name, median, longest }) => [name, `${median} ms`, `${longest} ms`]),
    )}`,
  );
  return rows
    .filter(({ median }) => judgesTimings && median > interactionLimit)
    .map(({ name, median }) => `${name} takes ${median} ms of ${interactionLimit} to react.`);
}
