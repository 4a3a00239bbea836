// Shared by the translate commands: reads the data files, and the languages and pages named in the arguments.
import { schemaLineOf } from '#src/content/check/jsonSchemas.ts';
import {
  choose,
  reviewFile,
  translatedLanguages,
  translationStatus,
  withReviewed,
} from '#src/content/check/reviews.ts';
import { type WordFile, wordFileNames } from '#src/content/schema/schemas.ts';
import type { LanguageCode } from '#src/i18n/languages.ts';
import { checkContent, readDataFiles } from './content.ts';

export async function openTranslations(names: string[]) {
  if (!(await checkContent())) process.exit(1);
  const { langs, pages, unknown } = choose(names);
  if (unknown.length > 0) {
    console.error(`No translated language and no page is called "${unknown.join('", "')}".`);
    console.error(
      `Languages: ${translatedLanguages.join(', ')}. Pages: ${wordFileNames.join(', ')}.`,
    );
    process.exit(1);
  }
  const texts = await readDataFiles();
  const status = translationStatus(texts).filter(
    ({ lang, page }) => langs.includes(lang) && pages.includes(page),
  );
  return { texts, langs, pages, status };
}

/** The file of a language's reviews, and its text once these pages have been read. */
export function reviewedNow(
  texts: Readonly<Record<string, string>>,
  lang: LanguageCode,
  pages: WordFile[],
): [file: string, text: string] {
  const file = reviewFile(lang);
  const content = { $schema: schemaLineOf(file), ...withReviewed(texts, lang, pages) };
  return [file, `${JSON.stringify(content, null, 2)}\n`];
}
