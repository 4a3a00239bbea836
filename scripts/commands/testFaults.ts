// Mutation testing: plants the faults of tests/faults/faults.ts in a copy of the project, one at a time, and prints
// which check catches each. Arguments are names of faults; without any, all are planted.
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run, type Step, steps } from '#scripts/shared/stages.ts';
import { faults, type Stage, stages } from '#tests/faults/faults.ts';
import { copyProject } from '#tests/projectCopy.ts';

const ways: Record<Stage, Step> = {
  content: steps.content,
  lint: steps.lint,
  types: steps.types,
  units: [...steps.vitest, '--project=units', '--bail=1'],
  html: [...steps.vitest, '--project=html', '--bail=1'],
  sweep: [...steps.playwright, '--project=site', '-x'],
  fixture: [...steps.playwright, '--project=fixture', '-x'],
};
const onBuiltSite: Stage[] = ['html', 'sweep'];

/** The first line in which one of these tools reports a failure. */
const failure = /^( FAIL | +\d+\) |\S+\.\w+:\d+:\d+ |(content|locales)\/|.+ - error ).*/m;

const names = process.argv.slice(2);
const isChosen = (name: string) => names.length === 0 || names.includes(name);

const folder = await copyProject();
const total = { caught: 0, missed: 0 };
try {
  for (const stage of stages) {
    const here = Object.entries(faults[stage]).filter(([name]) => isChosen(name));
    // A stage that fails without a fault would seem to catch every one.
    const broken = here.length > 0 && (await failureAt(stage));
    if (broken) throw new Error(`${stage} fails by itself: ${broken}`);
    for (const [name, [file, find, put]] of here) {
      const path = join(folder, file);
      const whole = await readFile(path, 'utf8');
      const parts = whole.split(find);
      await writeFile(path, parts.join(put));
      const found = parts.length === 2 ? await failureAt(stage) : '';
      await writeFile(path, whole);
      total[found ? 'caught' : 'missed']++;
      const fits = parts.length === 2 ? 'NOT CAUGHT' : `no longer fits ${file}`;
      console.log(`${name}: ${found ? `caught by ${stage}: ${found}` : fits}`);
    }
  }
  console.log(`\n${total.caught} caught, ${total.missed} not caught`);
  process.exitCode = total.missed > 0 || total.caught === 0 ? 1 : 0;
} finally {
  await rm(folder, { recursive: true, force: true });
}

/** Runs a stage and returns the first failure it prints; empty if it passes. */
async function failureAt(stage: Stage): Promise<string> {
  const all = onBuiltSite.includes(stage) ? [steps.build, ways[stage]] : [ways[stage]];
  for (const step of all) {
    const { passed, output } = await run(step, folder);
    if (!passed) return (failure.exec(output)?.[0] ?? output.slice(-200)).trim();
  }
  return '';
}
