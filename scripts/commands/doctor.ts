import { checkContent } from '#scripts/steps/checkContent.ts';
import { listWhatIsLeft } from '#scripts/steps/whatIsLeft.ts';

if (!(await checkContent())) process.exit(1);
const left = await listWhatIsLeft();
for (const finding of left) console.log(`${finding}\n`);
console.log(
  left.length > 0
    ? `${left.length} to settle before the site goes public.`
    : 'Nothing is left to settle: the site can go public.',
);
process.exitCode = left.length > 0 ? 1 : 0;
