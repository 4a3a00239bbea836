import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDataFiles, readPortraits } from '#scripts/steps/dataFiles.ts';
import { companyValues, getCompany, placeValues } from '#src/content/load/company.ts';
import { leastPortrait } from '#src/content/schema/people.ts';
import { wordFileNames } from '#src/content/schema/schemas.ts';
import { type LanguageCode, languageCodes } from '#src/i18n/languages.ts';
import { checkContent, type Report } from './gate.ts';
import { describeProblem } from './problems.ts';
import { translatedLanguages } from './reviews.ts';
import { smallestSite } from './smallestSite.ts';

const own = await readDataFiles();
// Each test breaks one thing in a valid set of files, which is not the site's own: that one changes.
const texts = smallestSite();

// biome-ignore lint/suspicious/noExplicitAny: the tests reach into files of every shape to break them
type Json = any;

type Files = Record<string, string>;

/** One of the files, changed as data … */
function changed(file: string, change: (content: Json) => void): Files {
  const content = JSON.parse(texts[file] ?? '');
  change(content);
  return { [file]: JSON.stringify(content) };
}

/** … the same in several languages … */
function changedIn(
  langs: readonly LanguageCode[],
  page: string,
  change: (content: Json) => void,
): Files {
  return Object.assign({}, ...langs.map((lang) => changed(`locales/${lang}/${page}.json`, change)));
}

/** … or changed as text. */
function retyped(file: string, change: (text: string) => string): Files {
  return { [file]: change(texts[file] ?? '') };
}

/** What the gate says of the valid files with these in place of their own. */
function check(files: Files): Report {
  return checkContent({ ...texts, ...files });
}

function messages({ problems }: Report): string[] {
  return problems.map(describeProblem);
}

it('takes names, prices and arrows that the fonts can draw', () => {
  const facts = changed('content/people.json', ({ people }) => {
    people[0].name = 'Łukasz Nguyễn';
    people[1].name = 'सूत्र Иван';
  });
  const words = changed('locales/en/home.json', ({ hero }) => {
    hero.text = 'From ₹ 500 → € 9, ≥ 2 weeks, self\u00advoiced, 5\u202f%.';
  });
  expect(messages(check({ ...facts, ...words }))).toEqual([]);
});

describe('the site’s own content', () => {
  it('has no problem', async () => {
    expect(messages(checkContent(own, await readPortraits()))).toEqual([]);
  });

  it('has every word in every language', () => {
    const remedy = '`npm run translate:status` lists the words that are to be translated.';
    expect(checkContent(own).missing, remedy).toEqual([]);
  });

  it('is there at all', () => {
    const files = Object.keys(own).filter((file) => !file.endsWith('/reviewed.json'));
    expect(files).toHaveLength(4 + languageCodes.length * wordFileNames.length);
  });
});

const claims =
  '{{company}}, {{legalName}}, {{years}}, {{years_prose}}, {{years_count}}, {{clients}}, {{clients_prose}}, {{clients_count}}, {{team}}, {{team_prose}}, {{team_count}}, {{countries}}, {{countries_prose}}, {{countries_count}}, {{badge}}, {{holesTotal}}, {{holesPunched}}, {{holesMissing}}, {{year}}, {{city}}, {{city_in}}, {{city_of}}, {{country}}, {{country_in}}';

it.each([
  ['content/jobs.json', 'Put the file back; git has it.'],
  ['locales/en/story.json', 'Put the file back; git has it.'],
  ['locales/de/team.json', 'Copy locales/en/team.json there and translate it.'],
])('names %s where it is missing, and what to do', (file, remedy) => {
  const { [file]: _, ...others } = texts;
  expect(messages(checkContent(others))).toEqual([
    `${file}: the whole file: is missing\n${remedy}`,
  ]);
});

