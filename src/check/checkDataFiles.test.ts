import fc from 'fast-check';
import { beforeEach, expect, it, vi } from 'vitest';
import { cached } from '#src/cached.ts';
import { fieldName } from '#src/content/schema/paths.ts';
import { translatedLanguages } from '#src/i18n/languages.ts';
import { smallestSite } from '#tests/smallestSite.ts';
import { withField } from '#tests/withField.ts';
import { checkDataFiles, type Report } from './checkDataFiles.ts';
import type { FileTexts } from './files.ts';
import { describeProblem } from './problems.ts';

// A valid set of files in which tests break things. Not the site's own: that one changes.
const sources: FileTexts = smallestSite();

const portraits = {
  'content/portraits/half.jpg': null,
  'content/portraits/small.jpg': { width: 479, height: 600 },
};

beforeEach(() => {
  vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.UTC(2026, 1, 1, 12) / 1000));
});

const messages = ({ problems }: Report) => problems.map(describeProblem);
const missed = ({ missing }: Report) =>
  missing.map(({ file, path }) => `${file}: ${fieldName(path)}`);

/** As they are shown. What is in brackets is typed into the field first; without brackets, the field is removed. */
const problems = `
content/company.json: email: is not an e-mail address ("hello@sutraloom")
  Write it like hello@example.com.
content/company.json: phone: is not a phone number ("0261 123456")
  Write it with its country code, digits and spaces only, like +91 98765 43210.
content/company.json: repository: is not the name of a repository ("../..")
  Write its owner and name on GitHub, like sutraloom/website.
content/company.json: siteAddress: is not the address of a site ("https://www.loom.dev/shop")
  Write it like https://www.example.com; a folder belongs in BASE_PATH.
content/company.json: chat.address: is not a web address ("javascript:alert(1)")
  Start it with https:// and a full host name, like https://www.example.com/page.
content/cities/surat.json: en.country: is not known ("India")
  Use its code of two capital letters, like IN for India.
content/places/office.json: en.city: is missing, and the work is not remote
  Choose a city, or turn on "remote". In the form: Places of work → office → City.
content/company.json: office.timeZone: is not a time zone ("UTC")
  Write its IANA name, like Asia/Kolkata
content/company.json: office.timeZone: is not a known time zone ("Asia/Surat")
  Write its IANA name, like Asia/Kolkata.
content/company.json: founder: is not known ("ada")
  Use one of: founder, cto, coo; each is a file in content/people.
content/company.json: claims.years: is not a whole number (13.5)
  Write a whole number, without quotes.
content/company.json: claims.clients: is too small (1)
  The minimum is 2. In the form: Company → Name, contact and numbers → Numbers → Clients.
content/company.json: claims.badge: has too many digits (99.75)
  Round it to a multiple of 0.1.
content/company.json: namedClients: has too many entries: 9 (["A","B","C","D","E","F","G","H","I"])
  Keep at most 8.
content/company.json: namedClients: has too few entries: 1 (["A"])
  Write at least 2.
content/zones/india.json: en.coordinates: is outside the map, which shows longitudes 61 to 142.6 and latitudes -11.4 to 44.3 ({"longitude":13.4,"latitude":52.52})
  Correct the coordinates, or leave them out: the zone is then listed without a thread on the map.
content/company.json: name: uses an unknown placeholder ({{company}})
  Write the text itself: placeholders are not possible here.
content/openings/backend-engineer.json: ru.title: has no letter and no digit ("\u0301")
  Write at least one letter or digit. In the form: Openings → backend-engineer → Russian → Title.
content/company.json: name: has a line break ("Loom\\nLabs")
  Write it on one line.
content/company.json: office.street: has a character that nobody sees, U+2060 ("5 Loom\u2060 Lane")
  Type the text instead of pasting it.
content/openings/product-designer.json: fr.title: has a character that nobody sees, U+200D ("Web\u200Ddesigner")
  Type the text instead of pasting it.
content/people/founder.json: en.name: has a character that no font of the site has ("松" U+677E)
  Replace it, or ask a developer to add a typeface that has it in src/fonts/faces.ts.
content/people/founder.json: en.photo: is not a valid file name ("../secret.jpg")
  Rename the picture in content/portraits like ada-rao.jpg: letters, digits and hyphens, then .jpg, .png, .webp or .avif.
content/people/founder.json: en.photo: is not a readable picture in content/portraits ("half.jpg")
  Put a JPEG, PNG, WebP or AVIF of at least 480 × 600 pixels there, or correct its name.
content/people/founder.json: en.photo: is 479 × 600 pixels, too small to be woven ("small.jpg")
  Put a JPEG, PNG, WebP or AVIF of at least 480 × 600 pixels there, or correct its name.
content/cases/mill.json: en.agreed: is not filled in yet
  Fill in "agreed" under "en". In the form: Cases → mill → Agreed on.
content/cases/mill.json: en.agreed: is in the future ("2026-02-02")
  Name the client once they have agreed, and enter the day on which they did.
content/cases/mill.json: en.year: is in the future (2027)
  A case is finished work: enter the year in which it was.
content/cases/mill.json: de.quote: is between quotation marks ("„Das passt.“")
  Leave them out: the site sets those of each language. In the form: Cases → mill → German → Quote.
content/cases/mill.json: en.quoted: is missing, although there is "quote"
  Fill in both, or neither. In the form: Cases → mill → Quoted.
content/cases/mill.json: en.counts: is missing, although there is "figure"
  Fill in both, or neither.
content/principles/first.json: en.weave: is not known ("knitted")
  Use one of: 
content/openings/backend-engineer.json: en.experience: has a "from" that is greater than "to" ({"from":5,"to":3})
  Write the smaller number under "from".
content/company.json: social: has the same twice: {"name":"A","address":"https://a.dev"} ([{"name":"A","address":"https://a.dev"},{"name":"A","address":"https://a.dev"}])
  Remove one of them. In the form: Company → Name, contact and numbers → Social links.
content/company.json: confirmed.claims: is in the future ("2026-02-02")
  Use the day on which somebody confirmed it.
content/company.json: name: has a character that nobody sees, U+3164 ("Loom\u3164")
  Type the text instead of pasting it.
content/openings/backend-engineer.json: en.staysOpen: contradicts the last day under "closes" (true)
  Empty that day, or turn this off.
content/openings/backend-engineer.json: en.applicants: has the same twice: "IN" (["IN","DE","IN"])
  Remove one of them.
content/openings/backend-engineer.json: en.technologies: has the same twice: "Node.js" (["Node.js","Node.js"])
  Remove one of them.
content/openings/backend-engineer.json: en.salary.from: is less than 1000 a year (12)
  Write the whole amount in digits, like 1200000, or choose another period.
content/openings/backend-engineer.json: en.closes: is before the day the opening was posted ("2026-01-01")
  Use a day after the one under "posted".
content/openings/backend-engineer.json: en.posted: is in the future ("2026-02-02")
  Use today’s date or an earlier one: an opening is shown once it is published.
content/openings/backend-engineer.json: en.salary.currency: is not known ("Rs")
  Use its code of three capital letters, like INR or EUR.
content/openings/backend-engineer.json: de.title: is too long: 60 characters ("${'x'.repeat(60)}")
  Shorten it to at most 54 characters. In the form: Openings → backend-engineer → German → Title.
content/openings/backend-engineer.json: de.rank: is not a field of this file ("rank")
  Remove it, or correct its spelling.
content/openings/backend-engineer.json: xx: is not a field of this file ("xx")
  Remove it, or correct its spelling.
locales/de/common.json: nav.shop: is not a field of this file ("shop")
  Remove it, or correct its spelling.
locales/en/common.json: nav.home: is not filled in yet
  Fill in "home" under "nav".
locales/en/home.json: dna.words[1]: is not filled in yet ("")
  Fill it in, or remove it from the list.
locales/ru/careers.json: openings.all.announcement_few: is not filled in yet
  Fill in "announcement_few" under "openings.all".
locales/en/story.json: meta.title: does not end with the company’s name ("Who we are")
  Put {{company}} at the end, like "Our story — {{company}}".
locales/de/story.json: meta.title: is too long: 75 characters ("{{city}}${'x'.repeat(56)}{{company}}")
  Shorten it to at most 68 characters.
locales/en/home.json: hero.text: contains HTML, <b class='x'> ("We build <b class='x'>systems</b>.")
  Remove it, or type the character itself: visitors would see what is written.
locales/en/home.json: hero.text: contains HTML, &nbsp; ("42&nbsp;people")
  Remove it, or type the character itself: visitors would see what is written.
locales/en/story.json: intro.heading: is not in English: most of its letters are those of another language ("हमें लिखें")
  Write it in English, and this text where it belongs. In the form: Pages → Story
content/openings/backend-engineer.json: de.duties[1]: is not in German: most of its letters are those of another language ("Вы пишете API и {{company}}")
  Write it in German, and this text where it belongs. In the form: Openings → backend-engineer → German → Duties → 2.
content/principles/first.json: hi.title: is not in Hindi: most of its letters are those of another language ("Прогноз спроса")
  Write it in Hindi, and this text where it belongs. In the form: Principles → first → Hindi → Title.
locales/en/common.json: footer.quick: has a brace that is not part of a placeholder, {company} ("Made by {company}.")
  Use one of: {{company}}, {{legalName}}
locales/en/common.json: footer.social.chat: uses an unknown placeholder ({{compny}})
  Use one of: {{service}}, {{company}}, {{legalName}}
locales/es/common.json: footer.social.chat: does not use {{service}} ("Escribir a {{company}}")
  Add {{service}} where the value belongs in this language, or empty the field: English is shown. In the form: Company → Header, footer and texts of every page → Spanish → Footer → Social → Chat.
`;

