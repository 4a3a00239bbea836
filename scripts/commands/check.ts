import { report, run, steps } from '#scripts/shared/stages.ts';

const { content, types, lint } = steps;
const checks = { content, types, lint };
type Check = keyof typeof checks;

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !Object.hasOwn(checks, name));
if (unknown) {
  console.error(`"${unknown}" is no check.`);
  console.error(`Use ${Object.keys(checks).join(', ')}, or nothing for all of them.`);
  process.exit(1);
}
const wanted = (asked.length > 0 ? asked : Object.keys(checks)) as Check[];

// First and alone, so that somebody who changes words and facts has the answer in two seconds.
const first = wanted.filter((name) => name === 'content');
const rest = wanted.filter((name) => name !== 'content');
for (const group of [first, rest]) {
  const verdicts = await Promise.all(group.map(passes));
  if (verdicts.includes(false)) process.exitCode = 1;
}

async function passes(name: Check): Promise<boolean> {
  const result = await run(checks[name]);
  report(name, result);
  return result.passed;
}
