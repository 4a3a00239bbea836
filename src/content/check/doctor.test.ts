import { expect, test } from 'vitest';
import { readDataFiles } from '#scripts/steps/dataFiles.ts';
import { confirmations } from '#src/content/schema/company.ts';
import { wordFileNames } from '#src/content/schema/schemas.ts';
import { whatIsLeft } from './doctor.ts';
import { describeProblem } from './problems.ts';
import { translatedLanguages, withReviewed } from './reviews.ts';

test('finds nothing where everything is real, confirmed and reviewed', () => {
  expect(whatIsLeft(readyTexts(), today)).toEqual([]);
});

test.each([
  ['siteAddress', { siteAddress: 'https://www.loom.example' }],
  ['email', { email: 'hello@loom.example' }],
  ['email', { email: 'hello@example.com' }],
  ['securityEmail', { securityEmail: 'security@loom.invalid' }],
  ['phone', { phone: '+91 00000 00000' }],
])('names a sample in %s and says what to put there', (field, sample) => {
  expect(saidOf(readyTexts({ company: sample }))).toEqual([
    expect.stringMatching(
      new RegExp(`^content/company\\.json: ${field}: is only a sample \\(".+"\\)\nPut the .+\\.$`),
    ),
  ]);
});

test('names a chat address whose number is a sample', () => {
  const { network, community } = company.social;
  const chat = { name: 'WhatsApp', address: 'https://wa.me/910000000000' };
  const social = { network, chat, community };
  expect(saidOf(readyTexts({ company: { social } }))).toEqual([
    'content/company.json: social.chat.address: is only a sample ("https://wa.me/910000000000")\n' +
      'Put the address of the company’s own page or number on WhatsApp.',
  ]);
});

test('accepts a site address that comes from the setting', () => {
  const texts = readyTexts({ company: { siteAddress: 'https://loom.example' } });
  expect(whatIsLeft(texts, today, 'https://www.loom.dev')).toEqual([]);
  expect(whatIsLeft(texts, today, 'https://staging.test')).toHaveLength(1);
});

test.each(Object.entries(confirmations))(
  'asks for somebody who vouches for %s, and says where to read it',
  (name, { read, statement }) => {
    const confirmed = { ...company.confirmed, [name]: null };
    expect(saidOf(readyTexts({ company: { confirmed } }))).toEqual([
      `content/company.json: confirmed.${name}: nobody has confirmed this yet: ${statement}\n` +
        `Read ${read}. If all of it is true, put the day there, like "${today}".`,
    ]);
  },
);

test('asks what the badge measures until somebody has said so', () => {
  const texts = readyTexts();
  for (const lang of ['en', ...translatedLanguages]) {
    texts[`locales/${lang}/home.json`] = '{"title": "Looms", "lines": ["One"]}';
  }
  expect(saidOf(texts)).toEqual([
    'locales/en/home.json: stats.items.badge.meaning: is not there yet: nobody can tell what the 99.7% of the badge are a share of\n' +
      'Add what was measured, where and in which year, in one sentence, in each language.',
  ]);
});

test('says where to read what is to be confirmed, and the files are there', () => {
  const files = import.meta.glob(['/content/*.json', '/locales/en/*.json']);
  const named = Object.values(confirmations).flatMap(
    ({ read }) => read.match(/[\w/]+\.json/g) ?? [],
  );
  expect(named.length).toBeGreaterThanOrEqual(Object.keys(confirmations).length);
  for (const file of named) expect(Object.keys(files)).toContain(`/${file}`);
});

test('names each person without a name or a portrait', () => {
  const people = [
    { id: 'founder', name: null, photo: 'founder.jpg' },
    { id: 'cto', name: 'Asha Rao', photo: null },
    { id: 'coo', name: 'Ravi Shah', photo: 'coo.jpg' },
  ];
  expect(saidOf(readyTexts({ people }))).toEqual([
    'content/people.json: people[0].name: has no name yet (founder)\n' +
      'Put the name the person goes by, in quotes.',
    'content/people.json: people[1].photo: has no portrait yet (cto)\n' +
      'Put a picture into content/portraits and its file name there, like "cto.jpg".',
  ]);
});

