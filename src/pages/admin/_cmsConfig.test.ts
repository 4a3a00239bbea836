import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkDataFiles } from '#src/check/checkDataFiles.ts';
import { kindNames } from '#src/content/schema/kinds.ts';
import { statements } from '#src/form/statements.ts';
import { smallestSite } from '#tests/smallestSite.ts';
import { cmsConfig } from './_cmsConfig.ts';
import type { Field } from './_fields.ts';

const config = cmsConfig({ siteAddress: 'https://loom.test' });
const collections = config.collections.filter((collection) => 'name' in collection);
const edited = filesOf(config);

function filesOf({ collections }: typeof config) {
  return collections.flatMap((collection) => ('files' in collection ? collection.files : []));
}

// The fields of each form are made from the schema of its file.
it('every file has a form, and every form its file', () => {
  const folders = collections.flatMap((collection) =>
    'folder' in collection ? [collection.folder] : [],
  );
  // Not what is on the disk: git keeps no folder whose last entry was deleted.
  expect(new Set(folders)).toEqual(new Set(kindNames.map((kind) => `content/${kind}`)));
  const files = globSync(['content/*.json', 'locales/*/*.json']);
  expect(new Set(edited.map(({ file }) => file))).toEqual(
    new Set(files.map((file) => file.replace(/^locales\/\w+/, 'locales/{{locale}}'))),
  );
});

it.each([
  ['openings', 'duties', 'What the employee will do (3 to 6)'],
  ['openings', 'show', '(1 to 4)'],
  [
    'categories',
    'announcement_few',
    'For {{count}} openings, for screen readers when the list changes, like “{{count}} open positions in Data” (Russian)',
  ],
])('in %s, the help of %s is %j', (kind, field, help) => {
  const { fields } = collections.find(({ name }) => name === kind) as { fields: Field[] };
  expect(fields.find(({ name }) => name === field)?.hint).toBe(help);
});

it('the fields of all forms have the order, and ask for and refuse what is approved', async () => {
  const forms = collections.flatMap((collection): Form[] =>
    'files' in collection ? collection.files : [collection as Form],
  );
  const lines = forms.flatMap(({ name, fields }) => [name, ...linesOf(fields)]);
  await expect(lines.join('\n')).toMatchFileSnapshot('_form.txt');
});

type Form = { name: string; fields: Field[] };

/** Each field with what it refuses, a group with whether it is folded, and the fields inside it further in. */
function linesOf(fields: Field[], indent = '  '): string[] {
  return fields.flatMap(({ name, widget, fields: group, field: item, ...field }) => {
    const { required, collapsed, min, max, minlength, maxlength } = field;
    const [pattern] = (field.pattern ?? []) as string[];
    const values = (field.options as { value: string }[] | undefined)?.map(({ value }) => value);
    // Node's own lists, such as that of countries, grow.
    const options = values && values.length < 20 ? values : undefined;
    const facts = { required, collapsed, min, max, minlength, maxlength, pattern, options };
    const inside = (group ?? (item ? [item] : [])) as Field[];
    return [
      `${indent}${name}: ${widget} ${JSON.stringify(facts)}`,
      ...linesOf(inside, `${indent}  `),
    ];
  });
}

it('quotes in the form what is to be confirmed', () => {
  const site = smallestSite();
  const quoted = cmsConfig({ statements: statements((file) => JSON.parse(site[file] ?? 'null')) });
  const { fields = [] } = filesOf(quoted).find(({ name }) => name === 'company') ?? {};
  const confirmed = fields.find(({ name }) => name === 'confirmed')?.fields as Field[];
  const helpOf = (statement: string) => confirmed.find(({ name }) => name === statement)?.hint;
  expect(helpOf('firstPromise')).toBe(
    'We keep the first promise below who-we-are on the home page (Pages → Home → Who we are → Promises → Items → 1): "Words"',
  );
  // The small site lacks the principle.
  expect(helpOf('sharedKnowledge')).toBe('We keep the principle on who knows a system');
});

it('asks for names of files that the check accepts', () => {
  const slugs = collections.flatMap((collection) =>
    'slug' in collection ? [collection.slug] : [],
  );
  const ids = ['3d-artist', 'mumbai', 'Mumbai', 'index', '404', '-x', 'डेटा', 'a b'];
  const pathOf = (id: string) => `content/cities/${id}.json`;
  const city = '{ "en": { "name": "A", "country": "IN" } }';
  const cities = Object.fromEntries(ids.map((id) => [pathOf(id), city]));
  const { problems } = checkDataFiles({ ...smallestSite(), ...cities });
  const accepted = ids.filter((id) => !problems.some(({ file }) => file === pathOf(id)));
  expect(slugs).toHaveLength(kindNames.length);
  for (const { pattern } of slugs) {
    expect(ids.filter((id) => new RegExp(String(pattern[0])).test(id))).toEqual(accepted);
  }
});
