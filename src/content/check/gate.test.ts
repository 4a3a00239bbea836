import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getCompany } from '#src/content/load/facts.ts';
import { companyValues } from '#src/content/load/words.ts';
import { mostOpenings } from '#src/content/schema/openings.ts';
import { leastPortrait } from '#src/content/schema/people.ts';
import { placeholders } from '#src/content/schema/placeholders.ts';
import { wordFileNames } from '#src/content/schema/schemas.ts';
import { languageCodes } from '#src/i18n/languages.ts';
import { parseProblemTable, withField } from '#tests/problemTable.ts';
import { smallestSite } from '#tests/smallestSite.ts';
import { checkContent, type Portraits, type Report } from './gate.ts';
import { describeProblem, fieldName, type Texts } from './problems.ts';

// A valid set of files in which tests break things. Not the site's own: that one changes.
const texts = smallestSite();

const messages = ({ problems }: Report) => problems.map(describeProblem);
const fields = ({ problems }: Report) =>
  problems.map(({ file, path }) => `${file} ${fieldName(path)}`);
const missed = ({ missing }: Report) =>
  missing.map(({ file, path }) => `${file} ${fieldName(path)}`);
const inBraces = (names: readonly string[]) => names.map((name) => `{{${name}}}`).join(', ');

// Which file is edited is read from the message: see parseProblemTable.
it.each(
  parseProblemTable(
    `
category = "enginering"
  content/openings/en/product-designer.json: category: is not known ("enginering")
  Use one of: engineering, design; content/jobs.json lists them.
category = "engineering"
  content/openings/de/product-designer.json: category: is not a field of this file ("category")
show is gone
  content/openings/de/product-designer.json: show: is missing
  Add "show".
description = "${'x'.repeat(241)}"
  content/openings/ru/product-designer.json: description: is too long: 241 characters ("${'x'.repeat(76)}…)
the whole file = {}
  content/openings/de/weaver.json: the whole file: translates an opening that does not exist ("weaver")
  Write content/openings/en/weaver.json first, or remove the translation.
the whole file = {}
  content/openings/xx/backend-engineer.json: the whole file: is not in a language of the site ("xx")
  Add "xx" to src/i18n/languageList.ts, or remove the folder content/openings/xx.
the whole file = {}
  content/openings/weaver.json: the whole file: is not in the folder of a language
  Move it to the folder of its language, like content/openings/en.
name = "{{company}} Labs"
  content/company.json: name: uses an unknown placeholder ({{company}})
experience = {"from":5,"to":3}
  content/openings/en/backend-engineer.json: experience: has a "from" that is greater than "to" ({"from":5,"to":3})
posted = "2026-03-01"
  content/openings/en/backend-engineer.json: closes: is before the day the opening was posted ("2026-02-28")
places.1.id = "remote-office"
  content/jobs.json: places[1].id: is used twice ("remote-office")
email = "hello@sutraloom"
  content/company.json: email: is not an e-mail address ("hello@sutraloom")
phone = "0261 123456"
  content/company.json: phone: is not a phone number ("0261 123456")
social.chat.address = "javascript:alert(1)"
  content/company.json: social.chat.address: is not a web address ("javascript:alert(1)")
claims.years = 13.5
  content/company.json: claims.years: is not a whole number (13.5)
claims.badge = 99.75
  content/company.json: claims.badge: has too many digits (99.75)
  Round it to a multiple of 0.1.
places.0.coordinates = {"longitude":13.4,"latitude":52.52}
  content/company.json: places[0].coordinates (india): is outside the map, which shows longitudes 61 to 142.6 and latitudes -11.4 to 44.3 ({"longitude":13.4,"latitude":52.52})
office.country = "India"
  content/company.json: office.country: is not a country code ("India")
people.0.name = "松本 ★"
  content/people.json: people[0].name (founder): has a character that no font of the site has ("松" U+677E, "本" U+672C, "★" U+2605)
people.0.name = "Ada\\tRao"
  content/people.json: people[0].name (founder): contains a line break, a tab or an invisible character ("Ada\\tRao")
name = "Loom\\u202E Labs"
  content/company.json: name: contains a line break, a tab or an invisible character ("Loom\u202E Labs")
social.chat.name = "Chat\\nroom"
  content/company.json: social.chat.name: contains a line break, a tab or an invisible character ("Chat\\nroom")
name = "&&&"
  content/company.json: name: has no letters or digits ("&&&")
people.0.photo = "../secret.jpg"
  content/people.json: people[0].photo (founder): is not a valid file name ("../secret.jpg")
people = []
  content/people.json: people: is empty ([])
people.0.id = "ada-rao"
  content/people.json: people: has no entry with the id "founder" ([{"id":"ada-rao","name":"Asha Rao"},{"id":"cto","name":"Asha Rao"},{"id":"coo…)
  Give the founder’s entry this id again: it opens the long profile.
nav.home is gone
  locales/en/common.json: nav.home: is missing
  Add "home" under "nav".
openings.categories.1.announcement_few is gone
  locales/ru/careers.json: openings.categories[1].announcement_few (design): is missing
  Add "announcement_few" under "openings.categories[1]".
people.3 = {"id":"ceo","role":"CEO","text":"Words","portrait":"Words"}
  locales/en/team.json: people[3].id: is not known ("ceo")
  Use one of: founder, cto, coo.
people.3 = {"id":"cto","role":"CTO","text":"Words","portrait":"Words"}
  locales/de/team.json: people[3].id: is used twice ("cto")
nav.home = ""
  locales/en/common.json: nav.home: is empty ("")
  Fill it in.
email = null
  content/company.json: email: is empty (null)
whoWeAre.promises.items.1.text = ""
  locales/en/home.json: whoWeAre.promises.items[1].text: is empty ("")
dna.words.1 = ""
  locales/en/home.json: dna.words[1]: is empty ("")
nav.home = " Home"
  locales/hi/common.json: nav.home: begins or ends with a space (" Home")
__proto__ = {"polluted":true}
  locales/de/common.json: __proto__: is not a field of this file ("__proto__")
hero.text = "We build <b class='x'>systems</b>."
  locales/en/home.json: hero.text: contains HTML, <b class='x'> ("We build <b class='x'>systems</b>.")
  Remove it: visitors would see the tag itself.
meta.title = "Who we are"
  locales/en/story.json: meta.title: does not end with the company’s name ("Who we are")
  Put {{company}} at the end.
meta.title = "{{city}}${'x'.repeat(52)}{{company}}"
  locales/de/story.json: meta.title: is too long for search results ("{{city}}${'x'.repeat(52)}{{company}}")
  Shorten it to 66 characters or fewer; the company’s name counts as 9, any other placeholder as 6.
duties = ["Write services"]
  content/openings/en/backend-engineer.json: duties: has too few entries: 1 (["Write services"])
  Write at least 3.
footer.social.chat = "Chat on {{service}} with {{compny}}"
  locales/en/common.json: footer.social.chat: uses an unknown placeholder ({{compny}})
  Use one of: {{service}}, ${inBraces(placeholders)}.
intro.lede = "In {{city:pune}}, that is easy to remember."
  locales/en/story.json: intro.lede: uses an unknown placeholder ({{city:pune}})
  Rewrite the sentence for your current city, or add "pune" under "cities" in common.json.
footer.social.chat = "Escribir a {{company}}"
  locales/es/common.json: footer.social.chat: does not use {{service}} ("Escribir a {{company}}")
  Add {{service}} where the value belongs in this language.
footer.closing = "Made by {company}."
  locales/en/common.json: footer.closing: has a brace that is not part of a placeholder, {company} ("Made by {company}.")
  Use one of: ${inBraces(placeholders)}.
the whole file is gone
  content/jobs.json: the whole file: is missing
the whole file is gone
  locales/de/team.json: the whole file: is missing
  Copy locales/en/team.json there and translate it.
the whole file = []
  locales/de/home.json: the whole file: is not a group of fields ([])
the whole file = {}
  locales/de/shop.json: the whole file: is not used by the site
  Remove it, or rename it to one of: ${wordFileNames.join(', ')}.
the whole file = {}
  locales/xx/common.json: the whole file: is not in a language of the site ("xx")
  Add "xx" to src/i18n/languageList.ts, or remove the folder locales/xx.
`,
    texts,
  ),
)('says what is wrong where $typed in $file', ({ texts, message }) => {
  expect(messages(checkContent(texts))).toEqual([expect.stringMatching(message)]);
});

