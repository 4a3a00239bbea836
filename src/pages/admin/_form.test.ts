// What the form cannot know, the content check does.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkDataFiles } from '#src/check/checkDataFiles.ts';
import { describeProblem } from '#src/check/problems.ts';
import type { Sources } from '#src/check/sources.ts';
import { dataFileAt } from '#src/content/schema/dataFiles.ts';
import { kindNames } from '#src/content/schema/kinds.ts';
import { type Path, valueAt } from '#src/content/schema/paths.ts';
import { refusedByForm } from '#tests/formModel.ts';
import { smallestSite } from '#tests/smallestSite.ts';
import { withField } from '#tests/withField.ts';
import { cmsConfig } from './_config.ts';
import type { Field } from './_fields.ts';

const sources = smallestSite();
const { collections } = cmsConfig({ siteAddress: 'https://loom.test' });

/** What the form edits as one. */
type Part = { file: string; at: Path; lang: string; form: Field };

const parts = Object.entries(sources).flatMap(([file, text]) => partsOf(file, JSON.parse(text)));

function partsOf(file: string, content: object): Part[] {
  const is = dataFileAt(file);
  switch (is?.is) {
    case 'company':
      return [partOf(file, [], 'en', fieldsOfFile('company'))];
    case 'words':
      return [partOf(file, [], is.lang, fieldsOfFile(is.page))];
    case 'entry': {
      const { fields = [] } = collections.find(({ name }) => name === is.kind) as Form;
      const words = fields.filter(({ i18n }) => i18n);
      return Object.keys(content).map((lang) =>
        partOf(file, [lang], lang, lang === 'en' ? fields : words),
      );
    }
    default:
      return [];
  }
}

type Form = { fields?: Field[] };

function fieldsOfFile(name: string): Field[] {
  const files = collections.flatMap((collection) =>
    'files' in collection ? collection.files : [],
  );
  const { fields = [] } = files.find((file) => file.name === name) ?? {};
  return fields.filter(({ widget }) => widget !== 'hidden');
}

function partOf(file: string, at: Path, lang: string, fields: Field[]): Part {
  const form: Field = { name: '', label: '', widget: 'object', required: true, fields };
  return { file, at, lang, form };
}

const home = 'locales/en/home.json';
const careers = 'locales/hi/careers.json';
const opening = 'content/openings/backend-engineer.json';

/** A title in every language but German, which keeps that of the other opening. */
const otherTitles = {
  'en.title': 'Weaver',
  'es.title': 'Tejedor',
  'fr.title': 'Tisserand',
  'hi.title': 'बुनकर',
  'ru.title': 'Ткач',
};

/** What a form has no way to know: how the message of the check begins, and values of which it is told. */
const onlyOfTheCheck: [wrong: string, file: string, changes: Readonly<Record<string, unknown>>][] =
  [
    ['contains HTML', home, { 'hero.text': 'We build <b>systems</b>.' }],
    ['contains HTML', home, { 'hero.text': '42&nbsp;people' }],
    ['has a line break', home, { 'hero.text': 'We\nweave.' }],
    ['has a character that nobody sees', home, { 'hero.text': 'We\u200B weave.' }],
    ['has a character that no font', home, { 'hero.text': 'We weave 🧵.' }],
    ['uses an unknown placeholder', home, { 'hero.text': '{{compny}} builds systems.' }],
    ['has a brace that is not part of a placeholder', home, { 'hero.text': 'Made by {company}.' }],
    ['does not use {{', 'locales/de/common.json', { 'portraits.photo': 'Ein Porträt.' }],
    ['has a "from" that is greater than "to"', opening, { 'en.experience': { from: 5, to: 3 } }],
    ['has a "from" that is greater than "to"', opening, { 'en.salary.from': 3000 }],
    ['is less than 1000 a year', opening, { 'en.salary.from': 12 }],
    ['is before the day the opening was posted', opening, { 'en.closes': '2025-01-01' }],
    ['is a day in the future', opening, { 'en.posted': '2062-01-01', 'en.closes': '' }],
    ['contradicts the last day', opening, { 'en.staysOpen': true }],
    ['has the same twice', opening, { 'en.technologies': ['Node.js', 'Node.js'] }],
    ['is only for remote work', opening, { 'en.place': 'office', 'en.applicants': ['IN'] }],
    ['is missing, although there is', 'content/cases/mill.json', { 'en.quoted': '' }],
    ['is outside the map', 'content/zones/india.json', { 'en.coordinates.latitude': 60 }],
    [
      'has clients that nobody has confirmed',
      'content/company.json',
      { namedClients: ['Loom', 'Mill'], 'confirmed.namedClients': '' },
    ],
    ['is not a known time zone', 'content/company.json', { 'office.timeZone': 'Asia/Kolkatta' }],
    ['says the same as', opening, otherTitles],
    ['is not a readable picture', 'content/people/founder.json', { 'en.photo': 'small.webp' }],
    ['makes a mail that Windows drops', careers, { 'close.letter.body': 'क'.repeat(250) }],
  ];

it.each(onlyOfTheCheck)('leaves to the check what %s', (wrong, file, changes) => {
  const fields = Object.entries(changes);
  const changed = fields.reduce(
    (files, [field, value]) => withField(files, file, field, value),
    sources as Sources,
  );
  const own = parts.filter((part) => part.file === file);
  const content = JSON.parse(changed[file] ?? '');
  expect(
    own.flatMap(({ form, at, lang }) => refusedByForm(form, valueAt(content, at), lang)),
  ).toEqual([]);
  expect(checkDataFiles(changed).problems.map(describeProblem)).toEqual([
    expect.stringContaining(wrong),
  ]);
});

it('docs/editing.md lists what is left to the check', () => {
  const guide = readFileSync('docs/editing.md', 'utf8');
  expect(onlyOfTheCheck.filter(([wrong]) => !guide.includes(wrong))).toEqual([]);
});

it('leaves to the check how many entries are left', () => {
  const { 'content/projects/first.json': _, ...others } = sources;
  expect(checkDataFiles(others).problems.map(describeProblem)).toEqual([
    expect.stringContaining('content/projects: the folder: has too few files'),
  ]);
});

it('asks for names of files that the check accepts', () => {
  const slugs = collections.flatMap((collection) =>
    'slug' in collection ? [collection.slug] : [],
  );
  const ids = ['3d-artist', 'mumbai', 'Mumbai', 'index', '404', '-x', 'डेटा', 'a b'];
  const problems = (id: string) =>
    checkDataFiles({ ...sources, [`content/cities/${id}.json`]: '{"en":{"name":"A"}}' }).problems;
  const accepted = ids.filter((id) => problems(id).length === 0);
  expect(slugs).toHaveLength(kindNames.length);
  for (const { pattern } of slugs) {
    expect(ids.filter((id) => new RegExp(String(pattern[0])).test(id))).toEqual(accepted);
  }
});
