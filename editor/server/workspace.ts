// What the editor reads and writes: the data files, the portraits and the licence, and nothing else.
import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type {
  Change,
  Drafted,
  Edit,
  Files,
  Json,
  OpenWord,
  Path,
  Saved,
  State,
} from '../contract.ts';
import { editorPages, filesOf } from '../labels.ts';
import { valueAt, withValue } from '../values.ts';
import { changeOfFile, changesBetween, messageFor } from './changes.ts';
import { merged, rewritten } from './differences.ts';
import { changedFiles, fileAt, git, repositoryAt, versionsOf } from './git.ts';
import { finishWriting, ownFolder, writeAll } from './journal.ts';
import { findingOf, leftOf } from './left.ts';
import { licences, licenceText } from './licences.ts';
import { Refused } from './refused.ts';
import { schemasFor } from './schemas.ts';
import * as site from './site.ts';

type Texts = Record<string, string>;
type Drafts = Record<string, { base: Json; content: Json }>;
/** What is typed and not saved, what was discarded last, and the portraits that the editor brought. */
type Kept = { drafts: Drafts; discarded: Drafts; brought: string[] };
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
type Pages = { show: (texts: Texts) => number; values: () => Promise<State['values']> };

export type Workspace = Awaited<ReturnType<typeof openWorkspace>>;

const keptFile = join(ownFolder, 'drafts.json');
const portraits = 'content/portraits';

const noPages: Pages = { show: () => 0, values: async () => ({}) };

