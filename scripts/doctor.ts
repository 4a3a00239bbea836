// Lists what is left to do before the site goes public.
import { formPath } from '#src/check/formPath.ts';
import { fieldName } from '#src/check/paths.ts';
import { findWhatIsLeft, printReport } from './contentReport.ts';
import { readDataFiles } from './readFiles.ts';

if (!(await printReport())) process.exit(1);
const left = await findWhatIsLeft(await readDataFiles());
for (const { file, path, what } of left) {
  const inForm = formPath(file, path).join(' → ');
  const inFile = `${file}: ${fieldName(path)}`;
  console.log(`${inForm ? `${inForm} (${inFile})` : inFile}: ${what}`);
}
console.log(`${left.length} left to do before the site goes public.`);
process.exitCode = left.length > 0 ? 1 : 0;
