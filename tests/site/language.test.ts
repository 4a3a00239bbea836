// Every document is in one language, and no text of it is unfinished.
import { expect } from 'vitest';
import { contentIn, englishContent } from '#src/content/load/content.ts';
import { countryName } from '#src/i18n/formats.ts';
import { languageList } from '#src/i18n/languageList.ts';
import type { LanguageCode } from '#src/i18n/languages.ts';
import { documents, leaves, textsIn } from './documents.ts';
import { every } from './every.ts';

const { people, openings, cases } = englishContent();
const titles = openings.map(({ title }) => title);

every('document', 'says nothing in English but what is marked or has no translation', (built) => {
  const { page, name, language, texts } = built;
  if (language === 'en') return;
  const english = documents.find((other) => other.page === page && other.name.id === name.id);
  const inEnglish = new Set(english?.texts.map(({ text }) => text));
  const known = vocabularyOf(language);
  // Inside a sentence, a title that has no translation stands unmarked in English.
  const knownInside = known.union(wordsIn(titles));
  const isKnown = (text: string) =>
    wordsIn([text]).isSubsetOf(titles.includes(text) ? known : knownInside);
  const unknown = texts
    .filter(({ element }) => element.closest('[lang]')?.getAttribute('lang') === language)
    .filter(({ element }) => element.closest('body') && !element.closest('[translate=no], svg'))
    .filter(({ text }) => inEnglish.has(text) && !isKnown(text));
  expect(unknown.map(({ text }) => text)).toEqual([]);
});

/** Every word in what a language says itself, and in the names that are the same in each. */
function vocabularyOf(language: LanguageCode): Set<string> {
  const { lang: _, company, zones, categories, cities, ...content } = contentIn(language);
  const countries = [...cities, ...zones].map(({ country }) => countryName(country, language));
  // Inside a sentence, they stand unmarked in English where they have no translation.
  const names = [
    ...categories.map(({ name }) => name),
    ...cities.flatMap(({ name, region = '' }) => [name, region]),
  ];
  const own = leaves(ownPartOf([content, zones, categories, cities]), '');
  const technologies = openings.flatMap(({ technologies = [] }) => technologies);
  const named = [...people.map(({ name }) => name), ...cases.map(({ place }) => place)];
  const facts = leaves([company, named, languageList, technologies], '');
  const texts = [...own, ...facts].map(([, text]) => text);
  return wordsIn([...texts, ...countries, ...names]);
}

/** Without what is shown in English, which has a `lang`. */
function ownPartOf(value: unknown): unknown {
  if (typeof value === 'string') return value;
  const own = Object.entries(Object(value)).filter(([, part]) => Object(part).lang === undefined);
  return Object.fromEntries(own.map(([name, part]) => [name, ownPartOf(part)]));
}

function wordsIn(texts: string[]): Set<string> {
  return new Set(texts.join(' ').match(/[\p{L}\p{M}]+/gu));
}

every('document', 'shows no unfilled placeholder, no object and no key', ({ shown, language }) => {
  const slip = /\{\{|\[object|\bundefined\b|\bNaN\b|^null$|\b(?:nav|footer|hints)\.[a-z]|&amp;/;
  // A company's own texts may speak of such things.
  const said = new Set(textsIn(language).map(([, text]) => text));
  expect(shown.filter((text) => slip.test(text) && !said.has(text))).toEqual([]);
});
