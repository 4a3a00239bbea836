import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ports } from '#scripts/steps/stages.ts';
import { oldestBrowsers } from '#src/styles/oldestBrowsers.ts';

const { scripts, dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

test.each(pages)('%s names only files and commands there are', (page) => {
  const text = readFileSync(page, 'utf8');
  for (const [, file = ''] of text.matchAll(/`((?:src|scripts|tests)\/[\w./[\]-]+\.\w+)`/g)) {
    // The page "press" and what belongs to it are an example.
    if (!/\bpress\./.test(file)) expect(existsSync(file), file).toBe(true);
  }
  for (const [, command = ''] of text.matchAll(/\bnpm run ([\w:]+)/g)) {
    expect(scripts, `npm run ${command}`).toHaveProperty(command);
  }
  for (const [, link = ''] of text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)) {
    const file = new URL(link, `file:///${page}`).pathname.slice(1);
    expect(existsSync(file), `${link} in ${page}`).toBe(true);
  }
});

test.each(pages)('%s joins what follows a build with &&', (page) => {
  const text = readFileSync(page, 'utf8');
  for (const [, lines = ''] of text.matchAll(/```sh\n([\s\S]*?)```/g)) {
    const after = lines.slice(lines.indexOf('npm run build')).trim().split('\n');
    if (!lines.includes('npm run build')) continue;
    for (const line of after.slice(0, -1)) expect(line).toMatch(/&&$/);
  }
});

// Whoever adds one meets an error of types in each of these files, and should know of it beforehand.
test.each([
  ['docs/editing.md', 'Add a language', /(?<!Partial<)Record<(?:LanguageCode)\b/],
  ['CONTRIBUTING.md', 'Add a page', /(?<!Partial<)Record<(?:Exclude<)?(?:PageName|Visited)\b/],
])('%s names under "%s" each file with a record of all', (page, heading, record) => {
  const [, section = ''] = readFileSync(page, 'utf8').split(`\n## ${heading}\n`);
  const [steps = ''] = section.split('\n## ');
  const files = globSync('{src,scripts,tests}/**/*.{ts,tsx,astro}', {
    exclude: (path) => path.includes('node_modules'),
  })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => record.test(readFileSync(file, 'utf8')));
  expect(files.length).toBeGreaterThan(3);
  expect(files.filter((file) => !steps.includes(`\`${file}\``))).toEqual([]);
});

test('README.md names the ports on which the site is served', () => {
  const text = readFileSync('README.md', 'utf8');
  expect(text).toContain(`http://localhost:${ports.start}`);
  expect(text).toContain(`\`npm run dev\` shows the site on http://localhost:${ports.dev}`);
  expect(readFileSync('docs/editing.md', 'utf8')).toContain(`<http://localhost:${ports.dev}>`);
});

test('CONTRIBUTING.md has a line for each dependency, and none besides', () => {
  const text = readFileSync('CONTRIBUTING.md', 'utf8');
  const table = text.slice(text.indexOf('| Package'));
  const named = [...table.matchAll(/^\| ([^|]+) \|/gm)]
    .flatMap(([, cell = '']) => cell.trim().split(', '))
    .filter((name) => name !== 'Package' && !/^-+$/.test(name));
  const matches = (name: string, packageName: string) =>
    name.endsWith('/*') ? packageName.startsWith(name.slice(0, -1)) : packageName === name;
  const installed = Object.keys({ ...dependencies, ...devDependencies });
  expect(installed.filter((one) => !named.some((name) => matches(name, one)))).toEqual([]);
  expect(named.filter((name) => !installed.some((one) => matches(name, one)))).toEqual([]);
});

test('README.md names the oldest browsers that the build writes styles for', () => {
  const text = readFileSync('README.md', 'utf8').replace(/\s+/g, ' ');
  const sentence = /can be read and used\*\* in .*? newer\./.exec(text)?.[0] ?? '';
  const named = [...sentence.matchAll(/(Chrome|Edge|Firefox|Safari) ([\d.]+\d)/g)];
  expect(named.map(([, name = '', version]) => name.toLowerCase() + version)).toEqual(
    oldestBrowsers,
  );
});
