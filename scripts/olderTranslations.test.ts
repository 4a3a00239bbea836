import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { fieldName } from '#src/content/schema/paths.ts';
import { run } from '#tests/run.ts';
import { writeSite } from '#tests/writeSite.ts';
import { olderTranslations } from './olderTranslations.ts';

const english = 'locales/en/home.json';
const german = 'locales/de/home.json';
const entry = 'content/openings/weaver.json';

const home = (heading: string, text: string) =>
  JSON.stringify({ hero: { heading, lines: [text, text] } }, null, 2);
const weaver = (title: string, deTitle: string) =>
  JSON.stringify({ en: { place: 'office', title }, de: { title: deTitle } }, null, 2);

const site = {
  [english]: home('Old heading', 'Text'),
  [german]: home('Überschrift', 'Text'),
  [entry]: weaver('Old title', 'Titel'),
};

const git = (folder: string, command: string) =>
  run(folder, `git -c user.name=A -c user.email=a@loom.dev ${command}`);

async function write(folder: string, files: Record<string, string>): Promise<void> {
  for (const [file, text] of Object.entries(files)) await writeFile(join(folder, file), text);
}

async function commit(folder: string, message = 'Change'): Promise<void> {
  await git(folder, 'add .');
  await writeFile(join(folder, '.git', 'message'), message);
  await git(folder, 'commit --allow-empty -F .git/message');
}

async function committed(files: Record<string, string>): Promise<string> {
  const folder = await writeSite(files);
  await run(folder, 'git init -b main');
  await commit(folder);
  return folder;
}

async function older(folder: string, texts: Record<string, string>) {
  const found = olderTranslations(folder, texts);
  return found?.map(({ file, path, lang, before, now }) => {
    return `${lang} ${file} ${fieldName(path)}: ${before} → ${now}`;
  });
}

const ofHeading = `de ${german} hero.heading: Old heading → New heading`;
const ofTitle = `de ${entry} de.title: Old title → New title`;

it('names each translation whose English text has changed, with what it was and is', async () => {
  const folder = await committed(site);
  expect(await older(folder, site)).toEqual([]);

  const changed = {
    ...site,
    [english]: home('New heading', 'Text'),
    [entry]: weaver('New title', 'Titel'),
  };
  await write(folder, changed);
  expect(await older(folder, changed), 'before it is committed').toEqual([ofHeading, ofTitle]);
  await commit(folder);
  expect(await older(folder, changed)).toEqual([ofHeading, ofTitle]);

  const translated = { ...changed, [entry]: weaver('New title', 'Neuer Titel') };
  await write(folder, translated);
  expect(await older(folder, translated)).toEqual([ofHeading]);

  const part = await mkdtemp(join(tmpdir(), 'clone-'));
  onTestFinished(() => rm(part, { recursive: true }));
  await run(part, `git clone --depth 1 file://${folder} .`);
  expect(await older(part, changed), 'without all of the history').toBeUndefined();
});

it('compares what is said, not when a file was written', async () => {
  const folder = await committed(site);
  const rewritten = {
    [english]: home('New heading', 'Text'),
    [german]: home('Neue Überschrift', 'Text'),
    [entry]: weaver('New title', 'Neuer Titel'),
  };
  await write(folder, rewritten);
  await commit(folder);
  expect(await older(folder, rewritten), 'all at once').toEqual([]);

  await write(folder, { [english]: home('Another', 'Text') });
  await commit(folder);
  const asBefore = {
    ...rewritten,
    [english]: JSON.stringify(JSON.parse(rewritten[english] ?? '')),
  };
  await write(folder, asBefore);
  await commit(folder);
  expect(await older(folder, asBefore), 'changed back, on one line').toEqual([]);

  await git(folder, 'checkout -b branch');
  await write(folder, { [german]: home('Zuerst', 'Text') });
  await commit(folder);
  const merged = {
    ...asBefore,
    [german]: home('Zuerst', 'Text'),
    [english]: home('First', 'Text'),
  };
  await write(folder, merged);
  await commit(folder);
  await git(folder, 'checkout main');
  await git(folder, 'merge --no-ff branch');
  expect(await older(folder, merged), 'in one pull request').toEqual([]);
});

it('names nothing that somebody has checked since', async () => {
  const folder = await committed(site);
  const changed = { ...site, [english]: home('New heading', 'Text') };
  await write(folder, changed);
  await commit(folder);
  await commit(folder, 'Translations checked');
  expect(await older(folder, changed)).toEqual([]);

  const later = { ...changed, [entry]: weaver('New title', 'Titel') };
  await write(folder, later);
  await commit(folder);
  expect(await older(folder, later)).toEqual([ofTitle]);
});

it('names a file whose texts have no lines of their own', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const onOneLine = { ...site, [german]: JSON.stringify(JSON.parse(site[german] ?? '')) };
  expect(await older(await committed(onOneLine), onOneLine)).toEqual([]);
  expect(warn.mock.calls.join()).toMatch(german);
});

it('cannot say so without a history', async () => {
  expect(await older(await writeSite(site), site)).toBeUndefined();
});
