// What the editor reads and writes: the data files, the portraits and the licence, and nothing else.
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Change, Drafted, Edit, Files, Json, Path, Saved, State } from '../contract.ts';
import { editorPages, filesOf, placeOf } from '../labels.ts';
import { valueAt, withValue } from '../values.ts';
import { changeOfFile, changesBetween, messageFor } from './changes.ts';
import { differences, rebased, rewritten } from './differences.ts';
import { changedFiles, fileAt, repositoryAt, versionsOf } from './git.ts';
import { finishWriting, ownFolder, writeAll } from './journal.ts';
import { findingOf, leftOf } from './left.ts';
import { licences, licenceText } from './licences.ts';
import { Refused } from './refused.ts';
import { schemasFor } from './schemas.ts';
import * as site from './site.ts';

type Texts = Record<string, string>;
/** What was typed, and what the file held then. */
type Drafts = Record<string, { base: Json; content: Json }>;
type Kept = { drafts: Drafts; discarded: Drafts };
type Pages = { show: (texts: Texts) => number; values: () => Promise<State['values']> };
/** What is in the files, and what will be once all that is typed is saved. */
type Desk = {
  texts: Texts;
  saved: Files;
  contents: Files;
  next: Texts;
  problems: site.Problem[];
  /** Those that what is typed brings. */
  fresh: site.Problem[];
};

export type Workspace = Awaited<ReturnType<typeof openWorkspace>>;

const keptFile = join(ownFolder, 'drafts.json');
const noPages: Pages = { show: () => 0, values: async () => ({}) };

