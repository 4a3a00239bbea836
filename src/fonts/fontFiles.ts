import { contentIn } from '#src/content/load/content.ts';
import { formatDate, formatMoney } from '#src/i18n/formats.ts';
import { languageList } from '#src/i18n/languageList.ts';
import { type LanguageCode, languageCodes } from '#src/i18n/languages.ts';
import { type FontFile, makeFontFiles } from './makeFontFiles.ts';

let files: ReturnType<typeof makeFontFiles> | undefined;

function filesByLanguage() {
  files ??= makeFontFiles({
    everywhere: languageCodes.map(charactersOf).join(''),
    in: charactersOf,
    quoted: quotedWords(),
  });
  return files;
}

/** The names of the languages, which every page lists, and the texts that the 404 page shows in all of them. */
function quotedWords(): string {
  const quoted = languageList.map(({ code, name }) => {
    const { short, link } = contentIn(code).words.notFound;
    return name + short + link;
  });
  return quoted.join('');
}

/** Each character of the content, and of its formatted dates and amounts: "31 января 2026", "₹9,00,000". */
function charactersOf(lang: LanguageCode): string {
  const content = contentIn(lang);
  const formatted = content.openings.flatMap(({ posted, closes, salary }) => [
    posted && formatDate(posted, lang),
    closes && formatDate(closes, lang),
    salary && formatMoney(salary, lang),
  ]);
  return [...new Set(JSON.stringify([content, formatted]))].join('');
}

/** Every font file of the site, once: those of the faces, then the extra ones. */
export async function fontFiles(): Promise<FontFile[]> {
  const ofAllLanguages = [...(await filesByLanguage()).values()].flat();
  const byName = new Map(ofAllLanguages.map((file) => [file.name, file]));
  const isExtra = ({ characters }: FontFile) => Number(characters !== undefined);
  return [...byName.values()].sort((a, b) => isExtra(a) - isExtra(b));
}

/** The files of a language's pages. An extra file comes after the face to which it adds characters. */
export async function fontFilesOf(lang: LanguageCode): Promise<readonly FontFile[]> {
  return (await filesByLanguage()).get(lang) ?? [];
}