it.each<[fault: string, files: Files, message: string]>([
  [
    'malformed JSON',
    retyped('content/jobs.json', (text) => text.replace('"engineering",', '"engineering"')),
    `content/jobs.json: line 5, column 7: is not valid JSON: a comma is missing before "weave"
Add the comma.`,
  ],
  [
    'a field written twice',
    retyped('locales/de/common.json', (text) => text.replace('"home":', '"team": "A", "home":')),
    `locales/de/common.json: line 10, column 5: is not valid JSON: "team" stands there twice
Remove or rename one of the two.`,
  ],
  [
    'a folder for a language the site does not have',
    { 'locales/xx/common.json': '{}' },
    `locales/xx/common.json: the whole file: belongs to no language of the site ("xx")
Add "xx" to src/i18n/languages.ts, or remove the folder locales/xx.`,
  ],
  [
    'words for a page the site does not have',
    { 'locales/de/shop.json': '{}' },
    `locales/de/shop.json: the whole file: is read by no page
Remove it, or name it after one of: ${wordFileNames.join(', ')}.`,
  ],
  [
    'facts that nothing reads',
    { 'content/shops.json': '{}' },
    `content/shops.json: the whole file: is read by no page
Remove it, or name it after one of: company, jobs, people, projects.`,
  ],
  [
    'a file that holds something else',
    { 'locales/de/home.json': '[]' },
    `locales/de/home.json: the whole file: is not a group of fields ([])
Write a group of fields there, between { and }.`,
  ],
  [
    'an unknown category',
    changed('content/jobs.json', ({ jobs }) => {
      jobs[1].category = 'enginering';
    }),
    `content/jobs.json: jobs[1].category (product-designer): is not known ("enginering")
Use one of: engineering, design.`,
  ],
  [
    'an unknown place of work',
    changed('content/jobs.json', ({ jobs }) => {
      jobs[0].place = 'moon';
    }),
    `content/jobs.json: jobs[0].place (backend-engineer): is not known ("moon")
Use one of: remote-office, office.`,
  ],
  [
    'signs that no font has, in a fact',
    changed('content/people.json', ({ people }) => {
      people[0].name = '松本 ★';
    }),
    `content/people.json: people[0].name (founder): has a sign that no font of the site can draw ("松" U+677E, "本" U+672C, "★" U+2605)
Write it another way, or ask a programmer for a typeface that has it: src/fonts/faces.ts.`,
  ],
  [
    'a picture sign in a word',
    changed('locales/hi/home.json', ({ hero }) => {
      hero.text = 'नमस्ते 🎉';
    }),
    `locales/hi/home.json: hero.text: has a sign that no font of the site can draw ("🎉" U+1F389)
Write it another way, or ask a programmer for a typeface that has it: src/fonts/faces.ts.`,
  ],
  [
    'a comma of another script',
    changed('locales/en/careers.json', ({ openings }) => {
      openings.jobs['backend-engineer'].skills[1] = 'Python፣ SQL';
    }),
    `locales/en/careers.json: openings.jobs.backend-engineer.skills[1]: has a sign that no font of the site can draw ("፣" U+1363)
Write it another way, or ask a programmer for a typeface that has it: src/fonts/faces.ts.`,
  ],
  [
    'a duplicate id',
    changed('content/jobs.json', ({ jobs }) => {
      jobs[1].id = jobs[0].id;
    }),
    `content/jobs.json: jobs[1].id: is used twice ("backend-engineer")
Give every entry an id of its own.`,
  ],
  [
    'an id that is not one',
    changed('content/jobs.json', ({ jobs }) => {
      jobs[0].id = 'Data Scientist';
    }),
    `content/jobs.json: jobs[0].id: is not written as it must be ("Data Scientist")
Use small letters, digits and hyphens, like "backend-engineer".`,
  ],
  [
    'a category called what a part of the page is called',
    retyped('content/jobs.json', (text) => text.replaceAll('"design"', '"languages"')),
    `content/jobs.json: categories[1].id: is what a page calls one of its own parts ("languages")
Give the entry another id, and its words in every language the same.`,
  ],
  [
    'a file in another encoding',
    retyped('content/jobs.json', (text) => Buffer.from(text, 'utf16le').toString()),
    `content/jobs.json: the whole file: is not saved as UTF-8
Save it as UTF-8: editors offer the encoding where a file is saved under a name.`,
  ],
  [
    'a letter in another encoding',
    retyped('locales/de/home.json', (text) => text.replace('Words', 'W\uFFFDrter')),
    `locales/de/home.json: the whole file: is not saved as UTF-8
Save it as UTF-8: editors offer the encoding where a file is saved under a name.`,
  ],
  [
    'HTML in the company’s name',
    changed('content/company.json', (company) => {
      company.name = '<b>Loom</b>';
    }),
    `content/company.json: name: holds HTML, <b> ("<b>Loom</b>")
Remove it: visitors would read it as it stands.`,
  ],
  [
    'a value in the company’s name',
    changed('content/company.json', (company) => {
      company.name = '{{company}} Labs';
    }),
    `content/company.json: name: names a value that nothing fills ({{company}})
Write what is meant: no value is filled in here.`,
  ],
  [
    'a brace in a person’s name',
    changed('content/people.json', ({ people }) => {
      people[0].name = 'Ada {Rao}';
    }),
    `content/people.json: people[0].name: has a brace that belongs to no value, {Rao} ("Ada {Rao}")
Write what is meant: no value is filled in here.`,
  ],
  [
    'years of experience that end before they begin',
    changed('content/jobs.json', ({ jobs }) => {
      jobs[0].experience = { from: 5, to: 3 };
    }),
    `content/jobs.json: jobs[0].experience (backend-engineer): ends before it begins ({"from":5,"to":3})
Write the smaller number of years under "from".`,
  ],
  [
    'a bad e-mail address',
    changed('content/company.json', (company) => {
      company.email = 'hello@sutraloom';
    }),
    `content/company.json: email: is not an e-mail address ("hello@sutraloom")
Write it like hello@example.com.`,
  ],
  [
    'a bad phone number',
    changed('content/company.json', (company) => {
      company.phone = '0261 123456';
    }),
    `content/company.json: phone: is not a phone number ("0261 123456")
Write it with its country code and spaces only, like +91 98765 43210.`,
  ],
  [
    'a bad web address',
    changed('content/company.json', ({ social }) => {
      social.network.address = 'www.linkedin.com/company/sutraloom';
    }),
    `content/company.json: social.network.address: is not a web address ("www.linkedin.com/company/sutraloom")
Start it with https:// and a full host name.`,
  ],
  [
    'a web address that would run a script',
    changed('content/company.json', ({ social }) => {
      social.chat.address = 'javascript:alert(1)';
    }),
    `content/company.json: social.chat.address: is not a web address ("javascript:alert(1)")
Start it with https:// and a full host name.`,
  ],
  [
    'a claim that is not a whole number',
    changed('content/company.json', (company) => {
      company.claims.years = 13.5;
    }),
    `content/company.json: claims.years: is not a whole number (13.5)
Write a whole number there, without quotes.`,
  ],
  [
    'a claim in quotes',
    changed('content/company.json', (company) => {
      company.claims.clients = '1300+';
    }),
    `content/company.json: claims.clients: is not a number ("1300+")
Write a number there, without quotes.`,
  ],
  [
    'a badge that the punched card cannot show',
    changed('content/company.json', (company) => {
      company.claims.badge = 99.75;
    }),
    `content/company.json: claims.badge: has too many digits (99.75)
Round it to a multiple of 0.1.`,
  ],
  [
    'a place that is not on the globe',
    changed('content/company.json', ({ places }) => {
      places[0].coordinates = [200, 21];
    }),
    `content/company.json: places[0].coordinates[0]: is too large (200)
The most is 180.`,
  ],
  [
    'a country that is not a code',
    changed('content/company.json', ({ office }) => {
      office.country = 'India';
    }),
    `content/company.json: office.country: is not the code of a country ("India")
Write its two capital letters, like IN or DE: https://www.iso.org/obp/ui.`,
  ],
  [
    'a country whose code nobody has',
    changed('content/company.json', ({ places }) => {
      places[0].country = 'ZZ';
    }),
    `content/company.json: places[0].country (india): is not the code of a country ("ZZ")
Write its two capital letters, like IN or DE: https://www.iso.org/obp/ui.`,
  ],
  [
    'a place beside the map',
    changed('content/company.json', ({ places }) => {
      places[0].coordinates = [13.4, 52.52];
    }),
    `content/company.json: places[0].coordinates (india): lies beside the map, which shows longitudes 61 to 142.6 and latitudes -11.4 to 44.3 ([13.4,52.52])
Write longitude first, or write null: then the place is listed without a thread on the map.`,
  ],
  [
    'a place of work that is listed twice',
    changed('content/jobs.json', ({ places }) => places.push(places[0])),
    `content/jobs.json: places[2]: is used twice ("remote-office")
Remove one of the two.`,
  ],
  [
    'a photograph that is not one',
    changed('content/people.json', ({ people }) => {
      people[0].photo = '../secret.jpg';
    }),
    `content/people.json: people[0].photo (founder): is not written as it must be ("../secret.jpg")
Give the picture in content/portraits a name of small letters, digits and hyphens that ends with .jpg, .png, .webp or .avif, like ada-rao.jpg, and write the same name here.`,
  ],
  [
    'a leader too few',
    changed('content/people.json', ({ people }) => {
      people.splice(1);
    }),
    `content/people.json: people: has too few entries, 1 in all ([{"id":"founder","name":null,"photo":null}])
It must have 3.`,
  ],
  [
    'a missing English word',
    changed('locales/en/common.json', ({ nav }) => {
      delete nav.home;
    }),
    `locales/en/common.json: nav.home: is missing
Add "home" under "nav".`,
  ],
  [
    'a job without English words',
    changed('locales/en/careers.json', ({ openings }) => {
      delete openings.jobs['product-designer'];
    }),
    `locales/en/careers.json: openings.jobs.product-designer: is missing
Add "product-designer" under "openings.jobs".`,
  ],
  [
    'an empty word',
    changed('locales/hi/common.json', ({ nav }) => {
      nav.home = '';
    }),
    `locales/hi/common.json: nav.home: is empty ("")
Write the text.`,
  ],
  [
    'a word with space around it',
    changed('locales/hi/common.json', ({ nav }) => {
      nav.home = ' Home';
    }),
    `locales/hi/common.json: nav.home: begins or ends with a space (" Home")
Remove the space.`,
  ],
  [
    'a stray key among the words',
    changed('locales/fr/common.json', ({ nav }) => {
      nav.shop = 'Boutique';
    }),
    `locales/fr/common.json: nav.shop: is not a field of this file ("shop")
Remove it, or correct its spelling.`,
  ],
  [
    'a stray key among the facts',
    changed('content/jobs.json', ({ jobs }) => {
      jobs[1].wage = 1;
    }),
    `content/jobs.json: jobs[1].wage (product-designer): is not a field of this file ("wage")
Remove it, or correct its spelling.`,
  ],
  [
    'a key that would change every object',
    retyped('locales/de/common.json', (text) => text.replace('{', '{ "__proto__": {},')),
    `locales/de/common.json: __proto__: is not a field of this file ("__proto__")
Remove it, or correct its spelling.`,
  ],
  [
    'a key with a line break',
    changed('locales/fr/common.json', ({ nav }) => {
      nav['shop\nlist'] = 'Boutique';
    }),
    `locales/fr/common.json: nav.shop list: is not a field of this file ("shop\\nlist")
Remove it, or correct its spelling.`,
  ],
  [
    'a missing plural category in Russian',
    changed('locales/ru/careers.json', ({ openings }) => {
      delete openings.announcement.design_few;
    }),
    `locales/ru/careers.json: openings.announcement.design_few: is missing
Add "design_few" under "openings.announcement".`,
  ],
  [
    'a missing plural category in French',
    changed('locales/fr/careers.json', ({ openings }) => {
      delete openings.experience.range_many;
    }),
    `locales/fr/careers.json: openings.experience.range_many: is missing
Add "range_many" under "openings.experience".`,
  ],
  [
    'a plural category the language does not have',
    changed('locales/de/careers.json', ({ openings }) => {
      openings.announcement.design_few = '{{count}} Stellen';
    }),
    `locales/de/careers.json: openings.announcement.design_few: is not a field of this file ("design_few")
Remove it, or correct its spelling.`,
  ],
  [
    'a misspelt place in another language',
    changed('locales/de/common.json', ({ footer }) => {
      footer.copyright = '© {{yaer}} {{company}}';
    }),
    `locales/de/common.json: footer.copyright: names a value that nothing fills ({{yaer}})
Use one of: ${claims}.`,
  ],
  [
    'a misspelt place in English',
    changed('locales/en/common.json', ({ footer }) => {
      footer.social.chat = 'Chat on {{service}} with {{compny}}';
    }),
    `locales/en/common.json: footer.social.chat: names a value that nothing fills ({{compny}})
Use one of: {{service}}, ${claims}.`,
  ],
  [
    'a place that only another word fills',
    changed('locales/en/home.json', ({ hero }) => {
      hero.text = 'Apply for {{title}}.';
    }),
    `locales/en/home.json: hero.text: names a value that nothing fills ({{title}})
Use one of: ${claims}.`,
  ],
  [
    'a place that another language forgot',
    changed('locales/es/common.json', ({ footer }) => {
      footer.social.chat = 'Escribir a {{company}}';
    }),
    `locales/es/common.json: footer.social.chat: does not name {{service}} ("Escribir a {{company}}")
Put {{service}} where the value belongs in this language.`,
  ],
  [
    'single braces',
    changed('locales/en/common.json', ({ footer }) => {
      footer.closing = 'Made by {company}.';
    }),
    `locales/en/common.json: footer.closing: has a brace that belongs to no value, {company} ("Made by {company}.")
Name a value between two braces on each side, like {{company}}; other braces cannot be shown.`,
  ],
  [
    'braces that are not closed',
    changed('locales/de/home.json', ({ hero }) => {
      hero.text = 'Für {{clients} Kunden.';
    }),
    `locales/de/home.json: hero.text: has a brace that belongs to no value, {{clients} ("Für {{clients} Kunden.")
Name a value between two braces on each side, like {{company}}; other braces cannot be shown.`,
  ],
  [
    'a value that English names and another language does not',
    {
      ...changed('locales/en/team.json', ({ crowd }) => {
        crowd.text = 'We are {{team}} in {{city}}.';
      }),
      ...changedIn(translatedLanguages, 'team', ({ crowd }) => {
        crowd.text = '{{team}} {{city}}';
      }),
      ...changed('locales/ru/team.json', ({ crowd }) => {
        crowd.text = 'Нас много, и офис в {{city_in}}.';
      }),
    },
    `locales/ru/team.json: crowd.text: does not name {{team}} ("Нас много, и офис в {{city_in}}.")
Put {{team}} where the value belongs in this language.`,
  ],
  [
    'HTML among the words',
    changed('locales/en/home.json', ({ hero }) => {
      hero.text = 'We build <b class="x">systems</b>.';
    }),
    `locales/en/home.json: hero.text: holds HTML, <b class="x"> ("We build <b class=\\"x\\">systems</b>.")
Remove it: visitors would read it as it stands.`,
  ],
  [
    'a sentence about a city that has no name',
    changed('locales/en/story.json', ({ intro }) => {
      intro.lede = 'In {{city:pune}}, that is easy to remember.';
    }),
    `locales/en/story.json: intro.lede: names a value that nothing fills ({{city:pune}})
Rewrite the sentence for where you are now, or add "pune" under "cities" in common.json.`,
  ],
  [
    'a title too long for search results',
    changed('locales/en/story.json', ({ meta }) => {
      meta.title = 'x'.repeat(77);
    }),
    `locales/en/story.json: meta.title: is too long with its 77 characters ("${'x'.repeat(77)}")
Shorten it to 76 characters at most.`,
  ],
  [
    'a job that is described in a few words',
    changed('locales/en/careers.json', ({ openings }) => {
      openings.jobs['backend-engineer'].description = 'You write services.';
    }),
    `locales/en/careers.json: openings.jobs.backend-engineer.description: is too short with its 19 characters ("You write services.")
Write 400 characters at least.`,
  ],
  [
    'a step too many in the timeline',
    changed('locales/ru/story.json', ({ timeline }) => {
      timeline.items = [...Array(6)].map((_, step) => ({ title: `${step}`, text: '{{clients}}' }));
    }),
    `locales/ru/story.json: timeline.items: has too many entries, 6 in all ([{"title":"0","text":"{{clients}}"},{"title":"1","text":"{{clients}}"},{"titl…)
It must have 5.`,
  ],
])('names %s with its file, its field and what to do', (_, files, message) => {
  expect(messages(check(files))).toEqual([message]);
});

