// What the editor's page and its server say to each other: JSON, below /edit/api/. A request that is refused
// answers with a status of 400 or more and a Refusal.
//
//   GET  state                                → State
//   POST drafts    { edits: Edit[] }          → Drafted    keeps what was typed, checks it, shows it
//   POST discard   {}, undiscard {}           → State
//   POST save      {}                         → Saved
//   GET  portrait?name=…                      → the picture
//   POST portrait?name=… (a JPEG)             → {}
//   POST reviewed  { lang, page, path? }      → State      a page was read, or one word
//   POST licence   { name }                   → State
//   GET  versions?page=…                      → Version[]  the newest first
//   GET  version?page=…&commit=…              → Change[]   from then to what stands in the form now
//   POST publish   { message, send, author? } → Published
//   POST build     {}                         → Built
import type { z } from 'zod';
import type { LanguageCode, WordFile } from './site.ts';

export type Json = unknown;
/** The steps to a value: names of fields, and numbers in lists. */
export type Path = readonly (string | number)[];
/** What is in data files, by their paths: "content/jobs.json", "locales/de/home.json". */
export type Files = Record<string, Json>;
/** Puts a value there; without one, takes it out. */
export type Edit = { file: string; path: Path; value?: Json };

/** Of a file, as Zod gives it. `entryOf` names the list of the same file whose ids may stand there. */
export type JsonSchema = z.core.JSONSchema.JSONSchema & {
  entryOf?: string;
  portrait?: { width: number; height: number; eyes: number };
};

export type Advice = { wrong: string; fix: string };
export type Refusal = Advice & { said?: string };

/** Something about a field; an empty path means the whole file. */
export type Finding = Advice & { file: string; path: Path };

/** Something to settle before the site goes public, and what settles it with one press. */
export type Left = Finding & { deeds: Deed[] };
export type Deed = { label: string; means?: string } & ({ edits: Edit[] } | { licence: string });

/** A word that no speaker has read as it stands: since it was typed, or since its English changed. */
export type OpenWord = { lang: LanguageCode; page: WordFile; path: Path; state: OpenState };
export type OpenState = 'missing' | 'unread' | 'older';

/** One thing that is different, in the order of the editor's pages; `back` undoes it. */
export type Change = {
  file: string;
  path: Path;
  page: string;
  lang?: LanguageCode;
  /** The field in her words, or what else changed: "Top of the page › Headline", "Portrait", "Order". */
  field: string;
  before?: string;
  after?: string;
  /** Both in one, where both are there. */
  words?: [text: string, kind: 'same' | 'gone' | 'new'][];
  back: Edit[];
};

/** What follows from what was typed. */
export type Drafted = {
  /** The whole content of the files that were typed in and not saved. */
  drafts: Files;
  /** Whether something was discarded that can be brought back. */
  discarded: boolean;
  problems: Finding[];
  open: OpenWord[];
  unsaved: Change[];
  /** By file: those of words follow from the ids in the facts as they are typed. */
  schemas: Record<string, JsonSchema>;
  /** Higher as soon as the pages say something else. */
  preview: number;
};

export type State = Drafted & {
  files: Files;
  /** What {{years}} and the like say, language by language. */
  values: Record<string, Record<string, string>>;
  left: Left[];
  /** Saved and not published; without git, since the editor was started. */
  changes: Change[];
  /** A proposal for what to write beside them in git. */
  message: string;
  repository: Repository;
};

export type Repository = {
  canCommit: boolean;
  remote?: string;
  /** Commits that the remote has not. */
  unsent: number;
  /** Whether git knows who saves. */
  hasAuthor: boolean;
  /** What is in the way of committing, or of sending. */
  trouble?: Advice;
};

/** 'changed elsewhere': nothing is written yet; `disputed` was typed here and changed in the files. Again saves it. */
export type Saved = {
  outcome: 'saved' | 'refused' | 'changed elsewhere';
  disputed: Change[];
  state: State;
};

export type Version = { commit: string; date: string; author: string; subject: string };

export type Published = {
  committed: boolean;
  pushed: boolean;
  /** What is in the way; `said` are git's own words. */
  problem?: Refusal;
  /** Why it would not appear. Nothing is committed then. */
  notAppearing: Finding[];
  state: State;
};

export type Built = { passed: boolean; folder: string; output: string };
