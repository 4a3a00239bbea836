// What the editor reads and writes: the data files, the portraits and the licence, and nothing else.
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Change, Drafted, Edit, Files, Json, Path, Saved, State } from '../contract.ts';
import { editorPages, filesOf, placeOf } from '../labels.ts';
import { fieldId, valueAt, withValue } from '../values.ts';
import { changeOfFile, changesBetween, messageFor } from './changes.ts';
import { rebased, rewritten } from './differences.ts';
import { commitFiles, fileAt, repositoryAt, type Sending, versionsOf } from './git.ts';
import { finishWriting, ownFolder, write, writeAll } from './journal.ts';
import { findingOf, leftOf, pathIn } from './left.ts';
import { type LicenceName, licenceText } from './licences.ts';
import { createPreview } from './preview.ts';
import { Refused } from './refused.ts';
import { schemasFor } from './schemas.ts';
import * as site from './site.ts';

type Texts = Record<string, string>;
/** What was typed, and what the file held then. */
type Drafts = Record<string, { base: Json; content: Json }>;
type Kept = { drafts: Drafts; discarded: Drafts };
type Read = { lang: site.Lang; page: site.WordFile; path?: Path | undefined };
type Past = { page: string; commit: string };

export type Workspace = Awaited<ReturnType<typeof openWorkspace>>;

const keptFile = join(ownFolder, 'drafts.json');