it.each([
  ['content/jobs.json', (text: string) => Buffer.from(text, 'utf16le').toString()],
  ['locales/de/home.json', (text: string) => text.replace('Words', 'W\uFFFDrter')],
])('asks for UTF-8 where %s is saved in another encoding', (file, spoil) => {
  expect(messages(checkContent({ ...texts, [file]: spoil(texts[file] ?? '') }))).toEqual([
    `${file}: the whole file: is not saved as UTF-8
Save it as UTF-8; most editors offer a choice of encoding under "Save as".`,
  ]);
});

it.each(['content/jobs.json', 'locales/de/home.json', 'content/openings/en/backend-engineer.json'])(
  'says so where %s is a folder, or a link that leads nowhere',
  (file) => {
    expect(messages(checkContent({ ...texts, [file]: null }))).toEqual([
      `${file}: the whole file: cannot be read: it is a folder, a broken link or a protected file
Put the file itself there; git has it.`,
    ]);
  },
);

const { width, height } = leastPortrait;

it.each([
  [undefined, 'is not a readable picture'],
  [null, 'is not a readable picture'],
  [{ width: width - 1, height }, `is ${width - 1} × ${height} pixels, too small`],
  [{ width, height: height - 1 }, `is ${width} × ${height - 1} pixels, too small`],
])('says what is wrong with a photo where there is %j', (photo, wrong) => {
  const shown = withField(texts, 'content/people.json', 'people.0.photo', 'ada.jpg');
  const portraits: Portraits = photo === undefined ? {} : { 'content/portraits/ada.jpg': photo };
  expect(messages(checkContent(shown, portraits))).toEqual([
    expect.stringContaining(`content/people.json: people[0].photo (founder): ${wrong}`),
  ]);
});