/** `folder` is the project; `pages` are those beside the form. */
export async function openWorkspace(folder: string, pages = noPages) {
  await finishWriting(folder);
  const none: Kept = { drafts: {}, discarded: {}, brought: [] };
  let kept: Kept = await readFile(join(folder, keptFile), 'utf8').then(JSON.parse, () => none);
  let preview = pages.show(await site.readDataFiles(folder));
  const atStart = contentsOf(await site.readDataFiles(folder));
  const disputed = new Set<string>();
  const check = remembering(site.checkContent);

  async function keep(next: Partial<Kept>, texts: Texts = {}): Promise<void> {
    kept = { ...kept, ...next };
    await writeAll(folder, { ...texts, [keptFile]: JSON.stringify(kept) });
  }

  async function look(): Promise<Desk> {
    const texts = await site.readDataFiles(folder);
    const saved = contentsOf(texts);
    rebase(saved);
    const contents = { ...saved };
    for (const [file, { content }] of Object.entries(kept.drafts)) {
      if (file in saved) contents[file] = trimmed(content, saved[file]);
    }
    await bringBack(photosIn(contents));
    const photos = await site.readPortraits(folder);
    const known = new Set(check(texts, photos).problems.map(site.describeProblem));
    const isNew = (problem: site.Problem) => !known.has(site.describeProblem(problem));
    const checked = () => check(textsOf(texts, saved, contents), photos).problems;
    // An entry that was taken out takes its words with it.
    for (const problem of checked().filter(isNew)) {
      if (!problem.file.startsWith('locales/') || !site.isStray(problem)) continue;
      const { path } = findingOf(problem);
      contents[problem.file] = withValue(contents[problem.file], path, undefined);
    }
    withdrawReviews(saved, contents);
    const next = textsOf(texts, saved, contents);
    const problems = checked();
    const fresh = problems.filter(isNew);
    if (fresh.length === 0) preview = pages.show(next);
    return { texts, saved, contents, next, problems, fresh };
  }

  /** The drafts upon what the files hold by now. */
  function rebase(saved: Files): void {
    for (const [file, { base, content }] of Object.entries(kept.drafts)) {
      const now = saved[file];
      if (now === undefined || isDeepStrictEqual(base, now)) continue;
      const paths: Path[] = [];
      const next = merged(base, content, now, paths);
      for (const path of paths) disputed.add(fieldName(file, path));
      put(kept.drafts, file, { base: now, content: next });
    }
  }

  function draftedOf({ contents, saved, next, texts, problems }: Desk): Drafted {
    const isSound = problems.length === 0;
    const schemas = schemasFor(contents);
    const drafts = Object.entries(kept.drafts).map(([file, { content }]) => [file, content]);
    return {
      drafts: Object.fromEntries(drafts),
      discarded: Object.keys(kept.discarded).length > 0,
      problems: problems.map(findingOf),
      open: openWords(isSound ? next : texts),
      unsaved: changesBetween(saved, contents, schemas),
      schemas,
      preview,
    };
  }

  async function stateOf(desk: Desk): Promise<State> {
    const { saved, texts } = desk;
    const today = new Date().toISOString().slice(0, 10);
    const repository = await repositoryAt(folder);
    const drafted = draftedOf(desk);
    const files = Object.keys(drafted.schemas);
    const changed = repository.canCommit ? await changedFiles(folder) : [];
    const before = repository.canCommit ? await contentsAt('HEAD', changed) : atStart;
    const others = changed.filter((file) => !files.includes(file)).map(changeOfFile);
    const changes = [...changesBetween({ ...saved, ...before }, saved, drafted.schemas), ...others];
    const isSound = check(texts, await site.readPortraits(folder)).problems.length === 0;
    const left = isSound ? await site.findWhatIsLeft(texts, folder) : [];
    return {
      ...drafted,
      files: Object.fromEntries(files.map((file) => [file, saved[file]])),
      values: await pages.values(),
      left: leftOf(left, saved, today),
      changes,
      message: messageFor(changes),
      repository,
    };
  }

  async function contentsAt(commit: string, files: readonly string[]): Promise<Files> {
    const texts = files
      .filter((file) => file.endsWith('.json'))
      .map(async (file) => [file, (await fileAt(folder, commit, file)) ?? '']);
    return contentsOf(Object.fromEntries(await Promise.all(texts)));
  }

  const getState = async () => stateOf(await look());

  async function draft(edits: readonly Edit[]): Promise<Drafted> {
    const saved = contentsOf(await site.readDataFiles(folder));
    const drafts = { ...kept.drafts };
    for (const { file, path, value } of edits) {
      if (!(file in schemasFor(saved)) || saved[file] === undefined) {
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
    const refused = desk.fresh.length > 0;
    if (refused || disputed.size > 0) {
      const unsaved = changesBetween(saved, contents, schemasFor(contents));
      const both = unsaved.filter(({ file, path }) => disputed.has(fieldName(file, path)));
      disputed.clear();
      const outcome = refused ? 'refused' : 'changed elsewhere';
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

  /** Brings back what was discarded, and keeps what was typed since. */
  async function undiscard(): Promise<State> {
    const drafts = { ...kept.discarded };
    for (const [file, { base, content }] of Object.entries(kept.drafts)) {
      const earlier = drafts[file]?.content ?? base;
      put(drafts, file, { base, content: merged(base, content, earlier, []) });
    }
    await keep({ drafts, discarded: {} });
    return getState();
  }

  async function savePortrait(name: string, picture: Uint8Array): Promise<void> {
    await writeAll(folder, { [`${portraits}/${name}`]: picture });
    await keep({ brought: [...kept.brought, name] });
  }

  /** A portrait that is put back may be gone from the folder; git has it. */
  async function bringBack(names: readonly string[]): Promise<void> {
    for (const file of names.map((name) => `${portraits}/${name}`)) {
      if (existsSync(join(folder, file))) continue;
      const last = ['log', '-1', '--format=%H', '--diff-filter=d', '--', file];
      const commit = await git(folder, ...last).catch(() => '');
      if (commit) await git(folder, 'restore', `--source=${commit.trim()}`, '--', file);
    }
  }

  /** Takes away the portraits that nobody has any more; git keeps those that were published. */
  async function tidyPortraits(): Promise<void> {
    const drafts = [kept.drafts, kept.discarded].map((some) => contentsIn(some));
    const { saved } = await look();
    const used = [saved, ...drafts].flatMap(photosIn);
    const tracked = await git(folder, 'ls-files', '-z', '--', portraits).catch(() => '');
    const names = await readdir(join(folder, portraits)).catch(() => []);
    for (const name of names.filter((name) => !used.includes(name))) {
      const isOurs =
        kept.brought.includes(name) || tracked.split('\0').includes(`${portraits}/${name}`);
      if (isOurs) await rm(join(folder, portraits, name));
    }
  }

  /** A speaker has read the words of a page, or one of them. */
  async function noteReviewed(lang: site.Lang, page: site.WordFile, path?: Path): Promise<State> {
    const words = [`locales/${lang}/${page}.json`, `locales/${site.defaultLanguage}/${page}.json`];
    if (words.some((file) => file in kept.drafts)) {
      throw new Refused(
        'These words are not saved yet.',
        'Save first, then note that they were read.',
      );
    }
    const texts = await site.readDataFiles(folder);
    const [file, text] = site.reviewedNow(texts, lang, [page]);
    const [before, after] = [contentsOf(texts)[file] ?? {}, site.dataIn(text)];
    const key = path && [page, path.join('.')];
    const one = key && withValue(before, key, valueAt(after, key));
    const written = texts[file] ? rewritten(texts[file], before, one ?? after) : text;
    await writeAll(folder, { [file]: written });
    return getState();
  }

  async function chooseLicence(name: string): Promise<State> {
    const licence = licences.find((one) => one.name === name);
    if (!licence) throw new Refused(`No licence is called “${name}”.`, 'Choose one of the three.');
    const company = (await look()).saved['content/company.json'];
    const holder = valueAt(company, ['legalName']) ?? valueAt(company, ['name']);
    await writeAll(folder, { LICENSE: licenceText(licence, String(holder), new Date()) });
    return getState();
  }

  function versions(name: string) {
    return versionsOf(folder, filesNamed(name));
  }

  /** What is different now from how the page was then. */
  async function since(name: string, commit: string): Promise<Change[]> {
    if (!/^[0-9a-f]{40}$/.test(commit))
      throw new Refused('There is no such version.', 'Choose another.');
    const { contents } = await look();
    const then = await contentsAt(commit, filesNamed(name));
    return changesBetween({ ...contents, ...then }, contents, schemasFor(contents));
  }

  return {
    ...{ folder, look, getState, draft, save, discard, undiscard, savePortrait, tidyPortraits },
    ...{ noteReviewed, chooseLicence, versions, since },
  };
}

/** Without the spaces around what was typed, which nobody sees while typing. */
function trimmed(value: Json, before: Json): Json {
  if (value === before) return value;
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map((one, at) => trimmed(one, valueAt(before, [at])));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value);
  return Object.fromEntries(
    fields.map(([name, one]) => [name, trimmed(one, valueAt(before, [name]))]),
  );
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

function fieldName(file: string, path: Path): string {
  return [file, ...path].join(':');
}

function contentsIn(drafts: Drafts): Files {
  return Object.fromEntries(Object.entries(drafts).map(([file, { content }]) => [file, content]));
}

function contentsOf(texts: Texts): Files {
  const sound = Object.entries(texts).filter(([, text]) => !site.faultIn(text));
  return Object.fromEntries(sound.map(([file, text]) => [file, site.dataIn(text)]));
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
  for (const lang of site.translatedLanguages) {
    const file = site.reviewFile(lang);
    for (const page of site.wordFileNames) {
      const words = `locales/${lang}/${page}.json`;
      if (after[words] === before[words]) continue;
      for (const key of Object.keys(Object(valueAt(after[file], [page]) ?? {}))) {
        const [old, now] = [before[words], after[words]].map((words) =>
          valueAt(words, pathOf(key)),
        );
        if (old !== now) after[file] = withValue(after[file], [page, key], undefined) ?? {};
      }
    }
  }
}

/** "timeline.items.0.title" → ["timeline", "items", 0, "title"] */
function pathOf(key: string): Path {
  return key.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}

function openWords(texts: Texts): OpenWord[] {
  return site.translationStatus(texts).flatMap(({ lang, page, missing, unreviewed, older }) => {
    const states = { missing, unread: unreviewed, older };
    return Object.entries(states).flatMap(([state, keys]) =>
      keys.map((key) => ({ lang, page, path: pathOf(key), state: state as OpenWord['state'] })),
    );
  });
}

function photosIn(files: Files): string[] {
  const people = valueAt(files['content/people.json'], ['people']);
  const photos = Array.isArray(people) ? people.map((person) => valueAt(person, ['photo'])) : [];
  return photos.filter(
    (photo) => typeof photo === 'string' && /^[\w-]+\.\w+$/.test(photo),
  ) as string[];
}

/** The check, which takes a while, once for what is typed and once for what is saved. */
function remembering(check: typeof site.checkContent): typeof site.checkContent {
  let known: { given: unknown[]; report: ReturnType<typeof check> }[] = [];
  return (...given) => {
    const found = known.find((one) => isDeepStrictEqual(one.given, given));
    const one = found ?? { given, report: check(...given) };
    known = [one, ...known.filter((other) => other !== one)].slice(0, 3);
    return one.report;
  };
}