const message = /^(?<file>\S+): (?<field>.+?)( \(\w+\))?: .+?( \((?<typed>.+)\))?\n/;

const rows = problems
  .trim()
  .split(/\n(?! )/)
  .map((shown) => {
    const { file = '', field = '', typed } = message.exec(shown)?.groups ?? {};
    // A text and its translation are compared.
    const place = `${file.replace(/^locales\/\w+/, '')}: ${field}`;
    return { file, field, typed, place, lines: shown.replace('\n  ', '\n') };
  });
type Row = (typeof rows)[number];

/** Rows of different fields are checked at once, because each check reads the whole site. */
const rounds: Row[][] = [];
for (const row of rows) {
  const meets = ({ place }: Row) => place.startsWith(row.place) || row.place.startsWith(place);
  const round = rounds.find((others) => !others.some(meets));
  if (round) round.push(row);
  else rounds.push([row]);
}

const messagesOf = cached((round: Row[]) => {
  const change = (files: FileTexts, { file, field, typed }: Row) =>
    withField(files, file, field, typed && parseTyped(typed));
  return messages(checkDataFiles(round.reduce(change, sources), portraits));
});

it.each(rows)('says:\n$lines', (row) => {
  const found = messagesOf(rounds.find((round) => round.includes(row)) ?? []);
  const own = found.filter((text) => text.startsWith(`${row.file}: ${row.field}: `));
  expect(own).toEqual([expect.stringContaining(row.lines)]);
});

