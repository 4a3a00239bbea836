import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { readDataFiles } from '#scripts/shared/content.ts';
import { smallestSite } from '#src/content/check/smallestSite.ts';
import { languageCodes } from '#src/i18n/languages.ts';
import { type Drafts, openWorkspace } from './workspace.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'edited-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [file, text] of Object.entries(smallestSite())) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
});

// biome-ignore lint/suspicious/noExplicitAny: a test changes one value of a file whose shape the gate knows
type Json = any;

/** What the form would send after a change of these files. */
async function draftsOf(changes: Record<string, (content: Json) => void>): Promise<Drafts> {
  const { files } = await openWorkspace(folder).getState();
  const drafts = Object.entries(changes).map(([file, change]) => {
    const base = files[file] ?? {};
    const content = structuredClone(base);
    change(content);
    return [file, { base, content }];
  });
  return Object.fromEntries(drafts);
}

it('takes an entry out of the facts and its words out of every language', async () => {
  const before = await readDataFiles(folder);
  const { jobs } = JSON.parse(before['content/jobs.json'] ?? '');
  const [{ id }] = jobs;
  const drafts = await draftsOf({ 'content/jobs.json': ({ jobs }) => jobs.shift() });
  const saved = await openWorkspace(folder).save(drafts);
  expect(saved.outcome).toBe('saved');
  const after = await readDataFiles(folder);
  const changed = Object.keys(after).filter((file) => after[file] !== before[file]);
  expect(changed).toEqual([
    'content/jobs.json',
    ...languageCodes.toSorted().map((lang) => `locales/${lang}/careers.json`),
  ]);
  for (const file of changed) {
    expect(after[file]).not.toContain(`"${id}"`);
    const lines = before[file]?.split('\n') ?? [];
    expect(after[file]?.split('\n').filter((line) => !lines.includes(line))).toEqual([]);
  }
  // Without git, what changed is told against the files as they were when the editor was opened.
  if (saved.outcome === 'saved') expect(saved.state.repository).toBeUndefined();
});

it('writes nothing of several files if one of them brings a problem', async () => {
  const before = await readDataFiles(folder);
  const drafts = await draftsOf({
    'content/company.json': (company) => {
      company.name = 'Another';
    },
    'locales/en/home.json': (home) => {
      delete home.hero.text;
    },
  });
  const saved = await openWorkspace(folder).save(drafts);
  expect(saved).toMatchObject({
    outcome: 'refused',
    problems: [{ file: 'locales/en/home.json', path: ['hero', 'text'], fix: 'Fill it in.' }],
  });
  expect(await readDataFiles(folder)).toEqual(before);
});

it('tells of a mistake without the signs of the file', async () => {
  const drafts = await draftsOf({
    'content/jobs.json': ({ jobs }) => {
      jobs[0].experience = { from: 9, to: 1 };
      jobs[1].hours = 400;
    },
    'locales/en/home.json': (home) => {
      home.hero.text = 'Of {{nobody}}';
    },
  });
  const { problems } = await openWorkspace(folder).check(drafts);
  expect(problems.map(({ wrong }) => wrong)).toEqual([
    'ends before it begins',
    expect.stringContaining('(400)'),
    'names a value that nothing fills ({{nobody}})',
  ]);
});

it('does not write over what was changed outside the editor', async () => {
  const drafts = await draftsOf({
    'content/company.json': (company) => {
      company.name = 'Mine';
    },
  });
  const file = join(folder, 'content', 'company.json');
  await writeFile(file, (await readFile(file, 'utf8')).replace('"Loom"', '"Theirs"'));
  const saved = await openWorkspace(folder).save(drafts);
  expect(saved).toMatchObject({
    outcome: 'changed elsewhere',
    state: { files: { 'content/company.json': { name: 'Theirs' } } },
  });
  expect(await readFile(file, 'utf8')).toContain('"Theirs"');
});

it('keeps a portrait until another is saved in its place, and none that nobody names', async () => {
  const workspace = openWorkspace(folder);
  const picture = await sharp({
    create: { width: 480, height: 600, channels: 3, background: '#a98' },
  })
    .jpeg()
    .toBuffer();
  const naming = async (photo: string) =>
    workspace.save(
      await draftsOf({
        'content/people.json': ({ people }) => Object.assign(people[0], { photo }),
      }),
    );
  const portraits = () => readdir(join(folder, 'content', 'portraits'));
  await workspace.savePortrait('a.jpg', picture);
  await naming('a.jpg');
  await workspace.savePortrait('a_2.jpg', picture);
  expect(await portraits()).toEqual(['a.jpg', 'a_2.jpg']);
  // Discarded, so that the person keeps the first.
  await workspace.tidyPortraits();
  expect(await portraits()).toEqual(['a.jpg']);
  await workspace.savePortrait('a_2.jpg', picture);
  expect((await naming('a_2.jpg')).outcome).toBe('saved');
  expect(await portraits()).toEqual(['a_2.jpg']);
});

it('says what changed since it was opened where there is no git', async () => {
  const workspace = openWorkspace(folder);
  await workspace.getState();
  await workspace.save(
    await draftsOf({
      'content/company.json': (company) => {
        company.claims.team = 43;
      },
    }),
  );
  const { changes } = await workspace.getState();
  expect(changes).toMatchObject([
    { page: 'Company', field: 'Claims › Team', before: expect.any(String), after: '43' },
  ]);
});

it('notes a page as read', async () => {
  const workspace = openWorkspace(folder);
  await workspace.noteReviewed('de', 'story');
  const drafts = await draftsOf({
    'locales/en/story.json': (story) => {
      story.intro.heading = 'New';
    },
  });
  await workspace.save(drafts);
  const word = { lang: 'de', page: 'story', key: 'intro.heading', state: 'older' };
  expect((await workspace.getState()).open).toContainEqual(word);
  expect((await workspace.noteReviewed('de', 'story')).open).not.toContainEqual(word);
});
