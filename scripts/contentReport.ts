import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkDataFiles } from '#src/check/checkDataFiles.ts';
import type { FileTexts } from '#src/check/files.ts';
import { annotate, describeProblem } from '#src/check/problems.ts';
import { todos } from '#src/check/todos.ts';
import { fieldName, type Path } from '#src/content/schema/paths.ts';
import { formPath } from '#src/form/formPath.ts';
import { readDataFiles, readPortraits, root } from './readFiles.ts';
import { readSettings } from './settings.ts';

/** What the files say, and what is wrong with them. */
export async function readReport() {
  // Exits if a setting is wrong: content is compared with today's date, which SOURCE_DATE_EPOCH sets.
  readSettings();
  const texts = await readDataFiles();
  const portraits = await readPortraits();
  return { ...checkDataFiles(texts, portraits), texts, portraits };
}

/** Prints all errors, and photos that say too much. Without errors, the site can be built. */
export async function printReport() {
  const report = await readReport();
  const { problems, portraits } = report;
  const isOnGitHub = process.env.GITHUB_ACTIONS === 'true';
  for (const problem of problems) {
    console.error(isOnGitHub ? annotate(problem) : `${describeProblem(problem)}\n`);
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
  return report;
}

/** By the labels of the form; in a terminal with the file as well. */
export function placeOf({ file, path }: { file: string; path: Path }): string {
  const inForm = formPath(file, path).join(' → ');
  const inFile = `${file}: ${fieldName(path)}`;
  if (!inForm) return inFile;
  return process.env.GITHUB_STEP_SUMMARY ? inForm : `${inForm} (${inFile})`;
}

export async function findTodos(texts: FileTexts) {
  const LICENSE = await readFile(join(root, 'LICENSE'), 'utf8').catch(() => '');
  return todos({ ...texts, LICENSE }, process.env.SITE_URL);
}
