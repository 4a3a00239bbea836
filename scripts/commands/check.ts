import { runAndLog, steps } from '#scripts/shared/stages.ts';

const checks = { content: steps.content, lint: steps.lint, types: steps.types };

const names = Object.keys(checks) as (keyof typeof checks)[];
const asked = process.argv.slice(2);
const unknown = asked.find((name) => !Object.hasOwn(checks, name));
if (unknown) {
  console.error(`"${unknown}" is no check.\nUse ${names.join(', ')}, or nothing for all of them.`);
  process.exit(1);
}
// The content first: it takes only two seconds.
for (const name of names.filter((name) => asked.length === 0 || asked.includes(name))) {
  const { failed } = await runAndLog(name, checks[name]);
  if (failed > 0) process.exitCode = 1;
}
