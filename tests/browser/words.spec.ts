import { expect, type Page, test } from '@playwright/test';
import { languageCodes } from '#src/i18n/languages.ts';
import { type PageName, pageNames } from '#src/i18n/paths.ts';
import { lettersOf, mayBeEnglish } from '#tests/repo/sameAsEnglish.ts';
import { addressOf, documents } from './pages.ts';

// What is on the built pages, whatever file it came from: formatted numbers, names of countries and
// words that found their way into the markup are among it.
type Said = { text: string; lang: string };

const scripts: Record<string, RegExp> = {
  hi: /\p{Script=Devanagari}/u,
  ru: /\p{Script=Cyrillic}/u,
};

const english = new Map<PageName, Set<string>>();

test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage({ baseURL: test.info().project.use.baseURL });
  for (const name of pageNames) {
    await page.goto(addressOf(name));
    english.set(name, new Set((await saidOn(page)).map(({ text }) => lettersOf(text))));
  }
  await page.close();
});

for (const { language: lang, page: name } of documents) {
  test(`the ${name} page in "${lang}" is in that language throughout`, async ({ page }) => {
    await page.goto(addressOf(name, lang));
    const said = await saidOn(page);
    const own = said.filter((one) => one.lang === lang);
    expect(own.length).toBeGreaterThan(30);

    await test.step('with its own quotes', () => {
      expect(own.filter(({ text }) => /['"]/.test(text))).toEqual([]);
    });
    await test.step('with letters of another script only where another language is named', () => {
      for (const [code, script] of Object.entries(scripts)) {
        const strange = said.filter(({ text, lang }) => lang !== code && script.test(text));
        expect(strange).toEqual([]);
      }
    });
    if (lang === 'en') return;
    await test.step('without English sentences', () => {
      const left = own.filter(
        ({ text }) => english.get(name)?.has(lettersOf(text)) && !mayBeEnglish(text, lang),
      );
      expect(left).toEqual([]);
    });
    if (lang === 'fr') {
      await test.step('with narrow spaces before ; : ! ? and within « »', () => {
        expect(own.filter(({ text }) => isSpacedWrongly(text))).toEqual([]);
      });
    }
    const script = scripts[lang];
    if (script) {
      await test.step('in its own letters', () => {
        const letters = own.map(({ text }) => lettersOf(text)).join('');
        const ownLetters = [...letters].filter((letter) => script.test(letter)).length;
        expect(ownLetters / [...letters.replaceAll(' ', '')].length).toBeGreaterThan(0.8);
      });
    }
  });
}

test('the page for wrong addresses says the essential in each language', async ({ page }) => {
  await page.goto('./nothing-here');
  const said = await saidOn(page);
  for (const lang of languageCodes) {
    const own = said.filter((one) => one.lang === lang);
    expect(own.length).toBeGreaterThan(1);
    const script = scripts[lang];
    if (script) for (const { text } of own) expect(text).toMatch(script);
  }
});

/** Every text a visitor reads or hears, each with the language it claims to be in. */
function saidOn(page: Page): Promise<Said[]> {
  return page.evaluate(() => {
    const langOf = (element: Element | null) =>
      element?.closest('[lang]')?.getAttribute('lang') ?? '';
    const texts: { text: string; lang: string }[] = [];
    const add = (text: string | null, element: Element | null) => {
      if (text?.trim()) texts.push({ text: text.trim(), lang: langOf(element) });
    };
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (parentElement?.closest('script, style, [translate=no]')) continue;
      // Where scripts run, what is meant for visitors without them is text with its tags.
      add(textContent?.replace(/<[^>]*>/g, '') ?? null, parentElement);
    }
    for (const attribute of ['aria-label', 'alt', 'title', 'placeholder']) {
      for (const element of document.querySelectorAll(`[${attribute}]`)) {
        add(element.getAttribute(attribute), element);
      }
    }
    const description = document.querySelector('meta[name=description]');
    add(description?.getAttribute('content') ?? null, description);
    return texts;
  });
}

function isSpacedWrongly(text: string): boolean {
  const words = text.replace(/https?:\/\/\S+|\b\d{1,2}:\d{2}\b/g, '');
  return /[^\u202F][;:!?»]|«[^\u202F]/.test(words);
}
