// Lists what is left to do before the site goes public.
import { fieldName } from '#src/content/check/problems.ts';
import { checkContent, findWhatIsLeft, readDataFiles } from './content.ts';

if (!(await checkContent())) process.exit(1);
const left = await findWhatIsLeft(await readDataFiles());
for (const { file, path, what } of left) console.log(`${file}: ${fieldName(path)}: ${what}`);
console.log(`${left.length} left to do before the site goes public.`);
process.exitCode = left.length > 0 ? 1 : 0;
