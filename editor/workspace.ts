// What the editor reads and writes: the data files and portraits of the project, and nothing else.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { findWhatIsLeft, readDataFiles, readPortraits, root } from '#scripts/shared/content.ts';
import { reviewedNow } from '#scripts/shared/translations.ts';
import { checkContent } from '#src/content/check/gate.ts';
import { faultIn } from '#src/content/check/json.ts';
import { describeProblem, type Problem } from '#src/content/check/problems.ts';
import { translationStatus } from '#src/content/check/reviews.ts';
import { dataIn } from '#src/content/load/data.ts';
import type { WordFile } from '#src/content/schema/schemas.ts';
import type { LanguageCode } from '#src/i18n/languages.ts';
import { type Change, changesBetween, messageFor } from './changes.ts';
import { type Field, type Forms, formsFor } from './form.ts';
import { changedFiles, type Repository, repositoryAt } from './git.ts';
import { type Path, pathIn, placeOf, plainly } from './labels.ts';
import { rewrite } from './rewrite.ts';

type Group = Record<string, unknown>;
type Texts = Record<string, string>;

/** A problem, and the field in which the editor shows it. */
export type Finding = Problem & { path: Path };

export type OpenWord = { lang: LanguageCode; page: WordFile; key: string; state: WordState };
type WordState = 'missing' | 'unreviewed' | 'older';

/** What is in the files, for the editor to show. */
export type State = {
  files: Record<string, Group>;
  forms: Forms;
  problems: Finding[];
  open: OpenWord[];
  left: Finding[];
  changes: Change[];
  message: string;
  repository?: Repository;
};

/** `base` is what the file held when it was first changed: nothing is written over that differs by now. */
export type Draft = { base: Group; content: Group };
export type Drafts = Record<string, Draft>;

/** What would be wrong if the drafts were saved, and the forms they need. */
export type Checked = { forms: Forms; problems: Finding[] };

export type Saved =
  | { outcome: 'saved'; state: State }
  | { outcome: 'refused'; problems: Finding[] }
  | { outcome: 'changed elsewhere'; state: State };

export type Workspace = ReturnType<typeof openWorkspace>;

/** `folder` is the project; without git, what changed is told against the files as they are now. */
export function openWorkspace(folder: string = root) {
  const atStart = readDataFiles(folder);
  /** Portraits that may be in nobody's use: brought by the editor, or named until a save. */
  const doubtful = new Set<string>();

  async function getState(): Promise<State> {
    return stateOf(await readDataFiles(folder));
  }

  /** What is or soon will be in the files; `soon` are those that are not written yet, or not removed. */
  async function stateOf(
    texts: Texts,
    soon: Record<string, string | undefined> = {},
  ): Promise<State> {
    const { problems } = checkContent(texts, await readPortraits(folder));
    const files = contentsOf(texts);
    const isSound = problems.length === 0;
    const repository = await repositoryAt(folder);
    const { before, after } = repository
      ? await changedFiles(folder, soon)
      : { before: await atStart, after: texts };
    const changes = changesBetween(before, after);
    return {
      files: Object.fromEntries([...files].filter(([file]) => placeOf(file))),
      forms: formsFor(files),
      problems: problems.map(withPath),
      open: isSound ? openWords(texts) : [],
      left: isSound ? (await findWhatIsLeft(texts, folder)).map(withPath) : [],
      changes,
      message: messageFor(changes),
      repository,
    };
  }

  async function check(drafts: Drafts): Promise<Checked> {
    const texts = await readDataFiles(folder);
    const { texts: drafted, forms } = withDrafts(texts, drafts);
    const { problems } = checkContent(drafted, await readPortraits(folder));
    return { forms, problems: problems.map(withPath) };
  }

  /** Writes the drafts if they bring no problem that was not there before; else it writes nothing. */
  async function save(drafts: Drafts): Promise<Saved> {
    const texts = await readDataFiles(folder);
    const saved = contentsOf(texts);
    if (
      Object.entries(drafts).some(([file, { base }]) => !isDeepStrictEqual(base, saved.get(file)))
    ) {
      return { outcome: 'changed elsewhere', state: await getState() };
    }
    const portraits = await readPortraits(folder);
    const { texts: drafted } = withDrafts(texts, drafts);
    const known = new Set(checkContent(texts, portraits).problems.map(describeProblem));
    const problems = checkContent(drafted, portraits).problems.filter(
      (problem) => !known.has(describeProblem(problem)),
    );
    if (problems.length > 0) return { outcome: 'refused', problems: problems.map(withPath) };
    const changed = Object.keys(drafted).filter((file) => drafted[file] !== texts[file]);
    const formatted = await Promise.all(
      changed.map(async (file) => {
        const [before = '', after = ''] = [texts[file], drafted[file]];
        return [file, await inFormatOf(before, after, file)] as const;
      }),
    );
    for (const name of photosIn(texts)) doubtful.add(name);
    const unused = unusedPortraits(drafted);
    const gone = unused.map((name) => [`content/portraits/${name}`, undefined]);
    const soon = Object.fromEntries([...formatted, ...gone]);
    // Before the files are written: the page that follows them keeps the server busy for seconds.
    const state = await stateOf({ ...drafted, ...Object.fromEntries(formatted) }, soon);
    for (const [file, text] of formatted) await replaceFile(join(folder, file), text);
    await remove(unused);
    return { outcome: 'saved', state };
  }

  async function savePortrait(name: string, picture: Buffer): Promise<void> {
    const path = join(folder, 'content', 'portraits', name);
    await mkdir(dirname(path), { recursive: true });
    await replaceFile(path, picture);
    doubtful.add(name);
  }

  /** Takes away the portraits that were brought and then discarded. */
  async function tidyPortraits(): Promise<void> {
    await remove(unusedPortraits(await readDataFiles(folder)));
  }

  function unusedPortraits(texts: Texts): string[] {
    const used = photosIn(texts);
    return [...doubtful].filter((name) => !used.includes(name));
  }

  async function remove(portraits: readonly string[]): Promise<void> {
    for (const name of portraits) {
      await rm(join(folder, 'content', 'portraits', name), { force: true });
      doubtful.delete(name);
    }
  }

  /** The same as npm run translate:reviewed. */
  async function noteReviewed(lang: LanguageCode, page: WordFile): Promise<State> {
    const [file, text] = reviewedNow(await readDataFiles(folder), lang, [page]);
    await replaceFile(join(folder, file), text);
    return getState();
  }

  return { folder, getState, check, save, savePortrait, tidyPortraits, noteReviewed };
}

