import { checkContent, findWhatIsLeft, readDataFiles } from '#scripts/shared/content.ts';
import { describeProblem } from '#src/content/check/problems.ts';

if (!(await checkContent())) process.exit(1);
const left = await findWhatIsLeft(await readDataFiles());
for (const finding of left) console.log(`${describeProblem(finding)}\n`);
console.log(
  left.length > 0
    ? `${left.length} to settle before the site goes public.`
    : 'Nothing is left to settle: the site can go public.',
);
process.exitCode = left.length > 0 ? 1 : 0;
