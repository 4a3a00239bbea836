import { checkContent as check } from '#src/content/check/gate.ts';
import { describeProblem } from '#src/content/check/problems.ts';
import { settingProblems } from '#src/content/check/settings.ts';
import { readDataFiles, readPortraits } from './dataFiles.ts';

/** Reads every data file and prints what is wrong with it and with the settings; true when it may be built. */
export async function checkContent(folder?: string): Promise<boolean> {
  const content = check(await readDataFiles(folder), await readPortraits(folder));
  const problems = [...settingProblems(process.env), ...content.problems];
  for (const problem of problems) console.error(`${describeProblem(problem)}\n`);
  for (const { file, field } of content.missing) {
    console.warn(`${file}: ${field}: is not translated; the English words are shown`);
  }
  if (problems.length > 0) {
    console.error(`${problems.length} to correct before the site can be built.`);
  }
  return problems.length === 0;
}
