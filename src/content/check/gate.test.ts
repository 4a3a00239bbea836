import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mostOpenings } from '#src/content/schema/openings.ts';
import { smallestSite } from '#tests/smallestSite.ts';
import { withField } from '#tests/withField.ts';
import { checkContent, type Report } from './gate.ts';
import { describeProblem, fieldName } from './problems.ts';

// A valid set of files in which tests break things. Not the site's own: that one changes.
const texts = smallestSite();

const portraits = {
  'content/portraits/half.jpg': null,
  'content/portraits/small.jpg': { width: 479, height: 600 },
};

const messages = ({ problems }: Report) => problems.map(describeProblem);
const missed = ({ missing }: Report) =>
  missing.map(({ file, path }) => `${file}: ${fieldName(path)}`);

/** As they are shown. What is in brackets is typed into the field first; without brackets, the field is removed. */
const problems = `
content/company.json: email: is not an e-mail address ("hello@sutraloom")
  Write it like hello@example.com.
content/company.json: phone: is not a phone number ("0261 123456")
  Write it with its country code, digits and spaces only, like +91 98765 43210.
content/company.json: social.chat.address: is not a web address ("javascript:alert(1)")
  Start it with https:// and a full host name.
content/company.json: office.country: is not a country code ("India")
  Write its two capital letters, like IN or DE: https://www.iso.org/obp/ui.
content/company.json: claims.years: is not a whole number (13.5)
  Write a whole number, without quotes.
content/company.json: claims.badge: has too many digits (99.75)
  Round it to a multiple of 0.1.
content/company.json: places[0].coordinates (india): is outside the map, which shows longitudes 61 to 142.6 and latitudes -11.4 to 44.3 ({"longitude":13.4,"latitude":52.52})
  Correct the coordinates, or leave them out: the place is then listed without a thread on the map.
content/company.json: name: uses an unknown placeholder ({{company}})
  Write the text itself: placeholders are not possible here.
content/company.json: name: has no letters or digits ("&&&")
  Write a name that has some.
content/company.json: name: contains a line break, a tab or an invisible character ("Loom\u202E Labs")
  Type it again on one line instead of pasting it.
content/people.json: people[0].name (founder): has a character that no font of the site has ("松" U+677E)
  Replace it, or ask a developer to add a typeface that has it in src/fonts/faces.ts.
content/people.json: people[0].photo (founder): is not a valid file name ("../secret.jpg")
  Rename the picture in content/portraits like ada-rao.jpg: letters, digits and hyphens, then .jpg, .png, .webp or .avif.
content/people.json: people[0].photo (founder): is not a readable picture in content/portraits ("half.jpg")
  Put a JPEG, PNG, WebP or AVIF of at least 480 × 600 pixels there, or correct its name.
content/people.json: people[0].photo (founder): is 479 × 600 pixels, too small to be woven ("small.jpg")
  Put a JPEG, PNG, WebP or AVIF of at least 480 × 600 pixels there, or correct its name.
content/people.json: people: has no entry with the id "founder" ([{"id":"ada"},{"id":"cto"},{"id":"coo"}])
  Give the founder’s entry this id again: it opens the long profile.
content/jobs.json: places[1].id: is used twice ("remote-office")
  Give each entry its own id, or remove one of the two.
content/principles.json: principles[0].weave (first): is not known ("knitted")
  Use one of: 
content/openings/en/product-designer.json: category: is not known ("enginering")
  Use one of: engineering, design; content/jobs.json lists them.
content/openings/en/backend-engineer.json: experience: has a "from" that is greater than "to" ({"from":5,"to":3})
  Write the smaller number under "from".
content/openings/en/backend-engineer.json: closes: is before the day the opening was posted ("2026-01-01")
  Use a day after the one under "posted".
content/openings/en/backend-engineer.json: duties: has too few entries: 1 (["Write services"])
  Write at least 3.
locales/de/common.json: nav.shop: is not a field of this file ("shop")
  Remove it, or correct its spelling.
locales/en/common.json: nav.home: is missing
  Add "home" under "nav".
locales/en/common.json: nav.home: is empty ("")
  Fill it in.
locales/en/home.json: dna.words[1]: is empty ("")
  Write the text.
locales/hi/common.json: nav.home: begins or ends with a space (" Home")
  Remove the space.
locales/ru/careers.json: openings.categories[1].announcement_few (design): is missing
  Add "announcement_few" under "openings.categories[1]".
locales/en/story.json: meta.title: does not end with the company’s name ("Who we are")
  Put {{company}} at the end.
locales/de/story.json: meta.title: is too long for search results ("{{city}}${'x'.repeat(52)}{{company}}")
  Shorten it to 66 characters or fewer; the company’s name counts as 9, any other placeholder as 6.
locales/en/home.json: hero.text: contains HTML, <b class='x'> ("We build <b class='x'>systems</b>.")
  Remove it: visitors would see the tag itself.
locales/en/common.json: footer.closing: has a brace that is not part of a placeholder, {company} ("Made by {company}.")
  Use one of: {{company}}, {{legalName}}
locales/en/common.json: footer.social.chat: uses an unknown placeholder ({{compny}})
  Use one of: {{service}}, {{company}}, {{legalName}}
locales/es/common.json: footer.social.chat: does not use {{service}} ("Escribir a {{company}}")
  Add {{service}} where the value belongs in this language.
locales/en/story.json: intro.lede: uses an unknown placeholder ({{city:pune}})
  Rewrite the sentence for your current city, or add "pune" under "cities" in common.json.
`;

