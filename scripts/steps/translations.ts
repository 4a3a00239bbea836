// What the translate commands share: the data files, and which languages and pages are meant.
import { choose, translatedLanguages } from '#src/content/check/reviews.ts';
import { wordFileNames } from '#src/content/schema/schemas.ts';
import { checkContent } from './checkContent.ts';
import { readDataFiles } from './dataFiles.ts';

export async function openTranslations(names: string[]) {
  if (!(await checkContent())) process.exit(1);
  const choice = choose(names);
  if (choice.unknown.length > 0) {
    console.error(`No translated language and no page is called "${choice.unknown.join('", "')}".`);
    console.error(
      `Languages: ${translatedLanguages.join(', ')}. Pages: ${wordFileNames.join(', ')}.`,
    );
    process.exit(1);
  }
  return { texts: await readDataFiles(), ...choice };
}
