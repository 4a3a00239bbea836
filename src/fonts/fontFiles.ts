import { cached } from '#src/cached.ts';
import { contentIn } from '#src/content/load/content.ts';
import { countries } from '#src/content/schema/countries.ts';
import { countryName, formatDate, formatMoney } from '#src/i18n/formats.ts';
import { languageList } from '#src/i18n/languageList.ts';
import { type LanguageCode, languageCodes } from '#src/i18n/languages.ts';
import { type FontFile, makeFontFiles } from './makeFontFiles.ts';

const filesByLanguage = cached(() =>
  makeFontFiles({
    everywhere: languageCodes.map((lang) => charactersOf(lang) + lettersOfFormats(lang)).join(''),
    in: charactersOf,
    quoted: quotedWords(),
  }),
);

/** The names of the languages, which every page lists, and the texts that the 404 page shows in all of them. */
function quotedWords(): string {
  const quoted = languageList.map(({ code, name }) => {
    const { short, link } = contentIn(code).words.notFound;
    return name + short + link;
  });
  return quoted.join('');
}

/** Each character of the content, and the signs of the currencies in which openings are paid: "₹". */
function charactersOf(lang: LanguageCode): string {
  const content = contentIn(lang);
  const amounts = content.openings.map(({ salary }) => salary && formatMoney(salary, lang));
  return [...new Set(JSON.stringify([content, amounts]))].join('');
}

const months = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'];

/** The letters of whatever a page may format, so that an edit seldom changes a font: "января", "São Tomé". */
function lettersOfFormats(lang: LanguageCode): string {
  const dates = months.map((month) => formatDate(`2026-${month}-01`, lang));
  const names = Object.keys(countries).map((code) => countryName(code, lang));
  return [...dates, ...names].join('');
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
