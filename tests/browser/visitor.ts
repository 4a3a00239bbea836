// What the tests of the pages share: the facts and words a page was built from, and what visitors do.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import {
  countryName,
  formatAtLeast,
  formatMoreThan,
  formatNumber,
  formatPercent,
} from '#src/i18n/formats.ts';
import { type LanguageCode, languageOf } from '#src/i18n/languages.ts';

// biome-ignore lint/suspicious/noExplicitAny: the gate knows these files' shapes; a test reads one word
export type Json = any;

export function facts(name: string): Json {
  return JSON.parse(read(`content/${name}.json`));
}

/** A page's words as a visitor meets them, with the names and numbers of the facts filled in. */
export function words(lang: string, page: string): Json {
  const values = valuesIn(languageOf(lang));
  const fill = (place: string, name: string) => values[name] ?? place;
  return JSON.parse(read(`locales/${lang}/${page}.json`).replace(/\{\{([^{}]+)\}\}/g, fill));
}

function valuesIn(lang: LanguageCode): Record<string, string> {
  const { name, copyrightYear, office, claims } = facts('company');
  const { cities, cityForms, claims: said } = JSON.parse(read(`locales/${lang}/common.json`));
  const { badge, ...counts } = claims;
  const forms = cityForms?.[office.city];
  const country = countryName(office.country, lang);
  return {
    company: name,
    year: String(copyrightYear),
    badge: formatPercent(badge, lang),
    city: cities[office.city],
    city_in: forms?.in ?? cities[office.city],
    city_of: forms?.of ?? cities[office.city],
    country,
    country_in: forms?.countryIn ?? country,
    ...Object.fromEntries(
      Object.entries(counts).flatMap(([claim, count]) => [
        [claim, formatAtLeast(Number(count), lang)],
        [`${claim}_prose`, formatMoreThan(Number(count), lang, said.moreThan)],
        [`${claim}_count`, formatNumber(Number(count), lang)],
      ]),
    ),
    ...Object.fromEntries(Object.entries(cities).map(([id, city]) => [`city:${id}`, city])),
  };
}

function read(path: string): string {
  return readFileSync(join(import.meta.dirname, '..', '..', path), 'utf8');
}

/** The whole address of a page, also where the site lives below a folder. */
export function at(path: string): string {
  return new URL(path, test.info().project.use.baseURL).href;
}

export async function leadsTo(link: Locator, path: string): Promise<void> {
  await expect(link).toHaveJSProperty('href', at(path));
}

/** Reads a page to its end, as far as its pictures are concerned. */
export async function readThrough(page: Page): Promise<void> {
  for (const picture of await page.locator('img').all()) {
    // Not scrollIntoViewIfNeeded: it waits for the banner's strand to stand still.
    await picture.evaluate((image) => image.scrollIntoView({ block: 'center' }));
    await expect(picture).toHaveJSProperty('complete', true);
  }
}

export const letter = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  subject: 'A loom & more',
  message: 'Punched cards,\nwoven.',
};

export async function fillLetter(page: Page, words = letter): Promise<void> {
  for (const [name, value] of Object.entries(words)) {
    await page.locator(`main [name="${name}"]`).fill(value);
  }
}

export async function letterOn(page: Page): Promise<typeof letter> {
  const entries = Object.keys(letter).map(
    async (name) => [name, await page.locator(`main form [name="${name}"]`).inputValue()] as const,
  );
  return Object.fromEntries(await Promise.all(entries)) as typeof letter;
}

/** Scrolls to each island of the page and waits until all are hydrated. */
export async function hydrated(page: Page): Promise<void> {
  for (const island of await page.locator('astro-island').all()) {
    await island.locator('> *').first().scrollIntoViewIfNeeded();
  }
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
}

export async function sendLetter(page: Page): Promise<void> {
  await page.locator('main form button[type="submit"]').click();
}
