import { expect, test } from 'vitest';
import { refuseUnnamed } from './licencesShown.ts';

test('accepts the site’s own files and packages whose licences are shown', () => {
  const modules = ['react/index.js', '@astrojs/react/dist/client.js', 'scheduler/index.js'];
  refuseUnnamed(['/site/src/islands/JobBoard.tsx', '\0rolldown/runtime.js']);
  refuseUnnamed(modules.map((module) => `/site/node_modules/${module}`));
});

test.each([
  ['zod', '/site/node_modules/zod/v4/index.js'],
  ['@scope/name', 'C:\\site\\node_modules\\react\\node_modules\\@scope\\name\\index.js'],
])('stops the build before %s reaches a visitor without its licence', (name, module) => {
  expect(() => refuseUnnamed([module])).toThrow(
    `has a part of the package ${name}, whose licence /licenses.txt does not show.\nName the `,
  );
});
