import { createHash } from 'node:crypto';
import { z } from 'zod';
import { dataIn } from '#src/content/load/data.ts';
import { type WordFile, wordFileNames } from '#src/content/schema/schemas.ts';
import { pluralSuffix } from '#src/content/schema/words.ts';
import { pluralCategories } from '#src/i18n/formats.ts';
import { defaultLanguage, type LanguageCode, languageCodes } from '#src/i18n/languages.ts';
import { textsIn } from './problems.ts';

/**
 * Which words of a language somebody has read and agreed with. Each word's key has the
 * hash of the English it was compared with: when the English changes, the hash no longer fits.
 */
export const reviewedWords = z.partialRecord(
  z.enum(wordFileNames),
  z.record(z.string(), z.string().regex(/^[0-9a-f]{8}$/)),
);

type Reviews = z.infer<typeof reviewedWords>;

/** Every language that is translated, and so can be reviewed. */
export const translatedLanguages = languageCodes.filter((code) => code !== defaultLanguage);

export function reviewFile(lang: LanguageCode): string {
  return `locales/${lang}/reviewed.json`;
}

type PageStatus = {
  lang: LanguageCode;
  page: WordFile;
  /** The keys of all words of the page, and of those among them that are not settled. */
  words: string[];
  missing: string[];
  unreviewed: string[];
  older: string[];
};

type Texts = Readonly<Record<string, string>>;

/** How far the translations are, page by page. The gate must find no problem in `texts`. */
export function translationStatus(texts: Texts): PageStatus[] {
  return translatedLanguages.flatMap((lang) => {
    const reviews = readReviews(texts, lang);
    return wordFileNames.map((page) => {
      const own = wordsOf(texts, lang, page);
      const english = englishFor(texts, lang, page);
      const reviewed = new Map(Object.entries(reviews[page] ?? {}));
      const status: PageStatus = { lang, page, words: [], missing: [], unreviewed: [], older: [] };
      for (const [key, words] of english) {
        status.words.push(key);
        if (!own.has(key)) status.missing.push(key);
        else if (!reviewed.has(key)) status.unreviewed.push(key);
        else if (reviewed.get(key) !== hashOf(words)) status.older.push(key);
      }
      return status;
    });
  });
}

/** The reviews of a language once every translated word of these pages has been read. */
export function withReviewed(texts: Texts, lang: LanguageCode, pages: WordFile[]): Reviews {
  const before = readReviews(texts, lang);
  const entries = wordFileNames.flatMap((page) => {
    if (!pages.includes(page)) return before[page] ? [[page, before[page]]] : [];
    const own = wordsOf(texts, lang, page);
    const read = [...englishFor(texts, lang, page)].filter(([key]) => own.has(key));
    return [[page, Object.fromEntries(read.map(([key, words]) => [key, hashOf(words)]))]];
  });
  return Object.fromEntries(entries);
}

type Choice = { langs: LanguageCode[]; pages: WordFile[]; unknown: string[] };

/** Reads `de careers`: without a language all of them are meant, without a page all pages. */
export function choose(names: readonly string[]): Choice {
  const langs = translatedLanguages.filter((code) => names.includes(code));
  const pages = wordFileNames.filter((page) => names.includes(page));
  return {
    langs: langs.length > 0 ? langs : translatedLanguages,
    pages: pages.length > 0 ? pages : wordFileNames,
    unknown: names.filter((name) => ![...langs, ...pages].some((known) => known === name)),
  };
}

function readReviews(texts: Texts, lang: LanguageCode): Reviews {
  const text = texts[reviewFile(lang)];
  return text === undefined ? {} : reviewedWords.parse(dataIn(text));
}

/** The words of a page by their keys, written as translate:status names them. */
export function wordsOf(texts: Texts, lang: LanguageCode, page: WordFile): Map<string, string> {
  const content = dataIn(texts[`locales/${lang}/${page}.json`] ?? '{}');
  return new Map(textsIn(content).map(([path, text]) => [path.join('.'), text]));
}

/** Every key the language needs on the page, with the English that its words are made from. */
function englishFor(texts: Texts, lang: LanguageCode, page: WordFile): Map<string, string> {
  const english = wordsOf(texts, defaultLanguage, page);
  const needed = new Map<string, string>();
  for (const [key, words] of english) {
    if (!pluralSuffix.test(key)) {
      needed.set(key, words);
      continue;
    }
    const stem = key.replace(pluralSuffix, '');
    for (const category of pluralCategories(lang)) {
      const form = `${stem}_${category}`;
      needed.set(form, english.get(form) ?? english.get(`${stem}_other`) ?? words);
    }
  }
  return needed;
}

function hashOf(words: string): string {
  return createHash('sha256').update(words).digest('hex').slice(0, 8);
}
