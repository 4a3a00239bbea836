import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { cmsConfig } from './_config.ts';

const { collections } = cmsConfig({ siteAddress: 'https://loom.test' });

// Openings are a folder; the fields of each form are made from the schema of its file.
it('every file of facts and words has a form, and every form its file', () => {
  const edited = collections.flatMap((collection) =>
    'files' in collection ? collection.files : [],
  );
  const files = globSync(['content/*.json', 'locales/*/*.json']);
  expect(new Set(edited.map(({ file }) => file))).toEqual(
    new Set(files.map((file) => file.replace(/^locales\/\w+/, 'locales/{{locale}}'))),
  );
});
