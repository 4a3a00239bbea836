// Audits the site as its visitors would meet it: over HTTP/2 and TLS, on a slow phone, page by
// page, beside a bare page that shows what this machine and this browser can do at best.
// Narrow it with words: `npm run audit -- home careers ru`.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse, { generateReport, type Result as Report } from 'lighthouse';
import { languageCodes } from '../src/i18n/languages.ts';
import { addresses, pages as documents } from './addresses.ts';
import { type Audit, agentFaults, auditOf, faultsOf, type Measured } from './audits.ts';
import { bringBrowser, launchArgs } from './browser.ts';
import {
  type Interaction,
  interactionLimit,
  interactions,
  timeInteraction,
} from './interactions.ts';
import { serve } from './server.ts';
import { table } from './table.ts';

/** Lighthouse refuses a page that is answered with 404, as the one for lost visitors is. */
const pages = documents.filter((page) => page !== '404');

const runsEach = 3;
/** Every ratio leans on the bare page. */
const runsOfBare = 9;
/** Now and then a browser records nothing at all of a page. */
const triesEach = 4;
const reports = join('reports', 'audit');
/** For machines that many share: what they take is printed, and only what is steady is judged. */
const timingsOption = '--report-timings-only';

const words = process.argv.slice(2).filter((word) => word !== timingsOption);
const judgesTimings = !process.argv.includes(timingsOption);
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

const executablePath = bringBrowser();
const flags = [...launchArgs, '--ignore-certificate-errors'];
const site = await serve({
  directory: 'dist',
  port: 0,
  base: process.env.BASE_PATH ?? '/',
  tls: true,
});
const bare = await serve({ directory: join('scripts', 'bare'), port: 0, tls: true });
await mkdir(reports, { recursive: true });
try {
  const faults = [...(await auditPages()), ...(await auditInteractions())];
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
    const { lcp: bareLcp, tbt } = auditOf('bare', await runs(chrome.port, bare.url, runsOfBare));
    console.log(`The bare page shows its text after ${bareLcp.toFixed(0)} ms.`);
    console.log(`This browser does not answer for ${tbt.toFixed(0)} ms of it.\n`);
    for (const [index, { page, language, path }] of chosen.entries()) {
      const name = `${page} ${language}`;
      const results = await runs(chrome.port, new URL(path, site.url).href);
      const audit = auditOf(name, results);
      measured.push({ ...audit, ratio: audit.lcp / bareLcp });
      console.log(`${index + 1}/${chosen.length} ${name}: ${summary(audit)}`);
      const [full] = results;
      if (full) await writeFile(join(reports, `${page}-${language}.html`), html(full));
    }
    measured.sort((a, b) => b.ratio - a.ratio);
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

function html(report: Report): string {
  return generateReport(report, 'html');
}

function summary({ lcp, scores }: Audit): string {
  return `${lcp.toFixed(0)} ms, ${Object.values(scores).join(' ')}`;
}

function auditTable(measured: readonly Measured[]): string {
  return table(
    ['page', 'LCP', 'ratio', 'TBT', 'CLS', 'perf', 'a11y', 'best', 'SEO', 'agents'],
    measured.map(({ name, lcp, ratio, tbt, cls, scores, agents }) => [
      name,
      `${lcp.toFixed(0)} ms`,
      ratio.toFixed(2),
      `${tbt.toFixed(0)} ms`,
      cls.toFixed(3),
      ...Object.values(scores).map(String),
      agentFaults(agents),
    ]),
  );
}

async function auditInteractions(): Promise<string[]> {
  const browser = await chromium.launch({ executablePath, args: flags });
  const rows: { name: string; median: number; longest: number }[] = [];
  for (const [name, interaction] of Object.entries<Interaction>(interactions)) {
    const url = interaction.path === undefined ? bare.url : new URL(interaction.path, site.url);
    const times = await timeInteraction(browser, String(url), interaction);
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