test('names the openings without a day of posting or a last day, unless they are closed', () => {
  const [job] = openings.jobs;
  const jobs = [
    { ...job, id: 'dated' },
    { ...job, id: 'endless', closes: undefined },
    { ...job, id: 'bare', posted: undefined, closes: undefined },
    { ...job, id: 'over', posted: undefined, closes: '2026-01-31' },
  ];
  expect(saidOf(readyTexts({ jobs: { ...openings, jobs } }))).toEqual([
    expect.stringMatching(/^content\/jobs\.json: posted: is missing, .+: bare\nPut the day .+\.$/),
    expect.stringMatching(
      /^content\/jobs\.json: closes: is missing, .+: endless, bare\nPut the last .+\.$/,
    ),
  ]);
});

test('says when the copyright year is not this one', () => {
  const saidIn = (copyrightYear: number) => saidOf(readyTexts({ company: { copyrightYear } }));
  expect(saidIn(2025)).toEqual([
    'content/company.json: copyrightYear: is past: it is 2026 now (2025)\n' +
      'Put 2026, or the year in which the site was last written anew.',
  ]);
  expect(saidIn(2027)).toEqual([expect.stringMatching('lies in the future: it is 2026 now')]);
});

test('says when a day of confirmation lies in the future', () => {
  const confirmed = { ...company.confirmed, claims: '2026-02-02' };
  expect(saidOf(readyTexts({ company: { confirmed } }))).toEqual([
    'content/company.json: confirmed.claims: lies in the future ("2026-02-02"; today is 2026-02-01)\n' +
      'Put the day on which somebody made sure of it.',
  ]);
  expect(whatIsLeft(readyTexts({ company: { confirmed } }), '2026-02-02')).toEqual([]);
});

test('tells words that are missing, never reviewed and older than the English apart', () => {
  const texts = readyTexts();
  texts['locales/en/home.json'] = '{"title": "Cloth", "lines": ["One", "Two"], "foot": "End"}';
  texts['locales/de/home.json'] = '{"title": "Tuch", "lines": ["Eins", "Zwei"]}';
  for (const lang of translatedLanguages.filter((lang) => lang !== 'de')) {
    texts[`locales/${lang}/home.json`] = texts['locales/en/home.json'];
    texts[`locales/${lang}/reviewed.json`] = JSON.stringify(
      withReviewed(texts, lang, wordFileNames),
    );
  }
  const found = whatIsLeft(texts, today).filter(({ field }) => field !== badgeMeaning);
  expect(found.map(describeProblem)).toEqual([
    'locales/de: home: 1 word in Deutsch: missing, the English ones are shown\n' +
      'npm run translate:status de home lists what to translate and add to these files',
    'locales/de/reviewed.json: home: 1 word in Deutsch: never reviewed\n' +
      'npm run translate:status de home lists what to read; then: npm run translate:reviewed de',
    'locales/de/reviewed.json: home: 1 word in Deutsch: older than the English\n' +
      'npm run translate:status de home lists what to compare with the English and rewrite; ' +
      'then: npm run translate:reviewed de',
  ]);
});

test('names each sentence that still speaks of a city the company has left', () => {
  const texts = readyTexts();
  texts['locales/en/common.json'] = '{"cities": {"surat": "Surat", "pune": "Pune"}}';
  texts['locales/en/home.json'] =
    '{"title": "{{city:pune}} lies inland", "lines": ["Pune and {{city:surat}}", "In {{city}}"]}';
  const found = whatIsLeft(texts, today).filter(
    ({ file, field }) => file.startsWith('locales/en') && field !== badgeMeaning,
  );
  expect(found.map(describeProblem)).toEqual(
    ['title', 'lines.0'].map(
      (field) =>
        `locales/en/home.json: ${field}: still speaks of Pune, where the company is no longer\n` +
        'Rewrite it; {{city}} stands for the city of the office, wherever that is.',
    ),
  );
});

