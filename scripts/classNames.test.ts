import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shortClassNames, speakingClassName } from './classNames.ts';
import { writeSite } from './writeSite.ts';

const files = {
  'src/ui/Lede.module.css': '/* .not-a-class */ .lede { animation: rise 1s }\n@keyframes rise {}',
  'src/sections/Hero.module.css': '.words { top: 0 }\n.words .lede { top: 0 }',
};

test('gives every class and animation of every file a name of its own', async () => {
  const root = await writeSite(files);
  const nameOf = shortClassNames(root);
  const hero = join(root, 'src/sections/Hero.module.css');
  const lede = join(root, 'src/ui/Lede.module.css');
  expect([
    nameOf('words', hero),
    nameOf('lede', hero),
    nameOf('lede', lede),
    nameOf('rise', lede),
  ]).toEqual(['a', 'b', 'c', 'd']);
});

test('calls a class the same in every part of a build', async () => {
  const root = await writeSite(files);
  const lede = join(root, 'src/ui/Lede.module.css');
  expect(shortClassNames(root)('rise', lede)).toBe(shortClassNames(root)('rise', lede));
});

test('asks for a new build where a class came too late', async () => {
  const root = await writeSite(files);
  const file = join(root, 'src/ui/Lede.module.css');
  expect(() => shortClassNames(root)('new', file)).toThrow(
    `The class "new" in ${file} was not there when the build began.\nStart the build again.`,
  );
});

test('says where a class comes from while the site is edited', () => {
  expect(speakingClassName('words', '/src/sections/Hero.module.css')).toBe('Hero-words');
});
