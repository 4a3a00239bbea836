// Plants the mistakes of tests/faults/faults.ts in a copy of the project, one at a time, and names what notices
// each. With names or numbers only those; with --list it plants none and says which still fit the files.
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { requireBrowser } from '#scripts/shared/browser.ts';
import { run, type Step, steps } from '#scripts/shared/stages.ts';
import { type Fault, faults, type Stage, stages } from '#tests/faults/faults.ts';
import { copyProject } from '#tests/projectCopy.ts';

type Ways = {
  step: Step;
  /** How it prints what fails. */
  failure: RegExp;
  /** Lets it end with the first failure. */
  stopEarly?: string;
  onBuiltSite?: true;
};

const vitest = { failure: /^ FAIL .+/gm, stopEarly: '--bail=1' };
const playwright = { failure: /^ +(\d+\)|Error:) .+/gm, stopEarly: '-x' };

const ways: Record<Stage, Ways> = {
  content: { step: steps.content, failure: /^(content|locales)\/.+/gm },
  lint: { step: steps.lint, failure: /^\S+:\d+:\d+ .+/gm },
  types: { step: steps.types, failure: /^.+ - (error|warning) .+/gm },
  units: { step: [...steps.vitest, '--project=units'], ...vitest },
  html: { step: [...steps.vitest, '--project=html'], ...vitest, onBuiltSite: true },
  sweep: { step: [...steps.playwright, '--project=site'], ...playwright, onBuiltSite: true },
  fixture: { step: [...steps.playwright, '--project=fixture'], ...playwright },
};

const isList = process.argv.includes('--list');
const names = process.argv.slice(2).filter((word) => word !== '--list');
const isNamed = (fault: Fault) => names.includes(fault.name) || names.includes(numberOf(fault));
const chosen = names.length === 0 ? faults : faults.filter(isNamed);
if (chosen.length < names.length) {
  console.error(
    'Not all of these are faults.\nnpm run test:faults -- --list names those there are.',
  );
  process.exit(1);
}

const fitting: Fault[] = [];
for (const fault of chosen) {
  const fits = (await withFault(fault, '.')) !== undefined;
  if (fits) fitting.push(fault);
  else process.exitCode = 1;
  if (isList || !fits) say(fault, fits ? fault.stage : `no longer fits ${fault.file}`);
}
if (!isList && fitting.length > 0) {
  requireBrowser();
  const folder = await copyProject();
  try {
    const missed = await plantEach(folder);
    for (const fault of missed) say(fault, 'NOT CAUGHT');
    console.log(`\n${fitting.length - missed.length} caught, ${missed.length} not caught`);
    if (missed.length > 0) process.exitCode = 1;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Each at the stage that should notice it; what that misses, at the stages after it. Gives what all missed. */
async function plantEach(folder: string): Promise<Fault[]> {
  let missed: Fault[] = [];
  for (const stage of stages) {
    const here = [...missed, ...fitting.filter((fault) => fault.stage === stage)];
    if (here.length === 0) continue;
    // What fails without any of them has caught none of them.
    const known = await failures(stage, folder);
    for (const failure of known) console.log(`${stage} fails by itself: ${failure}`);
    missed = [];
    for (const fault of here) {
      const file = join(folder, fault.file);
      const whole = await readFile(file, 'utf8');
      await writeFile(file, (await withFault(fault, folder)) ?? whole);
      const failed = await failures(stage, folder, known.length === 0);
      await writeFile(file, whole);
      const [first, second = ''] = failed.filter((failure) => !known.includes(failure));
      if (first) say(fault, `caught by ${stage}: ${first} ${second}`.trimEnd());
      else missed.push(fault);
    }
  }
  return missed;
}

/** The file with the fault in it; nothing, where it does not fit once. */
async function withFault({ file, find, put }: Fault, folder: string): Promise<string | undefined> {
  const text = await readFile(join(folder, file), 'utf8').catch(() => '');
  const parts = text.split(find);
  return parts.length === 2 ? parts.join(put) : undefined;
}

/** What fails at a stage, in the words that it prints. */
async function failures(stage: Stage, folder: string, firstAlone = false): Promise<string[]> {
  const { step, failure, stopEarly, onBuiltSite } = ways[stage];
  if (onBuiltSite) {
    const build = await run(steps.build, folder);
    if (!build.passed) return [`build: ${lastLine(build.output)}`];
  }
  const stop = stopEarly && firstAlone ? [stopEarly] : [];
  const { passed, output } = await run([...step, ...stop], folder);
  if (passed) return [];
  const text = stripVTControlCharacters(output);
  return (text.match(failure) ?? [lastLine(text)]).map((line) =>
    line.replace(/^ *(FAIL +\S+ |\d+\) )|[─━]+/g, '').trim(),
  );
}

function lastLine(text: string): string {
  return text.trim().split('\n').at(-1) ?? '';
}

function numberOf(fault: Fault): string {
  return String(faults.indexOf(fault) + 1);
}

function say(fault: Fault, verdict: string): void {
  console.log(`${numberOf(fault).padStart(2)} ${fault.name}: ${verdict}`);
}
