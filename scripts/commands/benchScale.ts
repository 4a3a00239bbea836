// Builds the site with 10, 100 and 1,000 jobs, or those named, in a temporary copy, weighs what the
// build took and times the filter of the openings in each.
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { chromium } from '@playwright/test';
import { type Interaction, interactions, timeInteraction } from '#scripts/measure/interactions.ts';
import { grownJobs, grownWords } from '#scripts/measure/manyJobs.ts';
import { table } from '#scripts/measure/table.ts';
import { serve } from '#scripts/serve/server.ts';
import { launchArgs, requireBrowser } from '#scripts/steps/browser.ts';
import { run, steps } from '#scripts/steps/stages.ts';
import { languageCodes } from '#src/i18n/languages.ts';

const amounts = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [10, 100, 1_000];
const sources = [
  'astro.config.ts',
  'content',
  'locales',
  'package.json',
  'scripts',
  'src',
  'tsconfig.json',
];

const compress = promisify(brotliCompress);
const project = resolve('.');

/** Has a Node program say at its end how long it computed, and how much memory it had at most. */
const weighed = `data:text/javascript,process.on('exit',()=>{const{userCPUTime:u,systemCPUTime:s,maxRSS}=process.resourceUsage();console.log('weighed',(u+s)/1e6,maxRSS/1e6)})`;

const copy = await mkdtemp(join(tmpdir(), 'many-jobs-'));
try {
  for (const source of sources) await cp(source, join(copy, source), { recursive: true });
  await symlink(join(project, 'node_modules'), join(copy, 'node_modules'), 'junction');
  const rows: string[][] = [];
  for (const amount of amounts) {
    console.log(
      `Building the site with ${amount} jobs in each of ${languageCodes.length} languages …`,
    );
    rows.push(await measure(amount));
  }
  const columns = [
    ...['jobs', 'documents', 'build', 'computing', 'per 1,000', 'memory'],
    ...['list', 'compressed', 'filter', 'bare page'],
  ];
  console.log(`\n${table(columns, rows)}`);
} finally {
  process.chdir(project);
  await rm(copy, { recursive: true, force: true });
}

async function measure(amount: number): Promise<string[]> {
  process.chdir(project);
  const jobs = await readJson('content/jobs.json');
  await writeJson('content/jobs.json', grownJobs(jobs, amount));
  for (const lang of languageCodes) {
    const file = `locales/${lang}/careers.json`;
    await writeJson(file, grownWords(await readJson(file), jobs, amount));
  }
  process.chdir(copy);
  await rm('dist', { recursive: true, force: true });
  const { passed, output, seconds } = await run(['--import', weighed, ...steps.astroBuild]);
  if (!passed) throw new Error(`The site with ${amount} jobs could not be built.\n${output}`);
  const [computing = 0, memory = 0] =
    /^weighed (\S+) (\S+)$/m.exec(output)?.slice(1).map(Number) ?? [];
  const documents = (await readdir('dist', { recursive: true })).filter((file) =>
    file.endsWith('.html'),
  );
  const page = await readFile(join('dist', 'careers.html'));
  const filter = await timeIn('dist', 'careers', interactions.filter);
  const bare = await timeIn(join('scripts', 'measure', 'bare'), '', interactions['bare: open']);
  return [
    String(amount),
    String(documents.length),
    `${seconds.toFixed(0)} s`,
    `${computing.toFixed(0)} s`,
    `${((1000 * seconds) / documents.length).toFixed(0)} s`,
    `${memory.toFixed(1)} GB`,
    `${(page.length / 1000).toFixed(0)} KB`,
    `${((await compress(page)).length / 1000).toFixed(1)} KB`,
    `${filter.median} ms`,
    `${bare.median} ms`,
  ];
}

/** To the next paint; the bare page shows how much of it is due to the machine. */
async function timeIn(directory: string, path: string, interaction: Interaction) {
  const site = await serve({ directory, port: 0 });
  const browser = await chromium.launch({ executablePath: requireBrowser(), args: launchArgs });
  try {
    return await timeInteraction(browser, new URL(path, site.url).href, interaction, 5);
  } finally {
    await browser.close();
    await site.close();
  }
}

async function readJson(path: string) {
  return JSON.parse(await readFile(join(project, path), 'utf8'));
}

async function writeJson(path: string, content: unknown): Promise<void> {
  await writeFile(join(copy, path), `${JSON.stringify(content)}\n`);
}
