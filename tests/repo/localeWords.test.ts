import { describe, expect, it } from 'vitest';
import { readDataFiles } from '#scripts/steps/dataFiles.ts';
import { wordsOf } from '#src/content/check/reviews.ts';
import { wordFileNames } from '#src/content/schema/schemas.ts';
import { type LanguageCode, languageCodes } from '#src/i18n/languages.ts';
import { mayBeEnglish } from './sameAsEnglish.ts';

// Mail bodies, alerts and labels included: what no visitor sees on a page is checked here as well.
const files = await readDataFiles();

type Word = { name: string; text: string };

function everyWordOf(lang: LanguageCode): Word[] {
  return wordFileNames.flatMap((page) =>
    [...wordsOf(files, lang, page)].map(([key, text]) => ({ name: `${page}.${key}`, text })),
  );
}

/** The words of a language in which a pattern is found, once their {{places}} are taken out. */
function found(lang: LanguageCode, pattern: RegExp): Word[] {
  return everyWordOf(lang).filter(({ text }) => pattern.test(text.replace(/\{\{[^{}]+\}\}/g, 'X')));
}

const english = new Map(everyWordOf('en').map(({ name, text }) => [name, text]));
const others = languageCodes.filter((lang) => lang !== 'en');

describe.each(languageCodes)('the words in "%s"', (lang) => {
  it('are there', () => {
    expect(everyWordOf(lang).length).toBeGreaterThan(250);
  });

  it('have no straight quotes and no three dots in a row', () => {
    expect(found(lang, /['"`]|\.\.\./)).toEqual([]);
  });

  it('have no two spaces in a row and no invisible signs', () => {
    expect(found(lang, /[ \u00A0\u202F]{2}|[\u200B\u2060\uFEFF]/)).toEqual([]);
  });

  it('have no hyphen that stands for a dash', () => {
    expect(found(lang, /\s-\s|\d-\d/)).toEqual([]);
  });

  const foreign = /\p{Script=Cyrillic}|\p{Script=Devanagari}/u;
  const own = { hi: /\p{Script=Cyrillic}/u, ru: /\p{Script=Devanagari}/u }[lang as string];
  it('use no other language’s letters', () => {
    expect(found(lang, own ?? foreign)).toEqual([]);
  });
});

describe.each(others)('the words in "%s"', (lang) => {
  it('are its own but for names and shared words', () => {
    const same = everyWordOf(lang).filter(
      ({ name, text }) => english.get(name) === text && !mayBeEnglish(text, lang),
    );
    expect(same).toEqual([]);
  });
});

describe('French', () => {
  it('has a narrow space that does not break before ; : ! ? and within « »', () => {
    expect(found('fr', /[^\u202F][;:!?»]|«[^\u202F]/)).toEqual([]);
  });

  it('quotes with « »', () => {
    expect(found('fr', /[“”„]/)).toEqual([]);
  });
});

describe('Spanish', () => {
  it('opens every question and every exclamation', () => {
    const count = (text: string, sign: string) => text.split(sign).length;
    const unopened = everyWordOf('es').filter(
      ({ text }) => count(text, '¿') !== count(text, '?') || count(text, '¡') !== count(text, '!'),
    );
    expect(unopened).toEqual([]);
  });

  it('quotes with « »', () => {
    expect(found('es', /[“”„]/)).toEqual([]);
  });
});

describe('German', () => {
  it('quotes with „ “', () => {
    expect(found('de', /[”«»]|“[\p{L}]/u)).toEqual([]);
  });
});

describe('Russian', () => {
  it('quotes with « », outermost', () => {
    expect(found('ru', /[“”]/)).toEqual([]);
  });

  it('is written in its own letters', () => {
    expect(latinOnly('ru')).toEqual([]);
  });
});

describe('Hindi', () => {
  it('is written in its own letters', () => {
    expect(latinOnly('hi')).toEqual([]);
  });

  it('ends its sentences with a danda', () => {
    expect(found('hi', /\p{Script=Devanagari}\.(\s|$)/u)).toEqual([]);
  });

  it('writes 0 to 9', () => {
    expect(found('hi', /[०-९]/)).toEqual([]);
  });
});

function latinOnly(lang: 'hi' | 'ru'): Word[] {
  return found(lang, /^[^\p{Script=Devanagari}\p{Script=Cyrillic}]*$/u).filter(
    ({ text }) => !mayBeEnglish(text, lang),
  );
}