function photosIn(texts: Texts): string[] {
  const people = contentsOf(texts).get('content/people.json')?.people;
  const photos = Array.isArray(people) ? people.map((person) => Object(person).photo) : [];
  return photos.filter((photo) => typeof photo === 'string');
}

/** The drafts as they would stand in the files, without the words of entries that they remove. */
function withDrafts(texts: Texts, drafts: Drafts): { texts: Texts; forms: Forms } {
  const saved = contentsOf(texts);
  const drafted = new Map(saved);
  for (const [file, { content }] of Object.entries(drafts)) {
    if (saved.has(file)) drafted.set(file, content);
  }
  const [before, forms] = [formsFor(saved), formsFor(drafted)];
  const next = { ...texts };
  for (const [file, content] of drafted) {
    const form = formOf(forms, file);
    const old = formOf(before, file);
    if (!form || !old) continue;
    const kept = withoutLost(content, old, form) as Group;
    const text = rewrite(texts[file] ?? '', kept, form);
    if (text !== texts[file]) next[file] = text;
  }
  return { texts: next, forms };
}

function formOf({ facts, words }: Forms, file: string): Field | undefined {
  const place = placeOf(file);
  if (place?.page.words) return words[place.page.words];
  return facts[place?.page.facts ?? ''];
}

/** Without what its form knew before and knows no longer: the words of an entry that was removed. */
function withoutLost(content: unknown, before: Field, now: Field): unknown {
  if (before.kind !== 'group' || now.kind !== 'group') return content;
  if (typeof content !== 'object' || content === null) return content;
  const entries = Object.entries(content).flatMap(([name, child]) => {
    const [old, form] = [before.fields[name], now.fields[name]];
    if (old && !form) return [];
    return [[name, old && form ? withoutLost(child, old, form) : child]];
  });
  return Object.fromEntries(entries);
}

function contentsOf(texts: Texts): Map<string, Group> {
  const sound = Object.entries(texts).filter(([, text]) => !faultIn(text));
  return new Map(sound.map(([file, text]) => [file, dataIn(text) as Group]));
}

function openWords(texts: Texts): OpenWord[] {
  const states: WordState[] = ['missing', 'unreviewed', 'older'];
  return translationStatus(texts).flatMap((status) =>
    states.flatMap((state) =>
      status[state].map((key) => ({ lang: status.lang, page: status.page, key, state })),
    ),
  );
}

function withPath(problem: Problem): Finding {
  const path = pathIn(problem.field);
  const isMissing = problem.wrong === 'is missing' && path.length > 0;
  const fix = isMissing ? 'Fill it in.' : plainly(problem.fix);
  // What stands in the field is seen there; a group or an emptiness says nothing as JSON.
  const wrong = plainly(problem.wrong).replace(/ \((?:""|\[.*\]|\{".*\})\)$/, '');
  return { ...problem, wrong, fix, path };
}

/** Whole or not at all: the dev server reads the file as soon as it changes. */
async function replaceFile(path: string, content: string | Buffer): Promise<void> {
  const next = `${path}.next`;
  await writeFile(next, content);
  await rename(next, path);
}

/** As the repository's formatter sets it, where the file was set so before. */
async function inFormatOf(before: string, after: string, file: string): Promise<string> {
  const [old, now] = await Promise.all([formatted(before, file), formatted(after, file)]);
  return old === before && now !== undefined ? now : after;
}

function formatted(text: string, file: string): Promise<string | undefined> {
  const biome = join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
  if (!existsSync(biome)) return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const args = [biome, 'format', `--stdin-file-path=${file}`];
    const child = execFile(process.execPath, args, { cwd: root }, (error, stdout) =>
      resolve(error ? undefined : stdout),
    );
    child.stdin?.end(text);
  });
}

export function isPortraitName(name: string): boolean {
  return /^[a-z0-9][a-z0-9_-]{0,79}\.jpg$/.test(name);
}

/** Whether the editor may write there. */
export function isEditable(file: string): boolean {
  const place = placeOf(file);
  if (!place) return false;
  const { page, lang } = place;
  return file === (lang ? `locales/${lang}/${page.words}.json` : `content/${page.facts}.json`);
}
