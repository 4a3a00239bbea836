import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { kindNames } from '#src/content/schema/kinds.ts';
import { cmsConfig } from './_config.ts';

const { collections } = cmsConfig({ siteAddress: 'https://loom.test' });

// The fields of each form are made from the schema of its file.
it('every file has a form, and every form its file', () => {
  const edited = collections.flatMap((collection) =>
    'files' in collection ? collection.files : [],
  );
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