it('names every problem in one run, in every file', () => {
  const { problems } = check({
    ...changed('content/company.json', (company) => {
      company.email = 'nobody';
      company.phone = 'none';
      company.claims.team = -1;
    }),
    ...changed('locales/en/home.json', ({ hero }) => {
      delete hero.text;
    }),
    ...changed('locales/ru/careers.json', ({ openings }) => {
      delete openings.announcement.all_many;
    }),
    'content/people.json': '{',
    'locales/xx/home.json': '{}',
  });
  expect(problems.map(({ file, field }) => `${file} ${field}`).sort()).toEqual([
    'content/company.json claims.team',
    'content/company.json email',
    'content/company.json phone',
    'content/people.json line 1, column 2',
    'locales/en/home.json hero.text',
    'locales/ru/careers.json openings.announcement.all_many',
    'locales/xx/home.json the whole file',
  ]);
});

it('finds what else is wrong with the words when their facts cannot be read', () => {
  const { problems } = check({
    'content/jobs.json': '{',
    ...changed('locales/de/careers.json', ({ openings }) => {
      openings.jobs['product-designer'].title = 1;
    }),
  });
  expect(problems.map(({ file }) => file)).toEqual([
    'content/jobs.json',
    'locales/de/careers.json',
  ]);
});

it('asks for photos of the size that the docs name', () => {
  const { width, height } = leastPortrait;
  expect(readFileSync('docs/editing.md', 'utf8')).toContain(`at least ${width} × ${height} pixels`);
});