/** `folder` is the project; `pages` are those beside the form. */
export async function openWorkspace(folder: string, pages = noPages) {
  await finishWriting(folder);
  const none: Kept = { drafts: {}, discarded: {} };
  let kept: Kept = await readFile(join(folder, keptFile), 'utf8').then(JSON.parse, () => none);
  const textsAtStart = await site.readDataFiles(folder);
  let preview = pages.show(textsAtStart);
  const disputed = new Set<string>();

  async function keep(next: Partial<Kept>, texts: Texts = {}): Promise<void> {
    kept = { ...kept, ...next };
    await writeAll(folder, { ...texts, [keptFile]: JSON.stringify(kept) });
  }

  async function look(): Promise<Desk> {
    const texts = await site.readDataFiles(folder);
    const portraits = await site.readPortraits(folder);
    const saved = contentsOf(texts);
    const contents = { ...saved };
    for (const [file, draft] of Object.entries(kept.drafts)) {
      if (saved[file] === undefined) continue;
      const paths: Path[] = [];
      const content = rebased(draft.base, draft.content, saved[file], paths);
      for (const path of paths) disputed.add(fieldName({ file, path }));
      put(kept.drafts, file, { base: saved[file], content });
      contents[file] = trimmed(saved[file], content);
    }
    const check = (texts: Texts) => site.checkContent(texts, portraits).problems;
    let problems = check(textsOf(texts, saved, contents));
    const known = problems.length > 0 ? check(texts).map(site.describeProblem) : [];
    const isNew = (problem: site.Problem) => !known.includes(site.describeProblem(problem));
    // An entry that was taken out takes its words with it.
    const stray = problems.filter((one) => one.file.startsWith('locales/') && site.isStray(one));
    for (const { file, path } of stray.filter(isNew).map(findingOf)) {
      contents[file] = withValue(contents[file], path, undefined);
    }
    withdrawReviews(saved, contents);
    const next = textsOf(texts, saved, contents);
    if (stray.length > 0) problems = check(next);
    const fresh = problems.filter(isNew);
    if (fresh.length === 0) preview = pages.show(next);
    return { texts, saved, contents, next, problems, fresh };
  }

  function draftedOf({ contents, saved, next, texts, problems }: Desk): Drafted {
    const schemas = schemasFor(contents);
    const drafts = Object.entries(kept.drafts).map(([file, { content }]) => [file, content]);
    return {
      drafts: Object.fromEntries(drafts),
      discarded: Object.keys(kept.discarded).length > 0,
      problems: problems.map(findingOf),
      open: openWords(problems.length === 0 ? next : texts),
      unsaved: changesBetween(saved, contents, schemas),
      schemas,
      preview,
    };
  }

  async function stateOf(desk: Desk): Promise<State> {
    const { saved, texts } = desk;
    const drafted = draftedOf(desk);
    const repository = await repositoryAt(folder);
    const files = repository.canCommit ? await filesToCommit(saved) : [];
    const before = repository.canCommit
      ? await contentsAt('HEAD', files)
      : contentsOf(textsAtStart);
    const changes = [
      ...changesBetween({ ...saved, ...before }, saved, drafted.schemas),
      ...files.filter((file) => !placeOf(file)).map(changeOfFile),
    ];
    return {
      ...drafted,
      files: Object.fromEntries(Object.entries(saved).filter(([file]) => placeOf(file))),
      values: await pages.values(),
      left: leftOf(await site.findWhatIsLeft(texts, folder).catch(() => []), today()),
      changes,
      message: messageFor(changes),
      repository,
    };
  }

  /** What differs from the last commit, without the portraits that nobody has. */
  async function filesToCommit(saved: Files): Promise<string[]> {
    const people = valueAt(saved['content/people.json'], ['people']);
    const used = [people].flat().map((person) => `content/portraits/${Object(person).photo}`);
    const files = await changedFiles(folder);
    return files.filter((file) => !file.includes('/portraits/') || used.includes(file));
  }

  async function contentsAt(commit: string, files: readonly string[]): Promise<Files> {
    const data = files.filter((file) => placeOf(file));
    const texts = data.map(async (file) => [file, await fileAt(folder, commit, file)]);
    return contentsOf(Object.fromEntries(await Promise.all(texts)));
  }

  const getState = async () => stateOf(await look());

  async function draft(edits: readonly Edit[]): Promise<Drafted> {
    const { saved } = await look();
    const drafts = { ...kept.drafts };
    for (const { file, path, value } of edits) {
      if (!placeOf(file) || saved[file] === undefined) {
        throw new Refused(`The editor does not write ${file}.`, 'Change something else.');
      }
      const { base, content } = drafts[file] ?? { base: saved[file], content: saved[file] };
      put(drafts, file, { base, content: withValue(content, path, value) });
    }
    await keep({ drafts });
    return draftedOf(await look());
  }

  /** Writes all that is typed, if it brings no problem that was not there before; else it writes nothing. */
  async function save(): Promise<Saved> {
    const desk = await look();
    const { saved, contents, next, texts } = desk;
    const isRefused = desk.fresh.length > 0;
    if (isRefused || disputed.size > 0) {
      const unsaved = changesBetween(saved, contents, schemasFor(contents));
      const both = unsaved.filter((change) => disputed.has(fieldName(change)));
      disputed.clear();
      const outcome = isRefused ? 'refused' : 'changed elsewhere';
      return { outcome, disputed: both, state: await stateOf(desk) };
    }
    const changed = Object.entries(next).filter(([file, text]) => text !== texts[file]);
    await keep({ drafts: {} }, Object.fromEntries(changed));
    return { outcome: 'saved', disputed: [], state: await getState() };
  }

  async function discard(): Promise<State> {
    await keep({ drafts: {}, discarded: kept.drafts });
    return getState();
  }

  /** Brings back what was discarded, under what was typed since. */
  async function undiscard(): Promise<State> {
    const drafts = { ...kept.discarded };
    for (const [file, { base, content }] of Object.entries(kept.drafts)) {
      const earlier = drafts[file]?.content ?? base;
      put(drafts, file, { base, content: rebased(base, content, earlier) });
    }
    await keep({ drafts, discarded: {} });
    return getState();
  }

  /** As the files name it, saved or just cut. */
  async function portrait(name: string): Promise<Uint8Array> {
    const file = join(folder, 'content', 'portraits', basename(name));
    return readFile(file).catch(() => {
      throw new Refused(`No portrait is called “${name}”.`, 'Choose a picture.');
    });
  }

  async function savePortrait(name: string, picture: Uint8Array): Promise<void> {
    await writeAll(folder, { [`content/portraits/${name}`]: picture });
  }

  /** A speaker has read the words of a page, or one of them. */
  async function noteReviewed(lang: site.Lang, page: site.WordFile, path?: Path): Promise<State> {
    const words = [lang, site.defaultLanguage].map((code) => `locales/${code}/${page}.json`);
    if (words.some((file) => kept.drafts[file])) {
      throw new Refused('These words are not saved yet.', 'Save, then note that they were read.');
    }
    const texts = await site.readDataFiles(folder);
    const [file, text] = site.reviewedNow(texts, lang, [page]);
    const key = [page, path?.join('.') ?? ''];
    const one = withValue(contentsOf(texts)[file], key, valueAt(JSON.parse(text), key));
    await writeAll(folder, { [file]: path ? `${JSON.stringify(one, null, 2)}\n` : text });
    return getState();
  }

  async function chooseLicence(name: string): Promise<State> {
    const licence = licences.find((one) => one.name === name);
    if (!licence) throw new Refused(`No licence is called “${name}”.`, 'Choose one of the three.');
    const company = (await look()).saved['content/company.json'];
    const holder = valueAt(company, ['legalName']) ?? valueAt(company, ['name']);
    await writeAll(folder, { LICENSE: licenceText(licence, String(holder), today()) });
    return getState();
  }

  /** What is different now from how the page was then. */
  async function since(name: string, commit: string): Promise<Change[]> {
    if (!/^[0-9a-f]{40}$/.test(commit)) throw new Refused('This is no version.', 'Choose another.');
    const { contents } = await look();
    const then = await contentsAt(commit, filesNamed(name));
    return changesBetween({ ...contents, ...then }, contents, schemasFor(contents));
  }

  return {
    ...{ folder, getState, filesToCommit, draft, save, discard, undiscard, savePortrait, portrait },
    ...{ noteReviewed, chooseLicence, since },
    versions: async (name: string) => versionsOf(folder, filesNamed(name)),
  };
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}

