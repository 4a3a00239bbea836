// What the form accepts, the content check accepts, and the other way round.
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkDataFiles } from '#src/check/checkDataFiles.ts';
import { type Path, valueAt } from '#src/check/paths.ts';
import { describeProblem, type Problem } from '#src/check/problems.ts';
import type { Sources } from '#src/check/sources.ts';
import { fileContent, isEmpty } from '#src/content/load/data.ts';
import { dataFileAt } from '#src/content/schema/dataFiles.ts';
import { kindNames } from '#src/content/schema/kinds.ts';
import { pluralSuffix } from '#src/content/schema/texts.ts';
import { isSupported } from '#src/fonts/characters.ts';
import { refusedByForm } from '#tests/formModel.ts';
import { smallestSite } from '#tests/smallestSite.ts';
import { withField } from '#tests/withField.ts';
import { cmsConfig } from './_config.ts';
import type { Field } from './_fields.ts';

const sources = smallestSite();
const { collections } = cmsConfig({ siteAddress: 'https://loom.test' });

/** What the form edits as one, and a valid value of it. */
type Part = { file: string; at: Path; lang: string; form: Field; valid: object };

const parts = Object.entries(sources).flatMap(([file, text]) => partsOf(file, JSON.parse(text)));

function partsOf(file: string, content: object): Part[] {
  const is = dataFileAt(file);
  switch (is?.is) {
    case 'company':
      return [partOf(file, [], 'en', fieldsOfFile('company'), content)];
    case 'words':
      return [partOf(file, [], is.lang, fieldsOfFile(is.page), content)];
    case 'entry': {
      const { fields = [] } = collections.find(({ name }) => name === is.kind) as Form;
      const words = fields.filter(({ i18n }) => i18n);
      return Object.entries(content).map(([lang, valid]) =>
        partOf(file, [lang], lang, lang === 'en' ? fields : words, valid),
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

function partOf(file: string, at: Path, lang: string, fields: Field[], valid: object): Part {
  const form: Field = { name: '', label: '', widget: 'object', required: true, fields };
  return { file, at, lang, form, valid };
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

const lettersOfFonts = ['a', 'é', 'ह', 'Я', ' ', '-', '1', '—', '\u00A0'];

/** What people typed into a wrong field, or in another way than the field asks for. */
const typed = [
  ...['', ' ', 'x', 'Rs', 'India', '0261 123456', '+91 98765 43210', ' +91 98765 43210 '],
  ...['hello@sutraloom', 'hello@example.com', 'https://www.example.com/', 'www.example.com'],
  ...[
    'https://www.example.com:99999',
    'https://wa.me/91?text=Hello',
    'Rao/website',
    'Asia/Kolkata',
  ],
  ...['Our story', 'Our story — {{company}}', `${'a'.repeat(56)}{{company}}`],
  ...[`${'a'.repeat(57)}{{company}}`, '3D Artist', 'One\nTwo', '&nbsp;', '99.75', '2026-02-30'],
];

function valuesOf(field: Field, valid: unknown): fc.Arbitrary<unknown> {
  const { fields = [], field: item, max, maxlength, options, required } = field;
  const usual = fc.constant(valid ?? null);
  switch (field.widget) {
    case 'object': {
      const inner = fields as Field[];
      const record = fc.record(
        Object.fromEntries(inner.map((one) => [one.name, valuesOf(one, Object(valid)[one.name])])),
      );
      return required === false ? fc.option(record, { nil: undefined }) : record;
    }
    case 'list': {
      const [first] = Array.isArray(valid) ? valid : [];
      const one = (item ?? { ...field, widget: 'object', required: true }) as Field;
      const lists = fc.array(valuesOf(one, first), {
        maxLength: Math.min(Number(max ?? 3), 8) + 1,
      });
      return fc.oneof({ weight: 2, arbitrary: usual }, lists);
    }
    case 'boolean':
      return fc.boolean();
    case 'number': {
      const near = [field.min, field.max].flatMap((edge) =>
        typeof edge === 'number' ? [edge - 1, edge, edge + 1] : [],
      );
      const others = fc.integer().map((hundredths) => hundredths / 100);
      return fc.oneof(usual, fc.constantFrom(null, 0, 13.5, 99.7, ...near), fc.integer(), others);
    }
    case 'select': {
      const values = (options as { value: string }[]).map(({ value }) => value);
      return fc.constantFrom('', ...values);
    }
    case 'datetime':
      return fc.constantFrom('', '2026-01-15', '2025-02-28', '2031-12-31');
    case 'relation':
    case 'image':
      return fc.constantFrom(valid ?? null, null);
    default: {
      const longest = Number(maxlength ?? 60) + 2;
      const unit = fc.constantFrom(...lettersOfFonts);
      const long = fc.string({ unit, minLength: Math.max(longest - 4, 0), maxLength: longest });
      const short = fc.string({ unit, maxLength: 12 });
      return fc.oneof({ weight: 3, arbitrary: usual }, fc.constantFrom(...typed), short, long);
    }
  }
}

const everyValue = fc.tuple(...parts.map(({ form, valid }) => valuesOf(form, valid)));

it('accepts in each field what the content check accepts, and nothing else', () => {
  expect(lettersOfFonts.every(isSupported)).toBe(true);
  fc.assert(
    fc.property(everyValue, (values) => {
      const problems = problemsWith(values);
      const differences = parts.flatMap((part, index) =>
        differencesIn(part, values[index], problems),
      );
      expect(differences).toEqual([]);
    }),
    // The same values each time, so that nobody's change fails by chance; without shrinking, because a difference is told with
    // its field and value.
    { seed: 1, numRuns: 12, endOnFailure: true },
  );
});

function problemsWith(values: unknown[]): Problem[] {
  const contents: Record<string, unknown> = {};
  for (const [index, { file, at }] of parts.entries()) {
    const [lang] = at;
    contents[file] = lang ? { ...Object(contents[file]), [lang]: values[index] } : values[index];
  }
  const changed = Object.entries(contents).map(([file, value]) => [file, JSON.stringify(value)]);
  return checkDataFiles(Object.fromEntries(changed)).problems;
}

/** The fields that only one of both refuses. */
function differencesIn({ file, at, lang, form }: Part, value: unknown, problems: Problem[]) {
  const byForm = refusedByForm(form, value, lang);
  const byCheck = problems
    .filter((problem) => problem.file === file && startsWith(problem.path, at))
    .map((problem) => ({ ...problem, path: problem.path.slice(at.length) }))
    .filter((problem) => !isOnlyOfTheCheck(problem));
  // Without anything in English, the check does not read the other languages of an entry.
  const isRead = !problems.some((problem) => problem.file === file && problem.path.join() === 'en');
  const onlyForm = byForm.filter((path) => {
    // A group of which nothing is filled in is missing as a whole, and a list with a wrong item is not counted.
    const isInCheck = byCheck.some(
      (problem) => startsWith(path, problem.path) || startsWith(problem.path, path),
    );
    return isRead && !isInCheck && !isUnfinished(form, lang, path, value);
  });
  const onlyCheck = byCheck.filter(({ path }) => !byForm.some((own) => startsWith(own, path)));
  return [
    ...onlyForm.map(
      (path) =>
        `only the form: ${file} ${[...at, ...path].join('.')} ${JSON.stringify(valueAt(value, path))}`,
    ),
    ...onlyCheck.map((problem) => `only the check: ${describeProblem(problem)}`),
  ];
}

function isOnlyOfTheCheck({ wrong }: Problem): boolean {
  return onlyOfTheCheck.some(([start]) => wrong.startsWith(start));
}

/**
 * A file may be unfinished where a form may not: a group or a list with nothing in it counts as missing, and a translation may
 * lack all plural forms of a word, and texts of a list, which is then shown in English.
 */
function isUnfinished(form: Field, lang: string, path: Path, value: unknown): boolean {
  const isList = Array.isArray(valueAt(value, path));
  const around = [...path.map((_, length) => path.slice(0, length)), ...(isList ? [path] : [])];
  const blank = around.filter((group) => isBlank(valueAt(value, group)));
  if (blank.some((group) => lang !== 'en' || fieldAt(form, group).required === false)) return true;
  if (lang === 'en') return false;
  const own = valueAt(value, path);
  return pluralSuffix.test(String(path.at(-1))) || (Array.isArray(own) && lacksText(own));
}

/** The field of the form at a path; the items of a list belong to the field of their list. */
function fieldAt(form: Field, path: Path): Field {
  const names = path.filter((step) => typeof step === 'string');
  return names.reduce((field, name) => {
    const { fields = [] } = field as Form;
    return fields.find((inner) => inner.name === name) ?? field;
  }, form);
}

/** Whether nothing is left of it once its file is read. */
function isBlank(value: unknown): boolean {
  return isEmpty(fileContent(JSON.stringify({ value })));
}

function lacksText(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  if (typeof value !== 'object' || value === null) return true;
  const inner = Object.values(value);
  return inner.length === 0 || inner.some(lacksText);
}

function startsWith(path: Path, start: Path): boolean {
  return start.every((step, index) => path[index] === step);
}