describe('a word that another language lacks', () => {
  it('is named and stops nothing', () => {
    const report = check(changed('locales/de/common.json', ({ nav }) => delete nav.home));
    expect(report).toEqual({
      problems: [],
      missing: [{ file: 'locales/de/common.json', field: 'nav.home' }],
    });
  });

  it('may be a whole group', () => {
    const report = check(changed('locales/ru/home.json', (home) => delete home.hero));
    expect(report).toEqual({
      problems: [],
      missing: [{ file: 'locales/ru/home.json', field: 'hero' }],
    });
  });

  it('may be a plural word, if all its forms are missing', () => {
    const { problems, missing } = check(
      changed('locales/ru/careers.json', ({ openings: { announcement } }) => {
        for (const form of ['one', 'few', 'many', 'other']) delete announcement[`design_${form}`];
      }),
    );
    expect(problems).toEqual([]);
    expect(missing).toHaveLength(4);
  });

  it('may be the words of a new job, which English must have', () => {
    const { problems, missing } = check(
      changed('content/jobs.json', ({ jobs }) => jobs.push({ ...jobs[0], id: 'weaver' })),
    );
    expect(problems.map(({ file }) => file)).toEqual(['locales/en/careers.json']);
    expect(missing).toEqual(
      translatedLanguages.map((lang) => ({
        file: `locales/${lang}/careers.json`,
        field: 'openings.jobs.weaver',
      })),
    );
  });
});