function filesNamed(name: string): string[] {
  const page = editorPages.find((page) => page.name === name);
  if (!page) throw new Refused(`No page is called “${name}”.`, 'Choose one from the list.');
  return filesOf(page);
}

/** A draft that says what the file says is none. */
function put(drafts: Drafts, file: string, draft: Drafts[string]): void {
  if (isDeepStrictEqual(draft.base, draft.content)) delete drafts[file];
  else drafts[file] = draft;
}

function fieldName({ file, path }: { file: string; path: Path }): string {
  return [file, ...path].join(':');
}

/** Without the spaces around what was typed, which nobody sees while typing. */
function trimmed(saved: Json, content: Json): Json {
  const trim = (_: string, value: Json) => (typeof value === 'string' ? value.trim() : value);
  return differences(saved, content).reduce((next, { path, after }) => {
    return after === undefined
      ? next
      : withValue(next, path, JSON.parse(JSON.stringify(after), trim));
  }, content);
}

function contentsOf(texts: Record<string, string | undefined>): Files {
  const sound = Object.entries(texts).filter(([, text]) => text && !site.faultIn(text));
  return Object.fromEntries(sound.map(([file, text]) => [file, site.dataIn(text ?? '')]));
}

function textsOf(texts: Texts, before: Files, after: Files): Texts {
  const changed = Object.keys(after).filter((file) => after[file] !== before[file]);
  const written = changed.map((file) => [
    file,
    rewritten(texts[file] ?? '', before[file], after[file]),
  ]);
  return { ...texts, ...Object.fromEntries(written) };
}

/** Words that were typed anew have not been read by a speaker. */
function withdrawReviews(before: Files, after: Files): void {
  for (const file of Object.keys(after)) {
    const { lang, page } = placeOf(file) ?? {};
    const reviews = lang && `locales/${lang}/reviewed.json`;
    if (!reviews || !page?.words || after[file] === before[file]) continue;
    const typed = differences(before[file], after[file]).map(({ path }) => path.join('.'));
    for (const key of Object.keys(Object(valueAt(after[reviews], [page.words]) ?? {}))) {
      if (!typed.some((path) => `${key}.`.startsWith(`${path}.`))) continue;
      after[reviews] = withValue(after[reviews], [page.words, key], undefined) ?? {};
    }
  }
}

/** None where the files cannot be understood. */
function openWords(texts: Texts): Drafted['open'] {
  try {
    return site.translationStatus(texts).flatMap(({ lang, page, missing, unreviewed, older }) =>
      Object.entries({ missing, unread: unreviewed, older }).flatMap(([state, keys]) =>
        keys.map((key) => {
          const path = key.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
          return { lang, page, path, state: state as Drafted['open'][number]['state'] };
        }),
      ),
    );
  } catch {
    return [];
  }
}
