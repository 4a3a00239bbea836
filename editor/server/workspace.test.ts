import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { readDataFiles } from '../../scripts/shared/content.ts';
import { smallestSite } from '../../src/content/check/smallestSite.ts';
import { languageCodes } from '../../src/i18n/languages.ts';
import { writeSite } from '../../tests/writeSite.ts';
import type { DraftState, Path, Remedy } from '../contract.ts';
import { createPreview } from './preview.ts';
import { openWorkspace, type Workspace } from './workspace.ts';

let folder: string;
let workspace: Workspace;

beforeEach(async () => {
  folder = await writeSite(smallestSite());
  workspace = await openWorkspace(folder);
});

const [company, jobs] = ['content/company.json', 'content/jobs.json'] as const;
const [german, english] = ['locales/de/home.json', 'locales/en/home.json'] as const;
const heading = ['hero', 'heading', 'plain'];
const type = (...edits: [file: string, path: Path, value?: unknown][]) =>
  workspace.draft(edits.map(([file, path, value]) => ({ file, path, value })));
const textOf = (file: string) => readFile(join(folder, file), 'utf8');
const contentOf = async (file: string) => JSON.parse(await textOf(file));

it('keeps what is typed with the project, and what was discarded of it', async () => {
  await type([german, heading, 'First'], [company, ['name'], 'Second']);
  workspace = await openWorkspace(folder);
  const { drafts, unsaved } = await workspace.getState();
  expect(drafts[german]).toMatchObject({ hero: { heading: { plain: 'First' } } });
  const words = { page: 'Home', lang: 'de', before: 'Words', after: 'First' };
  expect(unsaved).toMatchObject([{ page: 'Company', after: 'Second' }, words]);
  expect(await workspace.discard()).toMatchObject({ drafts: {}, discarded: true });
  await type([company, ['legalName'], 'Third']);
  const restored = async () => (await workspace.undiscard()).unsaved.map(({ after }) => after);
  expect(await restored()).toEqual(['Second', 'First']);
  expect(await restored()).toEqual(['Third']);
  expect(await restored()).toEqual(['Second', 'First']);
  expect((await type([german, heading, 'Words'])).drafts).not.toHaveProperty([german]);
});

it('saves a list in another order with a change in one of its entries', async () => {
  const { places } = await contentOf(jobs);
  await type([jobs, ['places'], places.toReversed()], [jobs, ['places', 1, 'remote'], false]);
  expect((await workspace.save()).outcome).toBe('saved');
  const [first, second] = places;
  expect((await contentOf(jobs)).places).toEqual([second, { ...first, remote: false }]);
});

it('keeps the draft of a file that cannot be read while another is saved', async () => {
  const before = await textOf(german);
  await type([german, heading, 'Kept'], [company, ['name'], 'Saved']);
  await writeFile(join(folder, german), '<<<<<<< HEAD');
  expect((await workspace.save()).outcome).toBe('saved');
  await writeFile(join(folder, german), before);
  expect((await workspace.getState()).drafts[german]).toMatchObject({
    hero: { heading: { plain: 'Kept' } },
  });
});

it('removes the last opening with its words', async () => {
  await type([jobs, ['jobs'], []]);
  expect((await workspace.save()).outcome).toBe('saved');
  expect((await contentOf('locales/en/careers.json')).openings.jobs).toEqual({});
});

it('shows on the pages what the check finds nothing wrong with', async () => {
  const shown: string[] = [];
  const show = (texts: Record<string, string>) => shown.push(texts[german] ?? '');
  workspace = await openWorkspace(folder, { ...createPreview(), show });
  const { problems, preview } = await type([german, heading, 'Of {{nobody}}']);
  expect(problems).toMatchObject([{ file: german, path: heading }]);
  expect((await type([german, heading, 'Sound'])).preview).toBe(preview + 1);
  expect(shown.at(-1)).toContain('"Sound"');
  expect(shown.join()).not.toContain('nobody');
});

it.each(['package.json', 'content/jobs/../../package.json', 'locales/de/reviewed.json'])(
  'puts nothing into %s',
  async (file) => {
    await expect(type([file, ['a'], 1])).rejects.toThrow('does not write');
  },
);

it('writes what changed, without the spaces around it, and no other letter', async () => {
  const careers = 'locales/de/careers.json';
  const letter = (await textOf(careers)).replace(/(?<="applyBody": ".*)(?=")/, '\\n');
  await writeFile(join(folder, careers), letter);
  const before = await readDataFiles(folder);
  await type([german, heading, ' Neu '], [careers, ['openings', 'apply'], 'Los ']);
  expect((await workspace.save()).outcome).toBe('saved');
  expect(await readDataFiles(folder)).toEqual({
    ...before,
    [german]: before[german]?.replace('"plain": "Words"', '"plain": "Neu"'),
    [careers]: letter.replace(/(?<="apply": ").*(?=")/, 'Los'),
  });
});