describe('an office that moves', () => {
  const moved = changed('content/company.json', ({ office, places }) => {
    Object.assign(office, { city: 'berlin', region: 'brandenburg', country: 'DE' });
    Object.assign(places[0], { country: 'DE', city: 'berlin', coordinates: null });
  });

  it('asks for the new names, and keeps the old one while sentences speak of it', () => {
    const { problems, missing } = check(moved);
    const required = problems.filter(({ wrong }) => wrong === 'is missing');
    expect(required.map(({ file, field }) => `${file} ${field}`)).toEqual([
      'locales/en/common.json cities.berlin',
      'locales/en/common.json regions.brandenburg',
    ]);
    expect(missing).toContainEqual({ file: 'locales/ru/common.json', field: 'cityForms.berlin' });
    expect(messages({ problems, missing }).join()).not.toContain('cities.surat');
  });

  it('may be anywhere', () => {
    const named = changedIn(languageCodes, 'common', (common) => {
      common.cities.berlin = 'Berlin';
      common.regions = { brandenburg: 'Brandenburg' };
      if (common.cityForms) common.cityForms = { berlin: common.cityForms.surat };
    });
    expect(check({ ...moved, ...named })).toEqual({ problems: [], missing: [] });
  });
});

it('reads a file that an editor began with an invisible mark', () => {
  const report = check(retyped('content/jobs.json', (text) => `\uFEFF${text}`));
  expect(messages(report)).toEqual([]);
});

