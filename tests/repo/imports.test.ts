import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = dirname(import.meta.dirname);

type Rule = { values: string[]; types?: string[] };

// Who may import whom, as folders or files below src: the arrow points one way, from the facts and
// words to the pages, and from the pages to what they show.
const rules: Record<string, Rule> = {
  i18n: { values: [] },
  // Readers hand sections finished drawings and finished mail links, so that a drawing counts what
  // the text says and the mail rules of the contact form hold for every link.
  // What the fonts can draw is a list, which the check of the words reads.
  content: { values: ['i18n', 'weave', 'pictures', 'islands/mail', 'styles', 'fonts/signs'] },
  // Fonts are cut to the characters of the words.
  fonts: { values: ['i18n', 'content/files'] },
  pages: {
    values: [
      'content',
      'fonts',
      'i18n',
      'sections',
      'islands',
      'ui',
      'weave',
      'pictures',
      'styles',
    ],
  },
  // Sharing pictures and icons: type from the site’s fonts, drawings in its threads.
  pictures: { values: ['fonts', 'i18n/letters', 'weave', 'styles'] },
  sections: { values: ['ui', 'weave'], types: ['content'] },
  islands: { values: ['ui', 'weave'], types: ['content'] },
  ui: { values: ['weave'] },
  weave: { values: [] },
};

// Where each of these is allowed; neither reaches a visitor's browser from there.
const packages: Record<string, string> = { i18next: 'i18n', zod: 'content' };

const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.(ts|tsx|js|astro)$/.test(path) && !/\.test\.tsx?$/.test(path));

describe.each(Object.entries(rules))('src/%s', (folder, { values, types = [] }) => {
  const own = files.filter((file) => file.startsWith(`${folder}/`));

  it('is there', () => {
    expect(own).not.toEqual([]);
  });

  it(`imports only from ${['itself', ...values].join(', ')}${types.map((one) => ` and types of ${one}`).join('')}`, () => {
    const faults = own.flatMap((file) =>
      importsOf(file)
        .filter(({ target }) => target !== undefined)
        .filter(({ target = '', isType }) => {
          const allowed = [folder, ...values, ...(isType ? types : [])];
          return !allowed.some((one) => isWithin(target, one));
        })
        .map(({ line }) => `src/${file}: ${line}`),
    );
    expect(faults).toEqual([]);
  });

  it('leaves its folder by ~/ and stays in it by relative paths', () => {
    const faults = own.flatMap((file) =>
      importsOf(file)
        .filter(({ target, from }) => from.startsWith('.') && !isWithin(target ?? '', folder))
        .map(({ line }) => `src/${file}: ${line}`),
    );
    expect(faults).toEqual([]);
  });
});

it('has a rule for every folder of src but the styles', () => {
  const folders = readdirSync(join(root, 'src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(folders.sort()).toEqual([...Object.keys(rules), 'styles'].sort());
});

it('a page’s sections borrow only from the shared ones', () => {
  const faults = files
    .filter((file) => file.startsWith('sections/'))
    .flatMap((file) =>
      importsOf(file)
        .filter(({ target = '' }) => isWithin(target, 'sections'))
        .filter(({ target = '' }) => ![dirname(file), 'sections/shared'].includes(dirname(target)))
        .map(({ line }) => `src/${file}: ${line}`),
    );
  expect(faults).toEqual([]);
});

it.each(Object.entries(packages))('%s is known to src/%s alone', (name, folder) => {
  const users = files.filter((file) => importsOf(file).some(({ from }) => from === name));
  expect(users).not.toEqual([]);
  expect(users.filter((file) => !file.startsWith(`${folder}/`))).toEqual([]);
});

it('the data files are read in one place', () => {
  const readers = files.filter((file) => textOf(file).includes('import.meta.glob'));
  expect(readers).toEqual(['content/files.ts']);
});

type Import = { line: string; from: string; target?: string; isType: boolean };

function importsOf(file: string): Import[] {
  const statement =
    /(?:^|\n)[ \t]*(?:import|export)\s+(type\s+)?(?:([^'";]*?)\sfrom\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]/g;
  return [...textOf(file).matchAll(statement)].map(
    ([line, type, names = '', source = '', dynamic]) => {
      const from = dynamic ?? source;
      return {
        line: line.trim().replace(/\s+/g, ' '),
        from,
        target: targetOf(file, from.replace(/\?.*$/, '')),
        isType: type !== undefined || /^\{(\s*type\s[^,}]*,?)+\s*\}$/.test(names),
      };
    },
  );
}

/** The file below src that an import means; nothing for a package. */
function targetOf(file: string, from: string): string | undefined {
  if (from.startsWith('~/')) return from.slice(2);
  if (!from.startsWith('.')) return undefined;
  return posix.join(posix.dirname(file), from);
}

function isWithin(target: string, place: string): boolean {
  return target === place || target.startsWith(`${place}/`) || target === `${place}.ts`;
}

function textOf(file: string): string {
  return readFileSync(join(root, 'src', file), 'utf8');
}
