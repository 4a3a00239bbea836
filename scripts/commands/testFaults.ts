// Plants the mistakes of tests/faults/faults.ts in a copy of the project, one at a time, and names what notices
// each. With names only those; with --list it plants none and says which still fit the files.
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { requireBrowser } from '#scripts/shared/browser.ts';
import { run, type Step, steps } from '#scripts/shared/stages.ts';
import { type Fault, faults, type Stage, stages } from '#tests/faults/faults.ts';
import { copyProject } from '#tests/projectCopy.ts';

type Ways = {
  /** Ends with the first failure, where its tool can. */
  step: Step;
  /** How it prints what fails. */
  failure: RegExp;
  onBuiltSite?: true;
};

const vitest = (project: string) => ({
  step: [...steps.vitest, `--project=${project}`, '--bail=1'],
  failure: /^ FAIL .+/gm,
});
const playwright = (project: string) => ({
  step: [...steps.playwright, `--project=${project}`, '-x'],
  failure: /^ +(\d+\)|Error:) .+/gm,
});

const ways: Record<Stage, Ways> = {
  content: { step: steps.content, failure: /^(content|locales)\/.+/gm },
  lint: { step: steps.lint, failure: /^\S+:\d+:\d+ .+/gm },
  types: { step: steps.types, failure: /^.+ - (error|warning) .+/gm },
  units: vitest('units'),
  html: { ...vitest('html'), onBuiltSite: true },
  sweep: { ...playwright('site'), onBuiltSite: true },
  fixture: playwright('fixture'),
};

const isList = process.argv.includes('--list');
const names = process.argv.slice(2).filter((word) => word !== '--list');
const chosen = faults.filter(({ name }) => names.length === 0 || names.includes(name));
if (chosen.length < names.length) {
  console.error(
    'Not all of these are faults.\nnpm run test:faults -- --list names those there are.',
  );
  process.exit(1);
}

for (const fault of chosen) {
  const text = await readFile(fault.file, 'utf8').catch(() => '');
  const fits = withFault(text, fault) !== undefined;
  if (isList || !fits) say(fault, fits ? fault.stage : `no longer fits ${fault.file}`);
  if (!fits) process.exitCode = 1;
}
if (!isList && process.exitCode !== 1) {
  requireBrowser();
  const folder = await copyProject();
  try {
    const missed = await plantEach(folder);
    for (const fault of missed) say(fault, 'NOT CAUGHT');
    console.log(`\n${chosen.length - missed.length} caught, ${missed.length} not caught`);
    if (missed.length > 0) process.exitCode = 1;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Each at the stage that should notice it; what that misses, at the stages after it. Gives what all missed. */
async function plantEach(folder: string): Promise<Fault[]> {
  let missed: Fault[] = [];
  for (const stage of stages) {
    const here = [...missed, ...chosen.filter((fault) => fault.stage === stage)];
    if (here.length === 0) continue;
    // What fails without any of them would seem to catch each of them.
    const [broken] = await failures(stage, folder);
    if (broken) throw new Error(`${stage} fails by itself: ${broken}`);
    missed = [];
    for (const fault of here) {
      const file = join(folder, fault.file);
      const whole = await readFile(file, 'utf8');
      await writeFile(file, withFault(whole, fault) ?? whole);
      const [first, second = ''] = await failures(stage, folder);
      await writeFile(file, whole);
      if (first) say(fault, `caught by ${stage}: ${first} ${second}`.trimEnd());
      else missed.push(fault);
    }
  }
  return missed;
}

/** The file with the fault in it; nothing, where it does not fit once. */
function withFault(text: string, { find, put }: Fault): string | undefined {
  const parts = text.split(find);
  return parts.length === 2 ? parts.join(put) : undefined;
}

/** What fails at a stage, in the words that it prints. */
async function failures(stage: Stage, folder: string): Promise<string[]> {
  const { step, failure, onBuiltSite } = ways[stage];
  if (onBuiltSite) {
    const build = await run(steps.build, folder);
    if (!build.passed) return [`build: ${lastLine(build.output)}`];
  }
  const { passed, output } = await run(step, folder);
  if (passed) return [];
  const text = stripVTControlCharacters(output);
  return (text.match(failure) ?? [lastLine(text)]).map((line) =>
    line.replace(/^ *(FAIL +\S+ |\d+\) )|[─━]+/g, '').trim(),
  );
}

function lastLine(text: string): string {
  return text.trim().split('\n').at(-1) ?? '';
}

function say({ name }: Fault, verdict: string): void {
  console.log(`${name}: ${verdict}`);
}
