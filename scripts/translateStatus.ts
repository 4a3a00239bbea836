// Lists what is not translated, and translations older than their English text.
import { placeOf, printReport } from './contentReport.ts';
import { olderTranslations } from './olderTranslations.ts';
import { root } from './readFiles.ts';

const { problems, missing, texts } = await printReport();
if (problems.length > 0) process.exit(1);
for (const one of missing) console.log(placeOf(one));
console.log(`${missing.length} not translated.`);

const older = olderTranslations(root, texts);
for (const one of older ?? []) {
  console.log(`${placeOf(one)}: is older than the English text`);
  console.log(`  was: ${one.before}\n  is:  ${one.now}`);
}
console.log(
  older
    ? `${older.length} older than the English text.`
    : 'Which are older than the English text is unknown: git has no history here, or not all of it.',
);
