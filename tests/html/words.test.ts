import { describe, expect, test } from 'vitest';
import { languageCodes } from '#src/i18n/languages.ts';
import { all, type Built, builtPage, pages } from './built.ts';
import { lettersOf, mayBeEnglish } from './sameAsEnglish.ts';

// What is on the built pages, whatever file it came from: formatted numbers, names of countries and
// words that found their way into the markup are among it.
type Said = { text: string; lang: string };

const scripts: Record<string, RegExp> = {
  hi: /\p{Script=Devanagari}/u,
  ru: /\p{Script=Cyrillic}/u,
};

describe.each(pages)('the words of $name', ({ page, language, document }) => {
  const said = saidOn(document);
  const own = said.filter(({ lang }) => lang === language);

  test('are there, with the quotes of their language', () => {
    expect(own.length).toBeGreaterThan(30);
    expect(own.filter(({ text }) => /['"]/.test(text))).toEqual([]);
  });

  test.each(Object.entries(scripts))('have letters of "%s" only under its name', (code, script) => {
    expect(said.filter(({ text, lang }) => lang !== code && script.test(text))).toEqual([]);
  });

  test.skipIf(language === 'en')('are no English sentences', () => {
    const english = new Set(saidOn(builtPage(page).document).map(({ text }) => lettersOf(text)));
    // A drawing prints a headline letter by letter.
    const left = own.filter(
      ({ text }) =>
        text.length > 1 && english.has(lettersOf(text)) && !mayBeEnglish(text, language),
    );
    expect(left).toEqual([]);
  });

  test.runIf(language === 'fr')('have narrow spaces before ; : ! ? and within « »', () => {
    expect(own.filter(({ text }) => isSpacedWrongly(text))).toEqual([]);
  });

  const script = scripts[language];
  test.runIf(script)('are written in their own letters', () => {
    const letters = own.map(({ text }) => lettersOf(text)).join('');
    const ownLetters = [...letters].filter((letter) => script?.test(letter)).length;
    expect(ownLetters / [...letters.replaceAll(' ', '')].length).toBeGreaterThan(0.8);
  });
});

test('the page for wrong addresses says the essential in each language', () => {
  const said = saidOn(builtPage('404').document);
  for (const lang of languageCodes) {
    const own = said.filter((one) => one.lang === lang);
    expect(own.length).toBeGreaterThan(1);
    const script = scripts[lang];
    if (script) for (const { text } of own) expect(text).toMatch(script);
  }
});

/** Every text a visitor reads or hears, each with the language it claims to be in. */
function saidOn(document: Built['document']): Said[] {
  const found: Said[] = [];
  const add = (text: string | null, element: Element) => {
    const lang = element.closest('[lang]')?.getAttribute('lang') ?? '';
    if (text?.trim()) found.push({ text: text.trim(), lang });
  };
  for (const element of all(document, '*')) {
    if (!element.closest('script, style, [translate=no]')) {
      for (const child of element.childNodes) {
        if (child.nodeType === child.TEXT_NODE) add(child.textContent, element);
      }
    }
    for (const attribute of ['aria-label', 'alt', 'title', 'placeholder']) {
      add(element.getAttribute(attribute), element);
    }
    if (element.matches('meta[name=description]')) add(element.getAttribute('content'), element);
  }
  return found;
}

function isSpacedWrongly(text: string): boolean {
  const words = text.replace(/https?:\/\/\S+|\b\d{1,2}:\d{2}\b/g, '');
  return /[^\u202F][;:!?»]|«[^\u202F]/.test(words);
}
