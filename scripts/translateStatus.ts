// Lists texts and openings that are not translated, for the languages given as arguments or for all.
import { fieldName } from '#src/content/check/paths.ts';
import { describeProblem } from '#src/content/check/problems.ts';
import { translatedLanguages } from '#src/i18n/languages.ts';
import { readReport } from './content.ts';

const requested = process.argv.slice(2);
const unknown = requested.find((name) => !translatedLanguages.some((code) => code === name));
if (unknown) {
  console.error(`"${unknown}" is not one of the languages that the site is translated into.`);
  console.error(`Use one of: ${translatedLanguages.join(', ')}.`);
  process.exit(1);
}

const { problems, missing } = await readReport();
for (const problem of problems) console.error(`${describeProblem(problem)}\n`);
if (problems.length > 0) process.exit(1);

const languages = requested.length > 0 ? requested : translatedLanguages;
const shown = missing.filter(({ lang }) => languages.some((code) => code === lang));
for (const { file, path } of shown) console.log(`${file}: ${fieldName(path)}`);
console.log(`${shown.length} not translated: ${languages.join(', ')}.`);