/** `folder` is the project; `pages` are those beside the form. */
export async function openWorkspace(folder: string, pages = createPreview()) {
  await finishWriting(folder);
  const none: Kept = { drafts: {}, discarded: {} };
  let kept: Kept = await readFile(join(folder, keptFile), 'utf8').then(JSON.parse, () => none);
  const textsAtStart = await site.readDataFiles(folder);
  let preview = pages.show(textsAtStart);
  let open: Drafted['open'] = [];
  const disputed = new Set<string>();

  async function keep(next: Partial<Kept>, texts: Texts = {}): Promise<void> {
    kept = { ...kept, ...next };
    await writeAll(folder, { ...texts, [keptFile]: JSON.stringify(kept) });
  }

  /** The files as they are now, and what is typed upon them. */
  async function read() {
    const texts = await site.readDataFiles(folder);
    const saved = contentsOf(texts);
    for (const [file, { base, content }] of Object.entries(kept.drafts)) {
      if (saved[file] === undefined) continue;
      const paths: Path[] = [];
      put(kept.drafts, file, saved[file], rebased(base, content, saved[file], paths));
      for (const path of paths) disputed.add(fieldId(file, path));
    }
    return { texts, saved };
  }

  /** What is in the files, and what will be once all that is typed is saved. */
  async function look() {
    const { texts, saved } = await read();
    const drafts: Files = {};
    const contents = { ...saved };
    for (const [file, { content }] of Object.entries(kept.drafts)) {
      drafts[file] = content;
      if (saved[file] !== undefined) contents[file] = trimmed(content);
    }
    const portraits = await site.readPortraits(folder);
    const check = (texts: Texts) => site.checkContent(texts, portraits).problems;
    let next = textsOf(texts, saved, contents);
    let problems = check(next);
    const known = problems.length > 0 ? check(texts).map(site.describeProblem) : [];
    const isNew = (problem: site.Problem) => !known.includes(site.describeProblem(problem));
    // An entry that was taken out takes its words with it.
    const stray = problems.filter((one) => one.file.startsWith('locales/') && site.isStray(one));
    for (const { file, path } of stray.filter(isNew).map(findingOf)) {
      contents[file] = withValue(contents[file], path, undefined);
    }
    withdrawReviews(saved, contents);
    next = textsOf(texts, saved, contents);
    if (stray.length > 0) problems = check(next);
    if (known.length === 0) open = openWords(problems.length === 0 ? next : texts);
    const isSound = !problems.some(isNew);
    if (isSound) preview = pages.show(next);
    const schemas = schemasFor(contents);
    const drafted: Drafted = {
      ...{ drafts, open, schemas, preview },
      discarded: Object.keys(kept.discarded).length > 0,
      problems: problems.map(findingOf),
      unsaved: changesBetween(saved, contents, schemas),
    };
    return { texts, saved, contents, next, isSound, drafted };
  }

  /** What stands in the form, and which files would be committed. */
  async function lookAround(): Promise<{ state: State; files: string[] }> {
    const { texts, saved, drafted } = await look();
    const { repository, changed } = await repositoryAt(folder);
    const people = JSON.stringify(saved['content/people.json']);
    // Without the portraits that nobody has.
    const files = changed.filter((file) => {
      return !file.includes('/portraits/') || people.includes(JSON.stringify(basename(file)));
    });
    const before = repository.canCommit ? contentsAt('HEAD', files) : contentsOf(textsAtStart);
    const changes = [
      ...changesBetween({ ...saved, ...(await before) }, saved, drafted.schemas),
      ...files.filter((file) => !placeOf(file)).map(changeOfFile),
    ];
    const shown = Object.entries(saved).filter(([file]) => placeOf(file));
    const state: State = {
      ...{ ...drafted, files: Object.fromEntries(shown), changes, repository },
      values: await pages.values(),
      left: leftOf(await site.findWhatIsLeft(texts, folder).catch(() => [])),
      message: messageFor(changes),
    };
    return { state, files };
  }

  const getState = async () => (await lookAround()).state;

  async function contentsAt(commit: string, files: readonly string[]): Promise<Files> {
    const texts = files.map(async (file) => [file, await fileAt(folder, commit, file)]);
    return contentsOf(Object.fromEntries(await Promise.all(texts)));
  }

  async function draft(edits: readonly Edit[]): Promise<Drafted> {
    const { saved } = await read();
    const drafts = { ...kept.drafts };
    for (const { file, path, value } of edits) {
      if (!placeOf(file) || saved[file] === undefined) {
        throw new Refused(`The editor does not write ${file}`, 'Change something else.');
      }
      const typed = drafts[file]?.content ?? saved[file];
      put(drafts, file, saved[file], withValue(typed, path, value));
    }
    await keep({ drafts });
    return (await look()).drafted;
  }

  /** Writes all that is typed, if it brings no problem that was not there before; else it writes nothing. */
  async function save(): Promise<Saved> {
    const { isSound, texts, next, drafted } = await look();
    const outcome = !isSound ? 'refused' : disputed.size > 0 ? 'changed elsewhere' : 'saved';
    const both = drafted.unsaved.filter(({ file, path }) => disputed.has(fieldId(file, path)));
    disputed.clear();
    if (outcome === 'saved') {
      const changed = Object.entries(next).filter(([file, text]) => text !== texts[file]);
      await keep({ drafts: {} }, Object.fromEntries(changed));
    }
    return { outcome, disputed: both, state: await getState() };
  }

  async function discard(): Promise<State> {
    await keep({ drafts: {}, discarded: kept.drafts });
    return getState();
  }

  /** Brings back what was discarded; what was typed since takes its place. */
  async function undiscard(): Promise<State> {
    await keep({ drafts: kept.discarded, discarded: kept.drafts });
    return getState();
  }

  /** As the files name it, saved or just cut. */
  async function portrait(name: string): Promise<Uint8Array> {
    const file = join(folder, 'content', 'portraits', basename(name));
    return readFile(file).catch(() => {
      throw new Refused(`No portrait is called “${name}”`, 'Choose a picture.');
    });
  }

  async function savePortrait(name: string, picture: Uint8Array): Promise<void> {
    await write(folder, `content/portraits/${name}`, picture);
  }

  /** A speaker has read the words of a page, or one of them. */
  async function noteReviewed({ lang, page, path }: Read): Promise<State> {
    const words = [lang, site.defaultLanguage].map((code) => `locales/${code}/${page}.json`);
    if (words.some((file) => kept.drafts[file])) {
      throw new Refused('These words are not saved yet', 'Save, then note that they were read.');
    }
    const texts = await site.readDataFiles(folder);
    const [file, text] = site.reviewedNow(texts, lang, [page]);
    const [all, key] = [JSON.parse(text), [page, path?.join('.') ?? '']];
    const before = { $schema: all.$schema, ...JSON.parse(texts[file] ?? '{}') };
    const after = path ? withValue(before, key, valueAt(all, key)) : all;
    await writeAll(folder, { [file]: `${JSON.stringify(after, null, 2)}\n` });
    return getState();
  }

  async function chooseLicence(name: LicenceName): Promise<State> {
    const { saved } = await read();
    const company = Object(saved['content/company.json']);
    const holder = company.legalName ?? company.name;
    await writeAll(folder, { LICENSE: licenceText(name, holder) });
    return getState();
  }

  /** What is different now from how the page was then. */
  async function since({ page, commit }: Past): Promise<Change[]> {
    const { contents, drafted } = await look();
    const then = await contentsAt(commit, filesNamed(page));
    return changesBetween({ ...contents, ...then }, contents, drafted.schemas);
  }

  /** Whether there was anything to commit; nothing is, where it is no longer what was checked. */
  async function commit(checked: Files, sending: Sending): Promise<boolean> {
    const { state, files } = await lookAround();
    if (!isDeepStrictEqual(state.files, checked)) {
      throw new Refused('Something else was saved while this was checked', 'Publish again.');
    }
    if (files.length > 0) await commitFiles(folder, files, sending);
    return files.length > 0;
  }

  return {
    folder,
    ...oneByOne({
      ...{ getState, draft, save, discard, undiscard, portrait, savePortrait, noteReviewed },
      ...{ chooseLicence, since, commit },
      versions: (page: string) => versionsOf(folder, filesNamed(page)),
    }),
  };
}

