import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkDataFiles, type Report } from '#src/check/checkDataFiles.ts';
import type { FileTexts, Portraits } from '#src/check/files.ts';
import { annotate, describeProblem } from '#src/check/problems.ts';
import { todos } from '#src/check/todos.ts';
import { fieldName, type Path } from '#src/content/schema/paths.ts';
import { formPath } from '#src/form/formPath.ts';
import { readDataFiles, readPortraits, root } from './readFiles.ts';
import { readSettings } from './settings.ts';

export async function readReport(sources: FileTexts, portraits?: Portraits): Promise<Report> {
  // Exits if they are wrong: content is compared with today's date, which SOURCE_DATE_EPOCH sets.
  readSettings();
  return checkDataFiles(sources, portraits ?? (await readPortraits()));
}

/** Prints all errors, missing translations and photos that say too much. Returns true if the site can be built. */
export async function printReport(): Promise<boolean> {
  const sources = await readDataFiles();
  const portraits = await readPortraits();
  const { problems, missing } = await readReport(sources, portraits);
  const isOnGitHub = process.env.GITHUB_ACTIONS === 'true';
  for (const problem of problems) {
    console.error(isOnGitHub ? annotate(problem) : `${describeProblem(problem)}\n`);
  }
  for (const [file, texts] of Map.groupBy(missing, ({ file }) => file)) {
    const names = texts.map(({ path }) => fieldName(path)).join(', ');
    console.warn(`${file}: ${names}: not translated; the English text is shown`);
  }
  for (const [file, portrait] of Object.entries(portraits)) {
    if (!portrait?.saysMore) continue;
    console.warn(
      `${file}: says more than the picture, such as where it was taken; save it without`,
    );
  }
  if (problems.length > 0) {
    console.error(`${problems.length} to correct before the site can be built.`);
  }
  return problems.length === 0;
}

/** By the labels of the form; in a terminal with the file as well. */
export function placeOf({ file, path }: { file: string; path: Path }): string {
  const inForm = formPath(file, path).join(' → ');
  const inFile = `${file}: ${fieldName(path)}`;
  if (!inForm) return inFile;
  return process.env.GITHUB_STEP_SUMMARY ? inForm : `${inForm} (${inFile})`;
}

export async function findTodos(sources: FileTexts) {
  const licence = await readFile(join(root, 'LICENSE'), 'utf8').catch(() => '');
  return todos({ ...sources, LICENSE: licence }, process.env.SITE_URL);
}