it('lets a word name each of the company’s values and no other', () => {
  const company = getCompany();
  const values = { ...companyValues(company, 'en'), ...placeValues(company, 'en') };
  const names = Object.keys(values).map((name) => `{{${name}}}`);
  expect(names.join(', ')).toBe(claims);
});

describe('whatever is done to the files', () => {
  const file = fc.constantFrom(...Object.keys(texts));

  it('every fault is named with file, field, fault and fix, if it is one', () => {
    const odd = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom(null, true, 0, -1, 1e308, 1e-9, '', ' ', '__proto__', '{{', '{{x}}', [], {}),
      fc.constantFrom('constructor', 'x'.repeat(5000), '\u0000', '\uD800', [[[[]]]], ['']),
    );
    fc.assert(
      fc.property(file, fc.nat(), fc.constantFrom('delete', 'set', 'add'), odd, (...mutation) => {
        const [file, place, action, value] = mutation;
        namesItsProblems(changed(file, (content) => mutate(content, place, action, value)));
      }),
      { numRuns: 50 },
    );
  }, 60_000);

  it('no text makes it throw', () => {
    const signs = fc.constantFrom('', ...'{}[],:"\\\n', '1e999', 'null');
    fc.assert(
      fc.property(file, fc.nat(), fc.nat(2), signs, (file, at, gone, sign) => {
        const text = texts[file] ?? '';
        const place = at % text.length;
        const cut = gone === 2 ? '' : text.slice(place + gone);
        namesItsProblems({ [file]: text.slice(0, place) + sign + cut });
      }),
      { numRuns: 50 },
    );
  }, 60_000);
});

function namesItsProblems(files: Files) {
  for (const problem of check(files).problems) {
    expect(describeProblem(problem)).toMatch(/^(content|locales)\/\S+\.json: .+: .+\n.+$/);
    for (const said of Object.values(problem)) expect(said).not.toMatch(/undefined|\[object|NaN/);
  }
}

/** Does something to one of the places in a file, counted through. */
function mutate(content: Json, place: number, action: string, value: unknown) {
  const places = placesOf(content);
  const [parent, key] = places[place % places.length] ?? [content, ''];
  if (action === 'delete') {
    if (Array.isArray(parent)) parent.splice(Number(key), 1);
    else delete parent[key];
  } else {
    const name = action === 'set' ? key : 'stray';
    Object.defineProperty(parent, name, { value, enumerable: true, configurable: true });
  }
}

function placesOf(parent: Json): [parent: Json, key: string][] {
  return Object.entries(parent).flatMap(([key, child]): [Json, string][] => [
    [parent, key],
    ...(typeof child === 'object' && child !== null ? placesOf(child) : []),
  ]);
}
