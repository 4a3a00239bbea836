import { report, run, steps } from '#scripts/steps/stages.ts';

const result = await run(steps.headings);
report('headings', result, 'docs/headings is up to date');
process.exitCode = result.passed ? 0 : 1;