const message = /^(?<file>\S+): (?<field>.+?)( \(\w+\))?: .+?( \((?<typed>.+)\))?\n/;

it.each(problems.trim().split(/\n(?! )/))('says:\n%s', (shown) => {
  const { file = '', field = '', typed } = message.exec(shown)?.groups ?? {};
  const changed = withField(texts, file, field, typed && parseTyped(typed));
  const lines = shown.replace('\n  ', '\n');
  expect(messages(checkContent(changed, portraits))).toEqual([expect.stringContaining(lines)]);
});

it('quotes the beginning of a long text', () => {
  const long = withField(texts, 'content/company.json', 'name', 'Loom'.repeat(30));
  expect(messages(checkContent(long))).toEqual([
    `content/company.json: name: is too long: 120 characters ("${'Loom'.repeat(19)}…)
Shorten it to at most 40 characters.`,
  ]);
});

/** Placeholders and characters are shown without quotes. */
function parseTyped(typed: string): unknown {
  try {
    return JSON.parse(typed);
  } catch {
    return typed;
  }
}

const jobs = 'content/jobs.json';
const germanHome = 'locales/de/home.json';
const notUtf8 = 'is not saved as UTF-8\nSave it as UTF-8; most editors';
const unknown = 'is not in a language of the site ("xx")\nAdd "xx" to src/i18n/languageList.ts';
const misplaced = 'is not in the folder of a language\nMove it to the folder of its language';
const orphan = 'translates an opening that does not exist ("weaver")\nWrite content/openings/en';

it.each<[file: string, text: string | null | undefined, message: string]>([
  [jobs, undefined, 'is missing\nPut the file back; git has it.'],
  [germanHome, undefined, 'is missing\nCopy locales/en/home.json there and translate it.'],
  [germanHome, null, 'cannot be read: it is a folder, a broken link or a protected file'],
  [germanHome, '"W\uFFFDrter"', notUtf8],
  [germanHome, '[]', 'is not a group of fields ([])\nWrite a group of fields, between { and }.'],
  ['locales/de/shop.json', '{}', 'is not used by the site\nRemove it, or rename it to one of: '],
  ['locales/xx/home.json', '{}', unknown],
  ['content/openings/weaver.json', '{}', misplaced],
  ['content/openings/de/weaver.json', '{}', orphan],
])('says of %s with the content %j, and of no other file: %s', (file, text, message) => {
  const { [file]: _, ...others } = texts;
  const changed = text === undefined ? others : { ...others, [file]: text };
  expect(messages(checkContent(changed))).toEqual([
    expect.stringContaining(`${file}: the whole file: ${message}`),
  ]);
});

it('says where a file is no JSON, and nothing that only follows from it', () => {
  const broken = { ...texts, 'content/company.json': '{ "name": ' };
  expect(messages(checkContent(broken))).toEqual([
    expect.stringContaining(
      'content/company.json: line 1, column 11: is not valid JSON at its end',
    ),
  ]);
});

