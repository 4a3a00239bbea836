import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { fieldName } from '#src/check/paths.ts';
import { run } from '#tests/run.ts';
import { writeSite } from '#tests/writeSite.ts';
import { findOlderTranslations } from './olderTranslations.ts';

const english = 'locales/en/home.json';
const german = 'locales/de/home.json';
const entry = 'content/openings/weaver.json';

const home = (heading: string, text: string) =>
  JSON.stringify({ $schema: heading, hero: { heading, lines: [text, text] } }, null, 2);
const weaver = (title: string, deTitle: string) =>
  JSON.stringify({ en: { place: 'office', title }, de: { title: deTitle } }, null, 2);

const site = {
  [english]: home('Old heading', 'Text'),
  [german]: home('Überschrift', 'Text'),
  [entry]: weaver('Old title', 'Titel'),
};

async function commit(folder: string, day: number): Promise<void> {
  const date = `2026-01-${day}T12:00:00Z`;
  await run(folder, 'git add .');
  await run(folder, 'git -c user.name=A -c user.email=a@loom.dev commit -m Change', {
    GIT_AUTHOR_DATE: date,
    GIT_COMMITTER_DATE: date,
  });
}

async function older(folder: string, texts: Record<string, string>) {
  const found = await findOlderTranslations(folder, texts);
  return found?.map(({ file, path, lang }) => `${lang} ${file} ${fieldName(path)}`);
}

it('names each translation whose English text is newer', async () => {
  const folder = await writeSite(site);
  await run(folder, 'git init');
  await commit(folder, 10);
  expect(await older(folder, site)).toEqual([]);

  const changed = {
    [english]: home('New heading', 'Text'),
    [german]: home('Überschrift', 'Text'),
    [entry]: weaver('New title', 'Titel'),
  };
  for (const [file, text] of Object.entries(changed)) await writeFile(join(folder, file), text);
  const both = [`de ${german} hero.heading`, `de ${entry} de.title`];
  expect(await older(folder, changed), 'before it is committed').toEqual(both);
  await commit(folder, 11);
  expect(await older(folder, changed)).toEqual(both);

  const translated = { ...changed, [entry]: weaver('New title', 'Neuer Titel') };
  await writeFile(join(folder, entry), weaver('New title', 'Neuer Titel'));
  expect(await older(folder, translated)).toEqual([`de ${german} hero.heading`]);

  const part = await mkdtemp(join(tmpdir(), 'clone-'));
  onTestFinished(() => rm(part, { recursive: true }));
  await run(part, `git clone --depth 1 file://${folder} .`);
  expect(await older(part, changed), 'without all of the history').toBeUndefined();
});

it('cannot say so without a history', async () => {
  expect(await older(await writeSite(site), site)).toBeUndefined();
});
