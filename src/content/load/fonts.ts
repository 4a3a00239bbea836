import { cutFontFiles, type FontFile } from '#src/fonts/fontFiles.ts';
import { formatDate, formatMoney } from '#src/i18n/formats.ts';
import { languages } from '#src/i18n/languageList.ts';
import { defaultLanguage, type LanguageCode, languageCodes } from '#src/i18n/languages.ts';
import { getJobs } from './facts.ts';
import { everyCharacterIn } from './files.ts';
import { getWords } from './words.ts';

let cut: ReturnType<typeof cutFontFiles> | undefined;

function filesByLanguage() {
  cut ??= cutFontFiles({
    everywhere: everyCharacterIn(languageCodes) + languageCodes.map(formatted).join(''),
    // English stands in for words that are missing.
    in: (lang) => everyCharacterIn([defaultLanguage, lang]) + formatted(lang),
    quoted: quotedWords(),
  });
  return cut;
}

/** The names of the languages, which every page lists, and the essential that the 404 page says in each. */
function quotedWords(): string {
  const quoted = languages.map(({ code, name }) => {
    const { short, link } = getWords(code, 'notFound');
    return name + short + link;
  });
  return quoted.join('');
}

/** Dates and amounts, whose characters stand in no file: "31 января 2026", "₹9,00,000". */
function formatted(lang: LanguageCode): string {
  const texts = getJobs().jobs.flatMap(({ posted, closes, salary }) => [
    posted && formatDate(posted, lang),
    closes && formatDate(closes, lang),
    salary && formatMoney(salary, lang),
  ]);
  return texts.join('');
}

/** Every font file of the site: those of the faces, then the extra ones. */
export async function fontFiles(): Promise<FontFile[]> {
  const byLanguage = [...(await filesByLanguage()).values()].flat();
  const files = new Map(byLanguage.map((file) => [file.name, file]));
  return [...files.values()].sort(
    (one, other) => Number('characters' in one) - Number('characters' in other),
  );
}

/** The files of a language's pages; an extra one comes after the face that it adds characters to. */
export async function fontFilesOf(lang: LanguageCode): Promise<readonly FontFile[]> {
  return (await filesByLanguage()).get(lang) ?? [];
}