it('takes two changes and two saves at once, and loses none', async () => {
  const requests = [type([company, ['name'], 'One']), type([company, ['legalName'], 'Two'])];
  await Promise.all([...requests, workspace.save(), workspace.save()]);
  expect(await contentOf(company)).toMatchObject({ name: 'One', legalName: 'Two' });
});

it('writes nothing of several files if one of them brings a problem', async () => {
  const before = await readDataFiles(folder);
  await type([company, ['name'], 'Other'], [english, ['hero', 'text']]);
  const { outcome, state } = await workspace.save();
  expect(outcome).toBe('refused');
  expect(state.problems).toEqual([
    { file: english, path: ['hero', 'text'], wrong: 'is missing', fix: 'Fill it in.' },
  ]);
  expect(await readDataFiles(folder)).toEqual(before);
});

it('saves what a file says that was broken before, and nothing into the broken one', async () => {
  await writeFile(join(folder, jobs), '{');
  await type([company, ['name'], 'Other']);
  const { outcome, state } = await workspace.save();
  expect([outcome, state.problems.length > 0]).toEqual(['saved', true]);
  expect([await textOf(jobs), (await contentOf(company)).name]).toEqual(['{', 'Other']);
});

it('takes the words of an entry with it, and one press puts all of it back', async () => {
  const before = await readDataFiles(folder);
  const { jobs: all } = await contentOf(jobs);
  const added = { ...all[0], id: 'added' };
  const title = ['openings', 'jobs', 'added', 'title'];
  await type([jobs, ['jobs', 2], added], ['locales/en/careers.json', title, 'Added']);
  await type([jobs, ['jobs'], all.slice(1)]);
  const { state } = await workspace.save();
  expect(state.changes).toMatchObject([{ page: 'Openings', field: 'Openings' }]);
  for (const lang of languageCodes) {
    const { openings } = await contentOf(`locales/${lang}/careers.json`);
    expect(Object.keys(openings.jobs)).toEqual([all[1].id]);
  }
  await workspace.draft(state.changes.flatMap(({ undo }) => undo));
  expect((await workspace.save()).state.changes).toEqual([]);
  for (const [file, text] of Object.entries(before)) {
    expect(await contentOf(file)).toEqual(JSON.parse(text));
  }
});

it('keeps what another program changed, and asks first where both changed the same', async () => {
  await type([company, ['name'], 'Mine'], [company, ['phone'], '+1 2345 678']);
  const theirs = { ...(await contentOf(company)), name: 'Theirs', copyrightYear: 2020 };
  await writeFile(join(folder, company), JSON.stringify(theirs));
  expect(await workspace.save()).toMatchObject({
    outcome: 'conflict',
    conflicts: [{ before: 'Theirs', after: 'Mine' }],
  });
  expect((await workspace.save()).outcome).toBe('saved');
  const both = { name: 'Mine', phone: '+1 2345 678', copyrightYear: 2020 };
  expect(await contentOf(company)).toMatchObject(both);
});

it('takes a word that was typed anew for unread, until a speaker has read it', async () => {
  const page = { lang: 'de', page: 'home' } as const;
  const word = { ...page, path: heading };
  const stateIn = ({ openWords }: DraftState) =>
    openWords.find((one) => `${one.lang} ${one.page} ${one.path}` === `de home ${heading}`)?.state;
  expect(stateIn(await workspace.markReviewed(word))).toBeUndefined();
  expect(await contentOf('locales/de/reviewed.json')).toHaveProperty('$schema');
  expect(stateIn(await type([english, heading, 'New']))).toBe('older');
  expect(stateIn(await type([german, heading, 'Neu']))).toBe('unread');
  await expect(workspace.markReviewed(word)).rejects.toThrow('not saved yet');
  await workspace.save();
  expect(stateIn(await workspace.markReviewed(page))).toBeUndefined();
});

it('settles what is left with one press each', async () => {
  const closes = (job: number) => ['jobs', job, 'closes'];
  await type([company, ['confirmed', 'claims'], null], [jobs, closes(0)], [jobs, closes(1)]);
  const { openPoints: points } = (await workspace.save()).state;
  expect(points.map(({ wrong, fix }) => wrong + fix).join('\n')).not.toMatch(/content\/|npm run/);
  const isWanted = ({ label }: Remedy) => ['True, today', 'It stays open'].includes(label);
  const remedies = points.flatMap(({ remedies }) => remedies).filter(isWanted);
  await workspace.draft(remedies.flatMap((remedy) => ('edits' in remedy ? remedy.edits : [])));
  await workspace.save();
  const { openPoints: remaining } = await workspace.chooseLicence('MIT');
  expect(points.length - remaining.length).toBe(4);
  expect(await textOf('LICENSE')).toMatch(/^MIT License\n\nCopyright .* Loom\n/);
});
