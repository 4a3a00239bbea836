import { expect, it } from 'vitest';
import { contentIn } from '#src/content/load/content.ts';
import { languageCodes } from '#src/i18n/languages.ts';
import { getContact } from './contact.ts';

it.each([
  ['Tell us about your project.', 'Tell us about your project.'],
  // Eighty columns, and one more.
  [`${'x'.repeat(75)} yarn`, `${'x'.repeat(75)} yarn`],
  [`${'x'.repeat(75)} yarns`, 'x'.repeat(75)],
  // A sign takes one in every script.
  [`${'ध'.repeat(75)} धागे`, `${'ध'.repeat(75)} धागे`],
  [`${'ध'.repeat(75)} धागों`, 'ध'.repeat(75)],
  ['x'.repeat(81), ''],
])('a card has room for whole words of "%s"', (heading, onCard) => {
  const { words, ...rest } = contentIn('en');
  const contact = { ...words.contact, intro: { ...words.contact.intro, heading } };
  const { card } = getContact('en', { ...rest, words: { ...words, contact } });
  expect(card.headline.join('')).toBe(onCard);
});

it.each(languageCodes)('in "%s" the card begins as the headline does', (lang) => {
  const { intro, card } = getContact(lang);
  expect(card.headline).not.toEqual([]);
  expect(intro.heading.startsWith(card.headline.join(''))).toBe(true);
});
