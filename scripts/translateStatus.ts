// Lists what is not translated, and translations older than their English text, for the languages given as arguments or
// for all.
import { describeProblem } from '#src/check/problems.ts';
import { translatedLanguages } from '#src/i18n/languages.ts';
import { placeOf, readReport } from './contentReport.ts';
import { olderTranslations } from './olderTranslations.ts';
import { root } from './readFiles.ts';

const requested = process.argv.slice(2);
const unknown = requested.find((name) => !translatedLanguages.some((code) => code === name));
if (unknown) {
  console.error(`"${unknown}" is not one of the languages that the site is translated into.`);
  console.error(`Use one of: ${translatedLanguages.join(', ')}.`);
  process.exit(1);
}

const { problems, missing, texts } = await readReport();
for (const problem of problems) console.error(`${describeProblem(problem)}\n`);
if (problems.length > 0) process.exit(1);

const languages = requested.length > 0 ? requested : translatedLanguages;
const isRequested = ({ lang }: { lang: string }) => languages.some((code) => code === lang);
const untranslated = missing.filter(isRequested);
for (const one of untranslated) console.log(placeOf(one));
console.log(`${untranslated.length} not translated.`);

const older = olderTranslations(root, texts)?.filter(isRequested);
for (const one of older ?? []) {
  console.log(`${placeOf(one)}: is older than the English text`);
  console.log(`  was: ${one.before}\n  is:  ${one.now}`);
}
console.log(
  older
    ? `${older.length} older than the English text.`
    : 'Which are older than the English text is unknown: git has no history here, or not all of it.',
);