it('accepts characters of other scripts, no-break spaces, and a byte order mark', () => {
  const name = withField(texts, 'content/people.json', 'people.0.name', 'Łukasz Nguyễn, सूत्र, Иван');
  const characters = '₹ 500 → € 9, ≥ 2, self\u00advoiced, 5\u202f%.';
  const text = withField(name, 'locales/en/home.json', 'hero.text', characters);
  const withMark = { ...text, 'content/jobs.json': `\uFEFF${text['content/jobs.json']}` };
  expect(checkContent(withMark)).toEqual({ problems: [], missing: [] });
});

it('names every problem in one run, in every file, also where facts cannot be read', () => {
  const broken: [file: string, path: string, value?: unknown][] = [
    ['content/company.json', 'email', 'nobody'],
    ['content/company.json', 'claims.team', -1],
    ['locales/en/home.json', 'hero.text'],
    ['content/openings/de/product-designer.json', 'title', 1],
    ['locales/ru/careers.json', 'openings.all.announcement_many'],
  ];
  const several = broken.reduce<Texts>((texts, change) => withField(texts, ...change), texts);
  const wanted = broken.map(([file, path]) => `${file} ${path}`);
  const found = fields(checkContent({ ...several, 'content/jobs.json': '{' }));
  expect(found.sort()).toEqual([...wanted, 'content/jobs.json the whole file'].sort());
});

it.each([
  ['{{team_prose}}, {{city_in}}', 0],
  ['{{city_in}}', 1],
])('accepts any form of the placeholders in the English text, in %s', (text, problems) => {
  const english = withField(texts, 'locales/en/team.json', 'intro.lede', '{{team}} in {{city}}');
  const both = withField(english, 'locales/ru/team.json', 'intro.lede', text);
  const inRussian = fields(checkContent(both)).filter((field) => field.includes('/ru/'));
  expect(inRussian).toHaveLength(problems);
});

it('knows a placeholder for each of the company’s values and no other', () => {
  const company = getCompany();
  const words = {
    claims: { moreThan: '{{count}}' },
    cities: [{ id: company.office.city, name: 'x' }],
  };
  const names = Object.keys(companyValues(company, 'en', words));
  expect(names).toEqual([...placeholders, `city:${company.office.city}`]);
});

describe('a word that another language lacks', () => {
  const promises = 'whoWeAre.promises.items';

  it.each<[what: string, file: string, field: string, value: unknown, lacking: string]>([
    ['a missing one', 'locales/de/common.json', 'nav.home', undefined, 'nav.home'],
    ['an empty one', 'locales/hi/common.json', 'nav.home', '', 'nav.home'],
    ['a missing group', 'locales/ru/home.json', 'hero', undefined, 'hero'],
    ['an empty group', 'locales/hi/common.json', 'claims', { moreThan: null }, 'claims'],
    ['a missing list', 'locales/hi/team.json', 'people', undefined, 'people'],
    ['an empty list', 'locales/de/home.json', promises, [], promises],
    ['an empty entry', 'locales/de/home.json', 'dna.words.3', '', 'dna.words'],
    ['a gap in an entry', 'locales/de/home.json', `${promises}.1.text`, undefined, promises],
    [
      'an opening',
      'content/openings/hi/product-designer.json',
      'the whole file',
      undefined,
      'the whole file',
    ],
  ])('is named and stops nothing: %s', (_, file, field, value, lacking) => {
    const report = checkContent(withField(texts, file, field, value));
    expect(report.problems).toEqual([]);
    expect(missed(report)).toEqual([`${file} ${lacking}`]);
  });

  it('may be a plural word, if all its forms are missing', () => {
    const fields = ['one', 'few', 'many', 'other'].map(
      (form) => `openings.all.announcement_${form}`,
    );
    const file = 'locales/ru/careers.json';
    const without = fields.reduce<Texts>((texts, field) => withField(texts, file, field), texts);
    const report = checkContent(without);
    expect(report.problems).toEqual([]);
    expect(missed(report).sort()).toEqual(fields.map((field) => `${file} ${field}`).sort());
  });
});