it('asks to remove openings where there are more than the site is made for', () => {
  const opening = texts['content/openings/en/backend-engineer.json'] ?? '';
  const more = Array.from({ length: mostOpenings }, (_, at) => {
    return [`content/openings/en/job-${at}.json`, opening];
  });
  // The small site has two.
  expect(messages(checkContent({ ...texts, ...Object.fromEntries(more) }))).toEqual([
    `content/openings: the folder: has too many openings (${mostOpenings + 2})
Remove some that closed long ago: at most ${mostOpenings} are possible.`,
  ]);
});

const promises = 'whoWeAre.promises.items';
const plurals = ['few', 'many', 'one', 'other'].map((form) => `openings.all.announcement_${form}`);

it.each<[file: string, field: string, value: unknown, lacking: string[]]>([
  ['locales/de/common.json', 'nav.home', undefined, ['nav.home']],
  ['locales/hi/common.json', 'nav.home', '', ['nav.home']],
  ['locales/ru/home.json', 'hero', undefined, ['hero']],
  ['locales/de/home.json', `${promises}[1].text`, undefined, [promises]],
  ['locales/ru/careers.json', 'openings.all', { name: 'Все' }, plurals],
])(
  'names what a language lacks, and stops nothing: in %s, %s is %j',
  (file, field, value, lacking) => {
    const report = checkContent(withField(texts, file, field, value));
    expect(report.problems).toEqual([]);
    expect(missed(report)).toEqual(lacking.map((path) => `${file}: ${path}`));
  },
);

it('names an opening that a language lacks, and stops nothing', () => {
  const { 'content/openings/hi/product-designer.json': _, ...others } = texts;
  const report = checkContent(others);
  expect(report.problems).toEqual([]);
  expect(missed(report)).toEqual(['content/openings/hi/product-designer.json: the whole file']);
});

it('asks English for the words of what is new in the facts, and misses them in the others', () => {
  const office = { city: 'berlin', region: 'hesse', country: 'DE', timeZone: 'Europe/Berlin' };
  const report = checkContent(withField(texts, 'content/company.json', 'office', office));
  const inEnglish = report.problems.filter(({ file }) => file === 'locales/en/common.json');
  expect(inEnglish.map(describeProblem)).toEqual([
    expect.stringContaining('cities.berlin: is missing'),
    expect.stringContaining('regions[0].id: is not known ("gujarat")\nUse one of: hesse.'),
  ]);
  expect(missed(report)).toContain('locales/ru/common.json: cities.berlin');
});

it.each([
  ['de', []],
  ['ru', ['in', 'of', 'countryIn']],
])('asks "%s" for the forms of the office’s city that it inflects', (lang, forms) => {
  const file = `locales/${lang}/common.json`;
  const report = checkContent(withField(texts, file, 'cities[0]', { id: 'surat', name: 'Surat' }));
  expect(missed(report)).toEqual(forms.map((form) => `${file}: cities[0].${form}`));
});

it('compares entries with the English ones of the same id, in whatever order', () => {
  const people = JSON.parse(texts['locales/de/team.json'] ?? '').people;
  const english = withField(texts, 'locales/en/team.json', 'people[0].text', 'Of {{company}}.');
  const turned = withField(english, 'locales/de/team.json', 'people', people.toReversed());
  const german = messages(checkContent(turned)).filter((message) => message.includes('/de/'));
  expect(german).toEqual([expect.stringContaining('people[2].text (founder): does not use {{')]);
});

it('names every problem with file, field, problem and fix, whatever replaces a text', () => {
  const tokens = String.raw` { ] , " \ 1e999 "{{" "{{x}}" "\u0000" "\ud800" "__proto__" "two\nlines"`;
  const odd = fc.oneof(fc.json(), fc.constantFrom(...tokens.split(' '), `"${'x'.repeat(5000)}"`));
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(texts)), fc.nat(), odd, (file, at, put) => {
      const pieces = texts[file]?.split(/("(?:[^"\\]|\\.)*")/) ?? [];
      pieces[(at * 2 + 1) % pieces.length] = put;
      for (const message of messages(checkContent({ ...texts, [file]: pieces.join('') }))) {
        expect(message).toMatch(/^(content|locales)\/\S+\.json: .+: .+\n.+$/);
        expect(message).not.toMatch(/undefined|\[object|NaN/);
      }
    }),
    { numRuns: 25 },
  );
}, 180_000);