test('says when a city that was left can go from the list', () => {
  const texts = readyTexts();
  texts['locales/en/common.json'] = '{"cities": {"surat": "Surat", "pune": "Pune"}}';
  const found = whatIsLeft(texts, today).filter(({ file }) => file.startsWith('locales/en'));
  expect(found.map(({ field }) => field)).toEqual(['cities.pune']);
});

test('finds no sentence of the site’s own that speaks of a city it has left', async () => {
  const found = whatIsLeft(await readDataFiles(), today).filter(({ wrong }) =>
    /speaks? of/.test(wrong),
  );
  expect(found).toEqual([]);
});

test('asks for the licence of the repository while there is none', () => {
  const { LICENSE: _, ...texts } = readyTexts();
  for (const files of [texts, { ...texts, LICENSE: ' \n' }]) {
    expect(saidOf(files)).toEqual([
      expect.stringMatching(/^LICENSE: the whole file: is missing: .+\nDecide on a licence .+\.$/),
    ]);
  }
});

const today = '2026-02-01';

function saidOf(texts: Record<string, string>): string[] {
  return whatIsLeft(texts, today).map(describeProblem);
}

const company = {
  name: 'Loom',
  siteAddress: 'https://www.loom.dev',
  email: 'hello@loom.dev',
  securityEmail: 'security@loom.dev',
  phone: '+91 98765 43210',
  office: { city: 'surat', region: 'gujarat', country: 'IN', timeZone: 'Asia/Kolkata' },
  social: {
    network: { name: 'LinkedIn', address: 'https://www.linkedin.com/company/loom' },
    chat: { name: 'WhatsApp', address: 'https://wa.me/919876543210' },
    community: { name: 'Facebook', address: 'https://www.facebook.com/loom' },
  },
  claims: { years: 1, clients: 2, team: 3, countries: 4, badge: 99.7 },
  places: [{ id: 'india', country: 'IN', city: 'surat', coordinates: [72.83, 21.17] }],
  legalName: null,
  copyrightYear: 2026,
  confirmed: Object.fromEntries(Object.keys(confirmations).map((name) => [name, '2026-01-31'])),
};

const badgeMeaning = 'stats.items.badge.meaning';
const stats = { items: { badge: { meaning: 'Hours without a fault in 2025.' } } };

const named = ['founder', 'cto', 'coo'].map((id) => ({ id, name: 'Asha Rao', photo: `${id}.jpg` }));

const openings = {
  categories: [{ id: 'engineering', weave: 'twill' }],
  places: ['office'],
  types: ['full-time'],
  jobs: [
    {
      id: 'backend-engineer',
      category: 'engineering',
      place: 'office',
      type: 'full-time',
      experience: { from: 1, to: 2 },
      posted: '2026-01-15',
      closes: '2026-02-28',
    },
  ],
};

function readyTexts(
  changed: { company?: object; people?: object[]; jobs?: object } = {},
): Record<string, string> {
  const texts: Record<string, string> = {
    LICENSE: 'All rights reserved.',
    'content/company.json': JSON.stringify({ ...company, ...changed.company }),
    'content/people.json': JSON.stringify({ leaders: 'eyes', people: changed.people ?? named }),
    'content/jobs.json': JSON.stringify(changed.jobs ?? openings),
  };
  for (const lang of ['en', ...translatedLanguages]) {
    texts[`locales/${lang}/home.json`] = JSON.stringify({ title: 'Looms', lines: ['One'], stats });
  }
  for (const lang of translatedLanguages) {
    texts[`locales/${lang}/reviewed.json`] = JSON.stringify(
      withReviewed(texts, lang, wordFileNames),
    );
  }
  return texts;
}
