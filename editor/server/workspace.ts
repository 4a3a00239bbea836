// The files that the editor reads and writes: data files, portraits and the licence.
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Change, DraftState, Edit, Files, Json, Path, Saved, State } from '../contract.ts';
import { fieldId, valueAt, withValue } from '../fieldPaths.ts';
import { editorPages, filesOf, placeOf } from '../labels.ts';
import { changeOfFile, changesBetween, messageFor } from './changes.ts';
import { rebased, rewritten } from './differences.ts';
import { commitFiles, fileAt, type PublishOptions, repositoryAt, versionsOf } from './git.ts';
import { finishWriting, ownFolder, write, writeAll } from './journal.ts';
import { type LicenceName, licenceText } from './licences.ts';
import { findingOf, openPointsOf, pathIn } from './openPoints.ts';
import { createPreview } from './preview.ts';
import { schemasFor } from './schemas.ts';
import * as site from './site.ts';
import { UserError } from './userError.ts';

type Texts = Record<string, string>;
/** The edited contents, and the contents of the files on which they are based. */
type Drafts = Record<string, { base: Json; content: Json }>;
type Store = { drafts: Drafts; discarded: Drafts };
type Review = { lang: site.Lang; page: site.WordFile; path?: Path | undefined };
type VersionRef = { page: string; commit: string };

export type Workspace = Awaited<ReturnType<typeof openWorkspace>>;

const draftsFile = join(ownFolder, 'drafts.json');

