import { report, run, steps } from './stages.ts';

const { types, lint, content } = steps;
const verdicts = await Promise.all(
  Object.entries({ types, lint, content }).map(async ([name, step]) => {
    const result = await run(step);
    report(name, result);
    return result.passed;
  }),
);
process.exitCode = verdicts.includes(false) ? 1 : 0;
