import { expect, it } from 'vitest';
import { languageCodes } from '#src/i18n/languages.ts';
import { getContact, wordsOnCard } from './contact.ts';

it.each([
  ['Tell us about your project.', 'Tell us about your project.'],
  // Eighty columns, and one more.
  [`${'x'.repeat(75)} yarn`, `${'x'.repeat(75)} yarn`],
  [`${'x'.repeat(75)} yarns`, 'x'.repeat(75)],
  // A letter of Devanagari takes three.
  ['अपने प्रोजेक्ट के बारे में बताइए।', 'अपने प्रोजेक्ट के बारे में'],
  ['x'.repeat(81), ''],
])('a card has room for whole words of "%s"', (text, words) => {
  expect(wordsOnCard(text)).toBe(words);
});

it.each(languageCodes)('in "%s" the card begins as the headline does', (lang) => {
  const { intro, card } = getContact(lang);
  expect(card.headline).not.toEqual([]);
  expect(intro.heading.startsWith(card.headline.join(''))).toBe(true);
});