it('asks English for the words of what is new in the facts, and misses them in the others', () => {
  const office = { city: 'berlin', region: 'hesse', country: 'DE', timeZone: 'Europe/Berlin' };
  const moved = withField(texts, 'content/company.json', 'office', office);
  const report = checkContent(moved);
  const lacking = report.problems.filter(({ wrong }) => wrong === 'is missing');
  expect(lacking.map(({ path }) => fieldName(path))).toEqual(['cities.berlin', 'regions.hesse']);
  expect(missed(report)).toContain('locales/ru/common.json cities.berlin');
});

it('asks Russian for the forms of the office’s city, and no other language', () => {
  const report = checkContent(
    languageCodes.reduce<Texts>((texts, lang) => {
      const file = `locales/${lang}/common.json`;
      return withField(texts, file, 'cities.0', { id: 'surat', name: 'Surat' });
    }, texts),
  );
  const inflected = ['in', 'of', 'countryIn'].map((form) => `cities[0].${form}`);
  expect(missed(report)).toEqual(
    ['fr', 'ru'].flatMap((lang) =>
      inflected.map((field) => `locales/${lang}/common.json ${field}`),
    ),
  );
});

it('asks to remove openings where there are more than the site is made for', () => {
  const opening = texts['content/openings/en/backend-engineer.json'] ?? '';
  const more = (count: number) =>
    Array.from({ length: count }, (_, at) => [`content/openings/en/more-${at}.json`, opening]);
  // The small site has two.
  const most = { ...texts, ...Object.fromEntries(more(mostOpenings - 2)) };
  const tooMany = { ...texts, ...Object.fromEntries(more(mostOpenings - 1)) };
  expect(messages(checkContent(most))).toEqual([]);
  expect(messages(checkContent(tooMany))).toEqual([
    `content/openings: the folder: has too many openings (${mostOpenings + 1})
Remove some that closed long ago: at most ${mostOpenings} are possible.`,
  ]);
});

it('compares entries with the English ones of the same id, in whatever order', () => {
  const people = JSON.parse(texts['locales/de/team.json'] ?? '').people;
  const english = withField(texts, 'locales/en/team.json', 'people.0.text', 'Of {{company}}.');
  const turned = withField(english, 'locales/de/team.json', 'people', people.toReversed());
  const inGerman = (texts: Texts) =>
    fields(checkContent(texts)).filter((field) => field.includes('/de/'));
  expect(inGerman(turned)).toEqual(['locales/de/team.json people[2].text']);
  const translated = withField(turned, 'locales/de/team.json', 'people.2.text', '{{company}}.');
  expect(inGerman(translated)).toEqual([]);
});

it('names every problem with file, field, problem and fix, whatever replaces a text', () => {
  const tokens = String.raw` { ] , " \ 1e999 "{{" "{{x}}" "\u0000" "\ud800" "__proto__" "two\nlines"`;
  const odd = fc.oneof(fc.json(), fc.constantFrom(...tokens.split(' '), `"${'x'.repeat(5000)}"`));
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(texts)), fc.nat(), odd, (file, at, put) => {
      const pieces = texts[file]?.split(/("(?:[^"\\]|\\.)*")/) ?? [];
      pieces[(at * 2 + 1) % pieces.length] = put;
      for (const problem of checkContent({ ...texts, [file]: pieces.join('') }).problems) {
        const message = describeProblem(problem);
        expect(message).toMatch(/^(content|locales)\/\S+\.json: .+: .+\n.+$/);
        expect(message).not.toMatch(/undefined|\[object|NaN/);
      }
    }),
    { numRuns: 25 },
  );
}, 180_000);
