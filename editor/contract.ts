// The API between the editor's page and its server: JSON endpoints below /edit/api/. An error response has
// a status of 400 or more and a Refusal.
//
//   GET  state                                → State
//   POST drafts    { edits: Edit[] }          → DraftState  stores, validates and previews them
//   POST discard   {}, undiscard {}           → State
//   POST save      {}                         → Saved
//   GET  portrait?name=…                      → the picture
//   POST portrait?name=… (a JPEG)             → {}
//   POST reviewed  { lang, page, path? }      → State       marks a page, or one text, as reviewed
//   POST licence   { name }                   → State
//   GET  versions?page=…                      → Version[]   newest first
//   GET  version?page=…&commit=…              → Change[]    from that commit to the current drafts
//   POST publish   { message, send, author? } → Published
//   POST build     {}                         → Built
import type { z } from 'zod';
import type { LanguageCode, WordFile } from './site.ts';

export type Json = unknown;
/** The keys and indices that lead to a value. */
export type Path = readonly (string | number)[];
/** The contents of data files by path: "content/jobs.json", "locales/de/home.json". */
export type Files = Record<string, Json>;
/** Sets the value at the path; without a value, removes it. */
export type Edit = { file: string; path: Path; value?: Json };

/** As Zod generates it. `entryOf` names the list of the same file whose ids are allowed values. */
export type JsonSchema = z.core.JSONSchema.JSONSchema & {
  entryOf?: string;
  portrait?: { width: number; height: number; eyes: number };
};

export type Advice = { wrong: string; fix: string };
/** `log` is the output of another program, such as git. */
export type Refusal = Advice & { log?: string };

/** A validation result; an empty path means the whole file. */
export type Finding = Advice & { file: string; path: Path };

/** Something to settle before the site goes public, with the buttons that settle it. */
export type OpenPoint = Finding & { remedies: Remedy[] };
export type Remedy = { label: string; help?: string } & ({ edits: Edit[] } | { licence: string });

/** A text that is missing or lacks review: since it was typed, or since its English changed. */
export type OpenWord = { lang: LanguageCode; page: WordFile; path: Path; state: OpenState };
export type OpenState = 'missing' | 'unread' | 'older';

/** One difference; `undo` reverts it. */
export type Change = {
  file: string;
  path: Path;
  page: string;
  lang?: LanguageCode;
  /** The title of the field, or of what else changed: "Top of the page › Headline", "The licence". */
  field: string;
  before?: string;
  after?: string;
  /** Only where there is text on both sides. */
  diff?: [text: string, kind: 'equal' | 'removed' | 'added'][];
  undo: Edit[];
};

export type DraftState = {
  /** The full contents of the files with unsaved edits. */
  drafts: Files;
  /** Whether discarded drafts can be restored. */
  discarded: boolean;
  problems: Finding[];
  openWords: OpenWord[];
  unsaved: Change[];
  /** By file; those of words depend on the ids in the drafts of the facts. */
  schemas: Record<string, JsonSchema>;
  /** Version of the previewed pages, incremented when their content changes. */
  preview: number;
};

export type State = DraftState & {
  files: Files;
  /** The values of {{years}} and other placeholders, by language. */
  placeholders: Record<string, Record<string, string>>;
  openPoints: OpenPoint[];
  /** Saved but not committed; without git, saved since the editor was started. */
  changes: Change[];
  /** The suggested commit message. */
  message: string;
  repository: Repository;
};

export type Repository = {
  canCommit: boolean;
  remote?: string;
  /** The number of commits that are not pushed. */
  unsent: number;
  /** Whether git has a name and an address to commit with. */
  hasAuthor: boolean;
  /** What prevents a commit or a push. */
  trouble?: Advice;
};

/** 'conflict': edited here and on disk. Nothing is written, but saving again overwrites the files. */
export type Saved = {
  outcome: 'saved' | 'refused' | 'conflict';
  conflicts: Change[];
  state: State;
};

export type Version = { commit: string; date: string; author: string; subject: string };

export type Published = {
  committed: boolean;
  pushed: boolean;
  problem?: Refusal;
  /** Why the host would reject it. Nothing is committed then. */
  failedChecks: Finding[];
  state: State;
};

export type Built = { passed: boolean; folder: string; output: string };
