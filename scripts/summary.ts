// What the run of a check on GitHub shows to whoever edits in the form: what is wrong or, folded,
// what is left to do and to translate. In HTML, where a text may have any character.
import { describeProblem } from '#src/check/problems.ts';
import { findTodos, placeOf, readReport } from './contentReport.ts';
import { olderTranslations } from './olderTranslations.ts';
import { root } from './readFiles.ts';

const { problems, missing, texts } = await readReport();
if (problems.length > 0) {
  const messages = problems.map(describeProblem);
  console.log(`<b>${problems.length} to correct before the site can be built</b>${list(messages)}`);
} else {
  const left = (await findTodos(texts)).map((one) => `${placeOf(one)}: ${one.reason}`);
  const older = olderTranslations(root, texts);
  const changes = older?.map((one) => {
    return `${placeOf(one)}: the English text was “${one.before}”, and is “${one.now}”`;
  });
  fold('left to do before the site goes public', left);
  fold('not translated', missing.map(placeOf));
  fold('older than the English text', changes ?? []);
}

function fold(title: string, lines: string[]): void {
  const { length } = lines;
  console.log(`<details><summary>${length} ${title}</summary>${list(lines)}</details>`);
}

function list(lines: string[]): string {
  const items = lines.map((line) => line.replaceAll('&', '&amp;').replaceAll('<', '&lt;'));
  return `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}