export async function openWorkspace(folder: string, preview = createPreview()) {
  await finishWriting(folder);
  const none: Store = { drafts: {}, discarded: {} };
  let store: Store = await readFile(join(folder, draftsFile), 'utf8').then(JSON.parse, () => none);
  const textsAtStart = await site.readDataFiles(folder);
  let previewVersion = preview.show(textsAtStart);
  let openWords: DraftState['openWords'] = [];
  const conflicts = new Set<string>();

  async function persist(next: Partial<Store>, texts: Texts = {}): Promise<void> {
    const updated = { ...store, ...next };
    await writeAll(folder, { ...texts, [draftsFile]: JSON.stringify(updated) });
    store = updated;
  }

  /** Reads the files, and rebases the drafts onto them. */
  async function rebaseDrafts() {
    const texts = await site.readDataFiles(folder);
    const saved = contentsOf(texts);
    for (const [file, { base, content }] of Object.entries(store.drafts)) {
      if (saved[file] === undefined) continue;
      const paths: Path[] = [];
      setDraft(store.drafts, file, saved[file], rebased(base, content, saved[file], paths));
      for (const path of paths) conflicts.add(fieldId(file, path));
    }
    return { texts, saved };
  }

  /** Validates the drafts, and previews them if they are valid. `contents` and `next` are the files once saved. */
  async function checkDrafts() {
    const { texts, saved } = await rebaseDrafts();
    const drafts: Files = {};
    const contents = { ...saved };
    for (const [file, { content }] of Object.entries(store.drafts)) {
      drafts[file] = content;
      if (saved[file] !== undefined) contents[file] = trimmed(content);
    }
    const portraits = await site.readPortraits(folder);
    const check = (texts: Texts) => site.checkContent(texts, portraits).problems;
    let next = textsOf(texts, saved, contents);
    let problems = check(next);
    const existing = problems.length > 0 ? check(texts).map(site.describeProblem) : [];
    const isNew = (problem: site.Problem) => !existing.includes(site.describeProblem(problem));
    // Removing an entry removes its words.
    const stray = problems.filter((one) => one.file.startsWith('locales/') && site.isStray(one));
    for (const { file, path } of stray.filter(isNew).map(findingOf)) {
      const record = path.slice(0, -1);
      const others = withValue(valueAt(contents[file], record), path.slice(-1), undefined);
      contents[file] = withValue(contents[file], record, others ?? {});
    }
    withdrawReviews(saved, contents);
    next = textsOf(texts, saved, contents);
    if (stray.length > 0) problems = check(next);
    if (existing.length === 0) openWords = openWordsIn(problems.length === 0 ? next : texts);
    const isValid = !problems.some(isNew);
    if (isValid) previewVersion = preview.show(next);
    const schemas = schemasFor(contents);
    const draftState: DraftState = {
      ...{ drafts, openWords, schemas, preview: previewVersion },
      discarded: Object.keys(store.discarded).length > 0,
      problems: problems.map(findingOf),
      unsaved: changesBetween(saved, contents, schemas),
    };
    return { texts, saved, contents, next, isValid, draftState };
  }

  /** With the files that would be committed. */
  async function currentState(): Promise<{ state: State; files: string[] }> {
    const { texts, saved, draftState } = await checkDrafts();
    const { repository, changed } = await repositoryAt(folder);
    const people = JSON.stringify(saved['content/people.json']);
    // Unused portraits are not committed.
    const files = changed.filter((file) => {
      return !file.includes('/portraits/') || people.includes(JSON.stringify(basename(file)));
    });
    const before = repository.canCommit ? contentsAt('HEAD', files) : contentsOf(textsAtStart);
    const changes = [
      ...changesBetween({ ...saved, ...(await before) }, saved, draftState.schemas),
      ...files.filter((file) => !placeOf(file)).map(changeOfFile),
    ];
    const editable = Object.entries(saved).filter(([file]) => placeOf(file));
    const state: State = {
      ...{ ...draftState, files: Object.fromEntries(editable), changes, repository },
      placeholders: await preview.placeholders(),
      openPoints: openPointsOf(await site.findWhatIsLeft(texts, folder).catch(() => [])),
      message: messageFor(changes),
    };
    return { state, files };
  }

  const getState = async () => (await currentState()).state;

  async function contentsAt(commit: string, files: readonly string[]): Promise<Files> {
    const texts = files.map(async (file) => [file, await fileAt(folder, commit, file)]);
    return contentsOf(Object.fromEntries(await Promise.all(texts)));
  }

  async function draft(edits: readonly Edit[]): Promise<DraftState> {
    const { saved } = await rebaseDrafts();
    const drafts = { ...store.drafts };
    for (const { file, path, value } of edits) {
      if (!placeOf(file) || saved[file] === undefined) {
        throw new UserError(`The editor does not write ${file}`, 'Change something else.');
      }
      const content = drafts[file]?.content ?? saved[file];
      setDraft(drafts, file, saved[file], withValue(content, path, value));
    }
    await persist({ drafts });
    return (await checkDrafts()).draftState;
  }

  /** Writes all drafts, or none if they cause a new problem or conflict. */
  async function save(): Promise<Saved> {
    const { isValid, texts, saved, next, draftState } = await checkDrafts();
    const outcome = !isValid ? 'refused' : conflicts.size > 0 ? 'conflict' : 'saved';
    const inConflict = draftState.unsaved.filter(({ file, path }) =>
      conflicts.has(fieldId(file, path)),
    );
    conflicts.clear();
    if (outcome === 'saved') {
      const changed = Object.entries(next).filter(([file, text]) => text !== texts[file]);
      // A file that cannot be read keeps its draft until it can.
      const unreadable = Object.entries(store.drafts).filter(([file]) => !saved[file]);
      await persist({ drafts: Object.fromEntries(unreadable) }, Object.fromEntries(changed));
    }
    return { outcome, conflicts: inConflict, state: await getState() };
  }

  async function discard(): Promise<State> {
    await persist({ drafts: {}, discarded: store.drafts });
    return getState();
  }

  /** Swaps the discarded drafts and those made since. */
  async function undiscard(): Promise<State> {
    await persist({ drafts: store.discarded, discarded: store.drafts });
    return getState();
  }

  async function portrait(name: string): Promise<Uint8Array> {
    const file = join(folder, 'content', 'portraits', basename(name));
    return readFile(file).catch(() => {
      throw new UserError(`No portrait is called “${name}”`, 'Choose a picture.');
    });
  }

  async function savePortrait(name: string, picture: Uint8Array): Promise<void> {
    await write(folder, `content/portraits/${name}`, picture);
  }

  /** Of all texts of a page, or of one. */
  async function markReviewed({ lang, page, path }: Review): Promise<State> {
    const words = [lang, site.defaultLanguage].map((code) => `locales/${code}/${page}.json`);
    if (words.some((file) => store.drafts[file])) {
      throw new UserError('These words are not saved yet', 'Save, then note that they were read.');
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
    const { saved } = await rebaseDrafts();
    const company = Object(saved['content/company.json']);
    const holder = company.legalName ?? company.name;
    await writeAll(folder, { LICENSE: licenceText(name, holder) });
    return getState();
  }

  async function changesSince({ page, commit }: VersionRef): Promise<Change[]> {
    const { contents, draftState } = await checkDrafts();
    const earlier = await contentsAt(commit, filesNamed(page));
    return changesBetween({ ...contents, ...earlier }, contents, draftState.schemas);
  }

  /** Returns whether there was anything to commit; refuses if the files changed since they were checked. */
  async function commit(checked: Files, options: PublishOptions): Promise<boolean> {
    const { state, files } = await currentState();
    if (!isDeepStrictEqual(state.files, checked)) {
      throw new UserError('Something else was saved while this was checked', 'Publish again.');
    }
    if (files.length > 0) await commitFiles(folder, files, options);
    return files.length > 0;
  }

  return {
    folder,
    ...serialised({
      ...{ getState, draft, save, discard, undiscard, portrait, savePortrait, markReviewed },
      ...{ chooseLicence, changesSince, commit },
      versions: (page: string) => versionsOf(folder, filesNamed(page)),
    }),
  };
}

/** Runs the tasks one at a time, in the order of their calls. */
function serialised<Tasks extends object>(tasks: Tasks): Tasks {
  let last: Promise<unknown> = Promise.resolve();
  const queued = Object.entries(tasks).map(([name, task]) => {
    return [name, (...args: unknown[]) => (last = last.catch(() => {}).then(() => task(...args)))];
  });
  return Object.fromEntries(queued);
}

function filesNamed(name: string): string[] {
  return editorPages.filter((page) => page.name === name).flatMap(filesOf);
}

/** Drops a draft without a change. */
function setDraft(drafts: Drafts, file: string, base: Json, content: Json): void {
  if (isDeepStrictEqual(base, content)) delete drafts[file];
  else drafts[file] = { base, content };
}

/** Strips spaces around texts, which users do not see; line breaks stay, as a letter may end with one. */
function trimmed(content: Json): Json {
  const around = /^[^\S\n]+|[^\S\n]+$/g;
  const trim = (_: string, value: Json) =>
    typeof value === 'string' ? value.replaceAll(around, '') : value;
  return JSON.parse(JSON.stringify(content), trim);
}

/** Skips files with syntax errors. */
function contentsOf(texts: Record<string, string | undefined>): Files {
  const parsable = Object.entries(texts).filter(([, text]) => text && !site.syntaxProblem(text));
  return Object.fromEntries(parsable.map(([file, text]) => [file, site.dataIn(text ?? '')]));
}

function textsOf(texts: Texts, before: Files, after: Files): Texts {
  const next = { ...texts };
  for (const [file, content] of Object.entries(after)) {
    next[file] = rewritten(texts[file] ?? '', before[file], content);
  }
  return next;
}

/** An edited text needs another review. */
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

function openWordsIn(texts: Texts): DraftState['openWords'] {
  return site.translationStatus(texts).flatMap(({ lang, page, missing, unreviewed, older }) => {
    const words = (keys: string[], state: DraftState['openWords'][number]['state']) =>
      keys.map((key) => ({ lang, page, path: pathIn(key), state }));
    return [...words(missing, 'missing'), ...words(unreviewed, 'unread'), ...words(older, 'older')];
  });
}
