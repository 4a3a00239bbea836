import { checkContent as check } from '#src/content/check/gate.ts';
import { describeProblem } from '#src/content/check/problems.ts';
import { readDataFiles, readPortraits } from './dataFiles.ts';

/** Reads every data file and prints what is wrong with it; true when it may be built. */
export async function checkContent(folder?: string): Promise<boolean> {
  const { problems, missing } = check(await readDataFiles(folder), await readPortraits(folder));
  for (const problem of problems) console.error(`${describeProblem(problem)}\n`);
  for (const { file, field } of missing) {
    console.warn(`${file}: ${field}: is not translated; the English words are shown`);
  }
  if (problems.length > 0) {
    console.error(`${problems.length} to correct before the site can be built.`);
  }
  return problems.length === 0;
}
