import { report, run, steps } from '#scripts/shared/stages.ts';

const { content, types, lint } = steps;
const checks = { content, types, lint };
type Check = keyof typeof checks;

const all = Object.keys(checks) as Check[];
const asked = process.argv.slice(2);
const unknown = asked.find((name) => !Object.hasOwn(checks, name));
if (unknown) {
  console.error(`"${unknown}" is no check.\nUse ${all.join(', ')}, or nothing for all of them.`);
  process.exit(1);
}
const wanted = all.filter((name) => asked.length === 0 || asked.includes(name));

const check = async (name: Check) => {
  const result = await run(checks[name]);
  report(name, result);
  if (!result.passed) process.exitCode = 1;
};
// First and alone, so that somebody who changes words and facts has the answer in two seconds.
if (wanted[0] === 'content') await check('content');
await Promise.all(wanted.filter((name) => name !== 'content').map(check));
