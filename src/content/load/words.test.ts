import { expect, it } from 'vitest';
import type { LanguageCode } from '#src/i18n/languages.ts';
import { wordsOf } from './words.ts';

const meta = {
  title: 'Legal notice — {{company}}',
  description: 'x'.repeat(110),
};
const english = {
  intro: { mark: 'Legal notice', heading: 'For {{clients}} clients' },
  sections: [{ heading: 'For {{clients}}', paragraphs: ['One'] }],
  meta,
};
const german = {
  intro: { mark: 'Impressum', heading: 'Für {{clients}} Kunden' },
  sections: [{ heading: 'Für {{clients}}', paragraphs: ['Eins'] }],
  meta,
};

/** The legal page as a German visitor gets it. */
function shownInGerman(translated: object) {
  const values = {
    de: { company: 'Loom', clients: 'über 1300' },
    en: { company: 'Loom', clients: 'more than 1300' },
  };
  const valuesIn = (lang: LanguageCode) => (lang === 'de' ? values.de : values.en);
  return wordsOf('legal', { en: english, de: translated }, 'de', valuesIn);
}

it('says what is translated with the values of the language', () => {
  expect(shownInGerman(german)).toMatchObject({
    intro: { mark: 'Impressum', heading: 'Für über 1300 Kunden' },
    sections: { items: [{ heading: 'Für über 1300', paragraphs: ['Eins'] }] },
  });
});

it('says in English, with English values, what is not translated', () => {
  const { intro, sections } = shownInGerman({ intro: { mark: 'Impressum' } });
  expect(intro).toEqual({ mark: 'Impressum', heading: 'For more than 1300 clients' });
  expect(sections).toEqual({
    lang: 'en',
    items: [{ heading: 'For more than 1300', paragraphs: ['One'] }],
  });
});
