import { createHash } from 'node:crypto';
import { z } from 'zod';
import { dataIn } from '#src/content/load/data.ts';
import { type WordFile, wordFileNames } from '#src/content/schema/schemas.ts';
import { pluralSuffix } from '#src/content/schema/words.ts';
import { pluralCategories } from '#src/i18n/formats.ts';
import { defaultLanguage, type LanguageCode, languageCodes } from '#src/i18n/languages.ts';
import { type Texts, textsIn } from './problems.ts';

/**
 * Which words of a language have been reviewed: for each key the hash of the English that it was compared with, which
 * no longer matches when the English changes.
 */
export const reviewedWords = z.partialRecord(
  z.enum(wordFileNames),
  z.record(z.string(), z.string().regex(/^[0-9a-f]{8}$/)),
);

type Reviews = z.infer<typeof reviewedWords>;

export const translatedLanguages = languageCodes.filter((code) => code !== defaultLanguage);

export function reviewFile(lang: LanguageCode): string {
  return `locales/${lang}/reviewed.json`;
}

/** The keys of all words of each page, and of those not settled. The gate must find no problem in `texts`. */
export function translationStatus(texts: Texts) {
  return translatedLanguages.flatMap((lang) => {
    const reviews = readReviews(texts, lang);
    return wordFileNames.map((page) => {
      const own = wordsOf(texts, lang, page);
      const english = englishFor(texts, lang, page);
      const words = [...english.keys()];
      const reviewed = new Map(Object.entries(reviews[page] ?? {}));
      const older = (key: string) => reviewed.get(key) !== hashOf(english.get(key) ?? '');
      return {
        lang,
        page,
        words,
        missing: words.filter((key) => !own.has(key)),
        unreviewed: words.filter((key) => own.has(key) && !reviewed.has(key)),
        older: words.filter((key) => own.has(key) && reviewed.has(key) && older(key)),
      };
    });
  });
}

/** The reviews of a language once every translated word of these pages has been read. */
export function withReviewed(texts: Texts, lang: LanguageCode, pages: WordFile[]): Reviews {
  const reviews = readReviews(texts, lang);
  for (const page of pages) {
    const own = wordsOf(texts, lang, page);
    const read = [...englishFor(texts, lang, page)].filter(([key]) => own.has(key));
    reviews[page] = Object.fromEntries(read.map(([key, words]) => [key, hashOf(words)]));
  }
  return reviews;
}

/** Parses arguments like `de careers`: no language means all of them, no page all pages. */
export function choose(names: readonly string[]) {
  const langs = translatedLanguages.filter((code) => names.includes(code));
  const pages = wordFileNames.filter((page) => names.includes(page));
  const known: string[] = [...langs, ...pages];
  return {
    langs: langs.length > 0 ? langs : translatedLanguages,
    pages: pages.length > 0 ? pages : wordFileNames,
    unknown: names.filter((name) => !known.includes(name)),
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

/** Every key that the language needs on the page, with the English text to be translated. */
function englishFor(texts: Texts, lang: LanguageCode, page: WordFile): Map<string, string> {
  const english = wordsOf(texts, defaultLanguage, page);
  const needed = [...english].flatMap(([key, words]) => {
    if (!pluralSuffix.test(key)) return [[key, words] as const];
    const stem = key.replace(pluralSuffix, '');
    return pluralCategories(lang).map((category) => {
      const form = `${stem}_${category}`;
      return [form, english.get(form) ?? english.get(`${stem}_other`) ?? words] as const;
    });
  });
  return new Map(needed);
}

function hashOf(words: string): string {
  return createHash('sha256').update(words).digest('hex').slice(0, 8);
}
