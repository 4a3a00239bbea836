import { readFileSync } from 'node:fs';
import { translatedLanguages } from '#src/content/check/reviews.ts';
import { countryName } from '#src/i18n/formats.ts';
import type { LanguageCode } from '#src/i18n/languages.ts';

type Same = { words: string[]; in: readonly LanguageCode[]; why: string };

const everywhere = translatedLanguages;
const latin = ['es', 'fr', 'de'] as const;

const company = read('content/company.json');
const networks = Object.values<{ name: string }>(company.social);
const names = new Map<LanguageCode, string[]>();

/** The words that another language writes as English does, and why. Whatever else reads like the English was not translated. */
const same: Same[] = [
  {
    words: [company.name, company.email, ...networks.map(({ name }) => name)],
    in: everywhere,
    why: 'names and addresses',
  },
  { words: ['kB'], in: ['es', 'hi', 'de'], why: 'the sign of a unit, as the browser writes it' },
  { words: ['CTO', 'COO / CMO'], in: ['es', 'hi', 'de'], why: 'titles that are used as they are' },
  { words: ['Marketing'], in: latin, why: 'the word in these languages' },
  { words: ['Chat'], in: ['es', 'de'], why: 'the word in these languages' },
  { words: ['Design', 'Illustration'], in: ['fr', 'de'], why: 'the word in these languages' },
  {
    words: ['Services', 'clients', 'Message', 'Page', 'Infrastructure as code'],
    in: ['fr'],
    why: 'French words, and a term French engineers keep',
  },
  {
    words: ['Founder', 'Team', 'Newsletter', 'Name', 'Monitoring', 'Budgets'],
    in: ['de'],
    why: 'words that German uses as they are',
  },
];

export function mayBeEnglish(text: string, lang: LanguageCode): boolean {
  const words = lettersOf(text);
  return (
    words === '' ||
    same.some((entry) => entry.in.includes(lang) && entry.words.map(lettersOf).includes(words)) ||
    namesIn(lang).includes(words)
  );
}

/**
 * Names that a language may share with English: of cities, regions and countries, and what it calls
 * jobs and the skills they ask for. Its own files hold them, so none of them was forgotten.
 */
function namesIn(lang: LanguageCode): string[] {
  const known = names.get(lang);
  if (known) return known;
  // A new language may lack any of them.
  const { cities = {}, regions = {} } = read(`locales/${lang}/common.json`);
  const { jobs = {} } = read(`locales/${lang}/careers.json`).openings ?? {};
  const { office, places } = company;
  const countries = [office, ...places].map(({ country }) => countryName(country, lang));
  const titled = Object.values<{ title: string; skills: string[] }>(jobs);
  const found = [
    ...Object.values<string>(cities),
    ...Object.values<string>(regions),
    ...countries,
    [cities[office.city], countryName(office.country, lang)].join(' '),
    [cities[office.city], regions[office.region], countryName(office.country, lang)].join(' '),
    ...titled.flatMap(({ title, skills }) => [title, ...skills]),
  ].map(lettersOf);
  names.set(lang, found);
  return found;
}

/** "Design 2" → "Design", "{{label}}: {{value}}" → "", "© 2025 Sutraloom" → "Sutraloom" */
export function lettersOf(text: string): string {
  return text
    .replace(/\{\{.*?\}\}/g, ' ')
    .replace(/[^\p{L}\p{M}]+/gu, ' ')
    .trim();
}

function read(file: string) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