it('says nothing else', () => {
  expect(rounds.map((round) => messagesOf(round).length)).toEqual(
    rounds.map(({ length }) => length),
  );
});

it('names no client whom nobody has confirmed', () => {
  const named = withField(sources, 'content/company.json', 'namedClients', ['Loom', 'Mill']);
  expect(messages(checkDataFiles(named))).toEqual([]);
  const unconfirmed = withField(named, 'content/company.json', 'confirmed.namedClients');
  // Also while another field is missing.
  const incomplete = withField(unconfirmed, 'content/company.json', 'phone');
  expect(messages(checkDataFiles(incomplete))).toEqual([
    expect.stringContaining('content/company.json: phone: is not filled in yet'),
    `content/company.json: namedClients: has clients that nobody has confirmed (["Loom","Mill"])
Ask each whether you may name them, and enter the date in Confirmed → Named clients. In the form: Company → Name, contact and numbers → Named clients.`,
  ]);
});

it('quotes the beginning of a long text', () => {
  const long = withField(sources, 'content/company.json', 'name', 'Loom'.repeat(30));
  expect(messages(checkDataFiles(long))).toEqual([
    `content/company.json: name: is too long: 120 characters ("${'Loom'.repeat(19)}…)
Shorten it to at most 40 characters. In the form: Company → Name, contact and numbers → Name.`,
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

const company = 'content/company.json';
const germanHome = 'locales/de/home.json';
const unused = 'is not used by the site\nRemove it, or move it to one of: content/openings';

it.each<[file: string, text: string | null | undefined, message: string]>([
  [company, undefined, 'is missing\nPut the file back; git has it.'],
  [germanHome, '[]', 'is not a group of fields ([])\nWrite a group of fields, between { and }.'],
  ['locales/xx/home.json', '{}', unused],
  ['content/jobs.json', '{}', unused],
  ['content/cities/pune.JSON', '{}', unused],
  [
    'content/zones/x.json',
    null,
    'cannot be read: it is a folder, or a link that leads nowhere\nRemove it',
  ],
])('says of %s with the content %j, and of no other file: %s', (file, text, message) => {
  const { [file]: _, ...others } = sources;
  const changed = text === undefined ? others : { ...others, [file]: text };
  expect(messages(checkDataFiles(changed))).toEqual([
    expect.stringContaining(`${file}: the whole file: ${message}`),
  ]);
});

it.each([
  ['[]', 'the whole file: is not a group of fields ([])'],
  ['{ "de": {} }', 'en: is not filled in yet\nFill in "en", a group of fields.'],
])('says of an entry with %s that %s', (text, message) => {
  const changed = { ...sources, 'content/places/office.json': text };
  expect(messages(checkDataFiles(changed))).toEqual([expect.stringContaining(message)]);
});

it('takes a language without a file for a page as not translated there', () => {
  const { [germanHome]: _, ...others } = sources;
  const report = checkDataFiles(others);
  expect(messages(report)).toEqual([]);
  expect(missed(report)).toContain(`${germanHome}: hero`);
});

it('says how to name a file', () => {
  const text = sources['content/places/office.json'] ?? '';
  const ids = ['Über', 'index', '404'];
  const named = Object.fromEntries(ids.map((id) => [`content/places/${id}.json`, text]));
  expect(messages(checkDataFiles({ ...sources, ...named }))).toEqual(
    ids.map(
      (id) =>
        `content/places/${id}.json: the whole file: has a name that has the wrong format ("${id}")\nSmall letters, digits and hyphens, like "mumbai", but not "index" or "404". In the form: Places of work → ${id}.`,
    ),
  );
});

/** What many fields of one site become. */
const withFields = (changes: [file: string, field: string, value?: unknown][]) =>
  changes.reduce((files, change) => withField(files, ...change), sources);

it('accepts what has a purpose', () => {
  const useful = withFields([
    ['content/people/cto.json', 'hi.role', 'रिक्\u200Dशा और क्\u200Cष'],
    ['locales/ru/home.json', 'hero.text', 'API на Node.js и React'],
    ['content/openings/product-designer.json', 'hi.title', 'Product Designer'],
    ['content/cases/mill.json', 'en.client', 'Фабрика «Заря»'],
    ['content/company.json', 'email', 'info@उदाहरण.भारत'],
    ['content/company.json', 'securityEmail', 'web@xn--p1b6ci4b4b3a.xn--h2brj9c'],
    ['content/company.json', 'siteAddress', 'https://xn--e1afmkfd.xn--p1ai'],
    ['content/company.json', 'chat.address', 'https://пример.рф/a'],
    ['locales/de/home.json', 'hero.text', 'Eine E-\u2060Mail genügt.'],
    ['locales/en/contact.json', 'answers.reference', 'One.\n\nTwo.'],
    ['locales/en/careers.json', 'close.letter.body', 'Hello,\r\n\r\nName:'],
    ['content/openings/backend-engineer.json', 'en.salary.period', 'hour'],
    ['content/openings/backend-engineer.json', 'en.salary.from', 12],
  ]);
  expect(messages(checkDataFiles(useful))).toEqual([]);
});

it('says where a file is no JSON, and nothing that only follows from it', () => {
  const broken = { ...sources, 'content/company.json': '{ "name": ' };
  expect(messages(checkDataFiles(broken))).toEqual([
    expect.stringContaining(
      'content/company.json: the whole file: is not valid JSON: Unexpected end of JSON input\nCorrect it there',
    ),
  ]);
});

// The small site has two openings, three projects and people, and a case.
it.each([
  ['openings', 'backend-engineer', 59, 61],
  ['projects', 'first', 8, 11],
  ['people', 'cto', 1, 4],
  ['cases', 'mill', 3, 4],
])('says where there are more %s than the pages are made for', (kind, id, more, amount) => {
  const text = sources[`content/${kind}/${id}.json`] ?? '';
  const copies = Array.from({ length: more }, (_, at) => [`content/${kind}/one-${at}.json`, text]);
  const found = messages(checkDataFiles({ ...sources, ...Object.fromEntries(copies) }));
  const problem = `content/${kind}: the folder: has too many files (${amount})`;
  expect(found).toEqual([expect.stringContaining(problem)]);
});

it('says where there are fewer', () => {
  const { 'content/projects/first.json': _, ...fewer } = sources;
  expect(messages(checkDataFiles(fewer))).toEqual([
    `content/projects: the folder: has too few files (2)
Put one back, or add one: at least 3 are needed. In the form: Projects.`,
  ]);
});

// Each letter takes nine characters of a link; an application has a title of 54 such letters as well, and an address.
const mails = [
  ['careers', 'openings.applyBody', '{{address}} {{lines}} ', 135, 145],
  ['careers', 'close.letter.body', '', 205, 215],
  ['leaders', 'close.letter.body', '', 205, 215],
  ['common', 'footer.newsletter.body', '', 205, 215],
] as const;

it('leaves room in a mail for what a link has besides', () => {
  const withLetters = (fits: boolean) =>
    withFields(
      mails.map(([page, field, start, most, tooMany]) => {
        const text = start + 'क'.repeat(fits ? most : tooMany);
        return [`locales/hi/${page}.json`, field, text];
      }),
    );
  expect(messages(checkDataFiles(withLetters(true)))).toEqual([]);
  // Also where another text of the mail is still to be translated.
  const untranslated = withField(
    withLetters(false),
    'locales/hi/leaders.json',
    'close.letter.subject',
  );
  const found = messages(checkDataFiles(untranslated));
  expect(found).toHaveLength(mails.length);
  for (const [page, field] of mails) {
    const problem = `locales/hi/${page}.json: ${field}: makes a mail that Windows drops: `;
    expect(found).toContainEqual(
      expect.stringMatching(new RegExp(`^${problem}\\d+ characters too long`)),
    );
  }
});

const backend = 'content/openings/backend-engineer.json';
const designer = 'content/openings/product-designer.json';
const work = 'Sie bauen die Dienste, auf denen alles andere ruht.';
const bothHave = (text: string): [string, string, string][] => [
  [backend, 'de.description', text],
  [designer, 'de.description', text],
];
const isCopy = `says the same as ${backend}, although the English does not: `;

it.each<[what: string, changes: [string, string, string][], copies: string[]]>([
  [
    'each language in which a copy keeps a title',
    [[designer, 'en.title', 'Product Designer']],
    translatedLanguages.map((lang) => `${lang}: ${isCopy}title`),
  ],
  [
    'all that a language keeps, at once',
    [
      ...bothHave(work),
      [designer, 'de.duties[0]', work],
      [backend, 'de.duties[0]', work],
      [designer, 'en.description', 'You shape screens.'],
      [designer, 'en.duties[0]', 'Shape screens'],
    ],
    [`de: ${isCopy}description, duties[0]`],
  ],
  ['no long text of the same English', bothHave(work), []],
  ['no short text', [[designer, 'en.description', 'You shape screens.']], []],
])('names %s', (_, changes, copies) => {
  const found = messages(checkDataFiles(withFields(changes)));
  expect(found).toEqual(copies.map((copy) => expect.stringContaining(`${designer}: ${copy}`)));
});

it('says what to do about a copy', () => {
  const changed = withField(sources, 'content/principles/second.json', 'en.title', 'Write it down');
  expect(messages(checkDataFiles(changed)).at(3)).toBe(
    `content/principles/second.json: de: says the same as content/principles/first.json, although the English does not: title
Translate these in whichever of the two is the copy, or choose this language there, press ⋮ and Disable: English is shown. In the form: Principles → second → German.`,
  );
});

it('compares an opening with its place', () => {
  const changed = withFields([
    [backend, 'en.place', 'office'],
    [backend, 'en.applicants', ['IN']],
    [designer, 'en.applicants', undefined],
    ['content/places/remote-office.json', 'en.city', undefined],
  ]);
  expect(messages(checkDataFiles(changed))).toEqual([
    expect.stringContaining(
      'en.applicants: is only for remote work, and the place "office" is not',
    ),
    `${designer}: en.applicants: is missing, and the place "remote-office" has no city
Choose the countries where applicants may live, or give the place a city. In the form: Openings → product-designer → Applicants.`,
  ]);
});

it('tells all mistakes of an opening at once, also where one is about several fields', () => {
  const changed = withFields([
    [backend, 'en.category', undefined],
    [backend, 'en.experience', 'two'],
    [backend, 'en.posted', '2026-02-02'],
    [backend, 'en.closes', '2026-01-01'],
    [backend, 'en.place', 'office'],
    [backend, 'en.applicants', ['IN']],
  ]);
  const fields = messages(checkDataFiles(changed)).map((text) => text.split(': ')[1]);
  const names = ['category', 'experience', 'closes', 'applicants', 'posted'];
  expect(fields).toEqual(names.map((name) => `en.${name}`));
});

it('lists a sentence that is still in English, and no term, name or value', () => {
  const inBoth = (file: string, field: string, text: string): [string, string, string][] =>
    ['en', 'de'].map((lang) => [file, `${lang}.${field}`, text]);
  const report = checkDataFiles(
    withFields([
      ...inBoth(backend, 'description', 'You build the services of the mill.'),
      ...inBoth(backend, 'skills[0]', 'Continuous integration and delivery'),
      ...inBoth(backend, 'duties[0]', 'Docker, Kubernetes'),
      ...inBoth(backend, 'duties[1]', 'Softwarearchitektur'.repeat(2)),
      ...inBoth('content/people/cto.json', 'role', 'Chief Technology Officer'),
      ['locales/en/common.json', 'footer.quick', '{{company}}, {{legalName}}: {{years}}'],
      ['locales/de/common.json', 'footer.quick', '{{company}}, {{legalName}}: {{years}}'],
    ]),
  );
  expect(missed(report)).toEqual([`${backend}: de.description`]);
});

it('takes a fact that was copied into a translation, where it does not count', () => {
  const client = 'Spinners and Weavers of Surat';
  const report = checkDataFiles(
    withFields(['en', 'de'].map((lang) => ['content/cases/mill.json', `${lang}.client`, client])),
  );
  expect(report).toEqual({ problems: [], missing: [] });
});

const lesson = 'timeline.items[1].text';
const plurals = ['one', 'other', 'many', 'few'].map((form) => `openings.all.announcement_${form}`);

it('names what a language lacks, and stops nothing', () => {
  const lacking: [file: string, field: string, value: unknown, missing: string[]][] = [
    ['content/openings/product-designer.json', 'hi', undefined, ['hi']],
    ['content/openings/backend-engineer.json', 'hi.duties', ['एक', '', 'तीन'], ['hi.duties[1]']],
    ['content/categories/design.json', 'ru.announcement_few', '', ['ru.announcement_few']],
    ['content/people/cto.json', 'de.duty', { heading: '' }, ['de.duty']],
    ['locales/de/common.json', 'nav.home', undefined, ['nav.home']],
    ['locales/hi/common.json', 'nav.home', '', ['nav.home']],
    ['locales/ru/home.json', 'hero', undefined, ['hero']],
    ['locales/de/story.json', lesson, undefined, [lesson]],
    ['locales/ru/careers.json', 'openings.all', { name: 'Все' }, plurals],
  ];
  const report = checkDataFiles(
    withFields(lacking.map(([file, field, value]) => [file, field, value])),
  );
  expect(report.problems).toEqual([]);
  const missing = lacking.flatMap(([file, , , paths]) => paths.map((path) => `${file}: ${path}`));
  expect(new Set(missed(report))).toEqual(new Set(missing));
});

it('names every problem with file, field, problem and remedy, whatever replaces a text', () => {
  const tokens = String.raw` { ] , " \ 1e999 "{{" "{{x}}" "\u0000" "\ud800" "__proto__" "two\nlines"`;
  const odd = fc.oneof(fc.json(), fc.constantFrom(...tokens.split(' '), `"${'x'.repeat(5000)}"`));
  const broken = Object.entries(sources).map(([file, text]) =>
    fc.tuple(fc.nat(), odd).map(([at, put]) => {
      const pieces = String(text).split(/("(?:[^"\\]|\\.)*")/);
      pieces[(at * 2 + 1) % pieces.length] = put;
      return [file, pieces.join('')];
    }),
  );
  fc.assert(
    fc.property(fc.tuple(...broken), (files) => {
      for (const message of messages(checkDataFiles(Object.fromEntries(files)))) {
        expect(message).toMatch(/^(content|locales)\/\S+: .+: .+\n.+$/);
        expect(message).not.toMatch(/undefined|\[object|NaN/);
      }
    }),
    { seed: 1, numRuns: 3 },
  );
});

it.each([
  ['lacks a word that English has', ['quote', 'quoted'], ['de.quote', 'de.quoted']],
  ['has one of two that belong together', ['quoted'], ['de.quoted']],
])('lists a translation that %s', (_, words, lacked) => {
  const file = 'content/cases/mill.json';
  const report = checkDataFiles(withFields(words.map((word) => [file, `de.${word}`, ''])));
  expect(messages(report)).toEqual([]);
  expect(missed(report)).toEqual(lacked.map((field) => `${file}: ${field}`));
});

it('lists an optional list of a page that a language lacks', () => {
  const step = { title: 'We read it', text: 'Within a week.' };
  const report = checkDataFiles(
    withFields([
      ['locales/en/careers.json', 'answers.hiring', [step, step]],
      ['locales/es/careers.json', 'answers.hiring', undefined],
    ]),
  );
  expect(messages(report)).toEqual([]);
  expect(missed(report)).toContain('locales/es/careers.json: answers.hiring');
});
