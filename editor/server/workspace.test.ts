import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { readDataFiles } from '../../scripts/shared/content.ts';
import { smallestSite } from '../../src/content/check/smallestSite.ts';
import { languageCodes } from '../../src/i18n/languages.ts';
import { writeSite } from '../../tests/writeSite.ts';
import type { Edit } from '../contract.ts';
import { openWorkspace, type Workspace } from './workspace.ts';

let folder: string;
let workspace: Workspace;

beforeEach(async () => {
  folder = await writeSite(smallestSite());
  workspace = await openWorkspace(folder);
});

const [company, jobs] = ['company', 'jobs'].map((name) => `content/${name}.json`);
const [german, english] = ['de', 'en'].map((lang) => `locales/${lang}/home.json`);
const heading = ['hero', 'heading', 'plain'];
const edit = (file = '', path: Edit['path'] = [], value?: unknown): Edit => ({ file, path, value });
const read = async (file = '') => JSON.parse(await readFile(join(folder, file), 'utf8'));

describe('what is typed', () => {
  it('is kept with the project, in every window and after a restart', async () => {
    await workspace.draft([edit(german, heading, 'Neu')]);
    const { drafts, unsaved } = await (await openWorkspace(folder)).getState();
    expect(drafts[german ?? '']).toMatchObject({ hero: { heading: { plain: 'Neu' } } });
    expect(unsaved).toMatchObject([{ page: 'Home', lang: 'de', before: 'Words', after: 'Neu' }]);
    expect((await workspace.draft([edit(german, heading, 'Words')])).drafts).toEqual({});
  });

  it('comes back after it was discarded, with what was typed since', async () => {
    await workspace.draft([edit(german, heading, 'First'), edit(company, ['name'], 'Second')]);
    expect(await workspace.discard()).toMatchObject({ drafts: {}, discarded: true });
    await workspace.draft([edit(company, ['legalName'], 'Third')]);
    const { unsaved, discarded } = await workspace.undiscard();
    expect(unsaved.map(({ after }) => after)).toEqual(['Second', 'Third', 'First']);
    expect(discarded).toBe(false);
  });

  it('is shown on the pages once the check finds nothing wrong with it', async () => {
    const shown: string[] = [];
    const show = (texts: Record<string, string>) => shown.push(texts[german ?? ''] ?? '');
    const { draft } = await openWorkspace(folder, { show, values: async () => ({}) });
    const { problems, preview } = await draft([edit(german, heading, 'Of {{nobody}}')]);
    expect(problems).toMatchObject([{ file: german, path: heading }]);
    expect((await draft([edit(german, heading, 'Sound')])).preview).toBe(preview + 1);
    expect(shown.at(-1)).toContain('"Sound"');
    expect(shown.join()).not.toContain('nobody');
  });

  it.each(['package.json', 'content/jobs/../../package.json', 'locales/de/reviewed.json'])(
    'cannot be put into %s',
    async (file) => {
      await expect(workspace.draft([edit(file, ['a'], 1)])).rejects.toThrow('does not write');
    },
  );
});

describe('a save', () => {
  it('writes what changed, without the spaces around it, and no other letter', async () => {
    const before = await readDataFiles(folder);
    await workspace.draft([edit(german, heading, ' Neu ')]);
    expect((await workspace.save()).outcome).toBe('saved');
    const text = before[german ?? '']?.replace('"plain": "Words"', '"plain": "Neu"');
    expect(await readDataFiles(folder)).toEqual({ ...before, [german ?? '']: text });
  });

  it('writes nothing of several files if one of them brings a problem', async () => {
    const before = await readDataFiles(folder);
    await workspace.draft([edit(company, ['name'], 'Other'), edit(english, ['hero', 'text'])]);
    const { outcome, state } = await workspace.save();
    expect(outcome).toBe('refused');
    expect(state.problems).toEqual([
      { file: english, path: ['hero', 'text'], wrong: 'is missing', fix: 'Fill it in.' },
    ]);
    expect(await readDataFiles(folder)).toEqual(before);
  });

  it('takes the words of an entry with it, and one press puts all of it back', async () => {
    const before = await readDataFiles(folder);
    const { jobs: all } = await read(jobs);
    await workspace.draft([edit(jobs, ['jobs'], all.slice(1))]);
    const { state } = await workspace.save();
    expect(state.changes).toMatchObject([{ page: 'Openings', field: 'Openings' }]);
    for (const lang of languageCodes) {
      const { openings } = await read(`locales/${lang}/careers.json`);
      expect(Object.keys(openings.jobs)).toEqual([all[1].id]);
    }
    await workspace.draft(state.changes.flatMap(({ back }) => back));
    expect((await workspace.save()).state.changes).toEqual([]);
    const parsed = (texts: Record<string, string>) =>
      Object.entries(texts).map(([file, text]) => [file, JSON.parse(text)]);
    expect(parsed(await readDataFiles(folder))).toEqual(parsed(before));
  });

  it('keeps what another program changed, and asks first where both changed the same', async () => {
    await workspace.draft([
      edit(company, ['name'], 'Mine'),
      edit(company, ['phone'], '+1 2345 678'),
    ]);
    const theirs = { ...(await read(company)), name: 'Theirs', copyrightYear: 2020 };
    await writeFile(join(folder, company ?? ''), JSON.stringify(theirs));
    const first = await workspace.save();
    expect(first.outcome).toBe('changed elsewhere');
    expect(first.disputed).toMatchObject([{ before: 'Theirs', after: 'Mine' }]);
    expect((await workspace.save()).outcome).toBe('saved');
    const { name, phone, copyrightYear } = await read(company);
    expect([name, phone, copyrightYear]).toEqual(['Mine', '+1 2345 678', 2020]);
  });
});

it('takes a word that was typed anew for unread, until a speaker has read it', async () => {
  const stateOf = (open: { path: unknown; lang: string; page: string; state: string }[]) =>
    open.find(({ lang, page, path }) => `${lang} ${page} ${path}` === `de home ${heading}`)?.state;
  const page = { lang: 'de', page: 'home' } as const;
  expect(stateOf((await workspace.noteReviewed(page)).open)).toBeUndefined();
  expect(stateOf((await workspace.draft([edit(english, heading, 'New')])).open)).toBe('older');
  expect(stateOf((await workspace.draft([edit(german, heading, 'Neu')])).open)).toBe('unread');
  await expect(workspace.noteReviewed({ ...page, path: heading })).rejects.toThrow('not saved yet');
  await workspace.save();
  expect(stateOf((await workspace.noteReviewed({ ...page, path: heading })).open)).toBeUndefined();
});

it('settles what is left with one press each', async () => {
  await workspace.draft([
    edit(company, ['confirmed', 'claims'], null),
    edit(jobs, ['jobs', 0, 'closes']),
    edit(jobs, ['jobs', 1, 'closes']),
  ]);
  const { left } = (await workspace.save()).state;
  expect(left.map(({ wrong, fix }) => wrong + fix).join('\n')).not.toMatch(/content\/|npm run/);
  const deeds = left.flatMap(({ deeds }) => deeds);
  const pressed = ['True, today', 'It stays open'];
  const wanted = deeds.filter(({ label }) => pressed.includes(label));
  await workspace.draft(wanted.flatMap((deed) => ('edits' in deed ? deed.edits : [])));
  await workspace.save();
  const { left: still } = await workspace.chooseLicence('MIT');
  expect(left.length - still.length).toBe(4);
  const licence = await readFile(join(folder, 'LICENSE'), 'utf8');
  expect(licence).toMatch(/^MIT License\n\nCopyright .* Loom\n/);
});
