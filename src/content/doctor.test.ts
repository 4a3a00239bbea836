import { expect, test } from 'vitest';
import { whatIsLeft } from './doctor';
import { describeProblem } from './gate';
import { translatedLanguages, withReviewed } from './reviews';
import { wordFileNames } from './schemas';

test('finds nothing where everything is real, confirmed and reviewed', () => {
  expect(whatIsLeft(readyTexts())).toEqual([]);
});

test.each([
  ['siteAddress', { siteAddress: 'https://www.loom.example' }],
  ['email', { email: 'hello@loom.example' }],
  ['email', { email: 'hello@example.com' }],
  ['securityEmail', { securityEmail: 'security@loom.invalid' }],
  ['phone', { phone: '+91 00000 00000' }],
])('names a sample in %s and says what to put there', (field, sample) => {
  const found = whatIsLeft(readyTexts({ company: sample }));
  expect(found.map(describeProblem)).toEqual([
    expect.stringMatching(
      new RegExp(`^content/company\\.json: ${field}: is only a sample \\(".+"\\)\nPut the .+\\.$`),
    ),
  ]);
});

test('names a chat address that leads to nobody', () => {
  const { network, community } = company.social;
  const chat = { name: 'WhatsApp', address: 'https://wa.me/910000000000' };
  const found = whatIsLeft(readyTexts({ company: { social: { network, chat, community } } }));
  expect(found.map(describeProblem)).toEqual([
    'content/company.json: social.chat.address: is only a sample ("https://wa.me/910000000000")\n' +
      'Put the address of the company’s own page or number on WhatsApp.',
  ]);
});

test('is content with a site address that comes from the setting', () => {
  const texts = readyTexts({ company: { siteAddress: 'https://loom.example' } });
  expect(whatIsLeft(texts, 'https://www.loom.dev')).toEqual([]);
  expect(whatIsLeft(texts, 'https://staging.test')).toHaveLength(1);
});

test.each(['identity', 'claims', 'work', 'profile', 'openings'])(
  'asks for somebody who vouches for %s',
  (name) => {
    const confirmed = { ...company.confirmed, [name]: null };
    const found = whatIsLeft(readyTexts({ company: { confirmed } })).map(describeProblem);
    expect(found).toEqual([
      expect.stringMatching(
        new RegExp(`^content/company\\.json: confirmed\\.${name}: nobody has .+\nMake sure .+\\.$`),
      ),
    ]);
  },
);

test('names each person without a name or a portrait', () => {
  const people = [
    { id: 'founder', name: null, photo: 'founder.jpg' },
    { id: 'cto', name: 'Asha Rao', photo: null },
    { id: 'coo', name: 'Ravi Shah', photo: 'coo.jpg' },
  ];
  expect(whatIsLeft(readyTexts({ people })).map(describeProblem)).toEqual([
    'content/people.json: people[0].name: has no name yet (founder)\n' +
      'Put the name the person goes by, in quotes.',
    'content/people.json: people[1].photo: has no portrait yet (cto)\n' +
      'Put a picture into content/portraits and its file name there, like "cto.jpg".',
  ]);
});

test('counts what is left to review, in one entry for a language', () => {
  const texts = readyTexts();
  delete texts['locales/de/reviewed.json'];
  expect(whatIsLeft(texts).map(describeProblem)).toEqual([
    'locales/de/reviewed.json: home: 2 words in Deutsch are missing, not reviewed or older than ' +
      'the English\nnpm run translate:status de lists them; once they are read: npm run ' +
      'translate:reviewed de',
  ]);
});

const company = {
  name: 'Loom',
  siteAddress: 'https://www.loom.dev',
  email: 'hello@loom.dev',
  securityEmail: 'security@loom.dev',
  phone: '+91 98765 43210',
  office: { city: 'surat', region: 'gujarat', country: 'IN' },
  social: {
    network: { name: 'LinkedIn', address: 'https://www.linkedin.com/company/loom' },
    chat: { name: 'WhatsApp', address: 'https://wa.me/919876543210' },
    community: { name: 'Facebook', address: 'https://www.facebook.com/loom' },
  },
  claims: { years: 1, clients: 2, team: 3, countries: 4, badge: 99.7 },
  places: [{ id: 'india', country: 'IN', city: 'surat', coordinates: [72.83, 21.17] }],
  copyrightYear: 2025,
  confirmed: {
    identity: '2026-01-31',
    claims: '2026-01-31',
    work: '2026-01-31',
    profile: '2026-01-31',
    openings: '2026-01-31',
  },
};

const named = ['founder', 'cto', 'coo'].map((id) => ({ id, name: 'Asha Rao', photo: `${id}.jpg` }));

function readyTexts(changed: { company?: object; people?: object[] } = {}): Record<string, string> {
  const texts: Record<string, string> = {
    'content/company.json': JSON.stringify({ ...company, ...changed.company }),
    'content/people.json': JSON.stringify({ people: changed.people ?? named }),
  };
  for (const lang of ['en', ...translatedLanguages]) {
    texts[`locales/${lang}/home.json`] = '{"title": "Looms", "lines": ["One"]}';
  }
  for (const lang of translatedLanguages) {
    texts[`locales/${lang}/reviewed.json`] = JSON.stringify(
      withReviewed(texts, lang, wordFileNames),
    );
  }
  return texts;
}