/** Each begins when the one before has ended, however that was. */
function oneByOne<Tasks extends object>(tasks: Tasks): Tasks {
  let last: Promise<unknown> = Promise.resolve();
  const turns = Object.entries(tasks).map(([name, task]) => {
    return [
      name,
      (...given: unknown[]) => (last = last.catch(() => {}).then(() => task(...given))),
    ];
  });
  return Object.fromEntries(turns);
}

function filesNamed(name: string): string[] {
  return editorPages.filter((page) => page.name === name).flatMap(filesOf);
}

/** A draft that says what the file says is none. */
function put(drafts: Drafts, file: string, base: Json, content: Json): void {
  if (isDeepStrictEqual(base, content)) delete drafts[file];
  else drafts[file] = { base, content };
}

/** Without the spaces around a text, which nobody sees while typing; a letter may end with an empty line. */
function trimmed(content: Json): Json {
  const around = /^[^\S\n]+|[^\S\n]+$/g;
  const trim = (_: string, value: Json) =>
    typeof value === 'string' ? value.replaceAll(around, '') : value;
  return JSON.parse(JSON.stringify(content), trim);
}

/** Of the files that can be understood. */
function contentsOf(texts: Record<string, string | undefined>): Files {
  const sound = Object.entries(texts).filter(([, text]) => text && !site.syntaxProblem(text));
  return Object.fromEntries(sound.map(([file, text]) => [file, site.dataIn(text ?? '')]));
}

function textsOf(texts: Texts, before: Files, after: Files): Texts {
  const next = { ...texts };
  for (const [file, content] of Object.entries(after)) {
    next[file] = rewritten(texts[file] ?? '', before[file], content);
  }
  return next;
}

/** Words that were typed anew have not been read by a speaker. */
function withdrawReviews(before: Files, after: Files): void {
  for (const [file, content] of Object.entries(after)) {
    const { lang, page } = placeOf(file) ?? {};
    if (!lang || !page?.words || content === before[file]) continue;
    const reviews = site.reviewFile(lang);
    for (const key of Object.keys(Object(valueAt(after[reviews], [page.words])))) {
      const [old, now] = [before[file], content].map((words) => valueAt(words, key.split('.')));
      if (old === now) continue;
      after[reviews] = withValue(after[reviews], [page.words, key], undefined) ?? {};
    }
  }
}

function openWords(texts: Texts): Drafted['open'] {
  return site.translationStatus(texts).flatMap(({ lang, page, missing, unreviewed, older }) => {
    const words = (keys: string[], state: Drafted['open'][number]['state']) =>
      keys.map((key) => ({ lang, page, path: pathIn(key), state }));
    return [...words(missing, 'missing'), ...words(unreviewed, 'unread'), ...words(older, 'older')];
  });
}
