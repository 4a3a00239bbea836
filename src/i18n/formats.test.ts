import { expect, it } from 'vitest';
import {
  countryName,
  formatAtLeast,
  formatDate,
  formatDay,
  formatMoney,
  formatOffset,
  formatPercent,
} from './formats.ts';
import { languageCodes } from './languages.ts';

it.each(languageCodes)('keeps a percentage on one line in "%s"', (lang) => {
  // The spaces in it, if any, are non-breaking ones.
  expect(formatPercent(99.7, lang)).not.toContain(' ');
});

const lakhs = { from: 14_00_000, to: 22_00_000, currency: 'INR' };

const day = '2026-01-31';

// What is decided here; the rest is Unicode's.
it.each([
  ['a percentage has one decimal', formatPercent(99.74, 'en'), '99.7%'],
  ['English dates are British', formatDate(day, 'en'), '31 January 2026'],
  ['and so are days', formatDay(day, 'en'), '31 January'],
  ['Hindi has Latin digits', formatDate(day, 'hi'), '31 जनवरी 2026'],
  ['a country has its short name', countryName('KR', 'en'), 'South Korea'],
  ['in Russian, too', countryName('KR', 'ru'), 'Южная Корея'],
  ['a claim has no mark in its thousands', formatAtLeast(13_000, 'en'), '13000+'],
  ['an Indian range has lakhs', formatMoney(lakhs, 'en'), '₹14,00,000 – ₹22,00,000'],
  ['one amount', formatMoney({ from: 500, to: 500, currency: 'EUR' }, 'en'), '€500'],
  ['a time zone', formatOffset('Asia/Kolkata', 'hi', day), 'UTC+5:30'],
  ['in summer, too', formatOffset('Europe/Berlin', 'fr', day), 'UTC+1 / UTC+2'],
])('%s: %s', (_, said, wanted) => {
  expect(said).toBe(wanted);
});
