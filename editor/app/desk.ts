// What all parts of the editor share: what is saved, what is typed, and what is told about it.
import { useSyncExternalStore } from 'react';
import type {
  DraftState,
  Edit,
  Finding,
  Json,
  OpenState,
  Path,
  Saved,
  State,
} from '../contract.ts';
import { pathTitle, placeOf } from '../labels.ts';
import { detailsOf, languageCodes } from '../site.ts';
import { fieldId, withEdits } from './values.ts';

type Desk = State & {
  told: string;
  /** The field in which she is, and whether she typed in it since she came. */
  looked?: string;
  isTyping: boolean;
  /** Of words that no speaker has read, by their field. */
  states: Record<string, OpenState>;
  reads: readonly string[];
  /** Entries that were just added: what they lack is no mistake before she was there. */
  fresh: readonly string[];
  been: readonly string[];
};

/** Of one who reads, not of the site: so the browser keeps it. */
const readsKey = 'editor_reads';
const reads = JSON.parse(localStorage.getItem(readsKey) ?? JSON.stringify(languageCodes));
/** Nothing is drawn before the server has told the rest. */
let desk = { told: '', isTyping: false, fresh: [], been: [], reads } as Partial<Desk> as Desk;
const listeners = new Set<() => void>();

export function useDesk(): Desk {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => desk,
  );
}

export function note(news: Partial<Desk>): void {
  desk = { ...desk, ...news };
  for (const listener of listeners) listener();
}

export function tell(told: string): void {
  note({ told });
}

/** What was typed while an answer was on its way stands upon it. */
export function take(answer: DraftState & Partial<State>): void {
  const states = answer.openWords.map(({ lang, page, path, state }) => {
    return [fieldId(`locales/${lang}/${page}.json`, path), state];
  });
  const drafts = withEdits(answer.drafts, answer.files ?? desk.files, waiting);
  note({ ...answer, drafts, states: Object.fromEntries(states) });
}

export async function ask<Answer>(name: string, body?: unknown): Promise<Answer> {
  const sent = body instanceof Blob ? body : JSON.stringify(body);
  const response = await fetch(`api/${name}`, sent ? { method: 'POST', body: sent } : {});
  const answer = await response.json();
  if (!response.ok) throw new Error(`${answer.wrong}. ${answer.fix}`);
  return answer;
}

/** Asks, takes what is answered, and tells what went wrong. */
export async function order(name: string, body: unknown, done: string): Promise<void> {
  try {
    await typed();
    take(await ask<State>(name, body));
    tell(done);
    otherWindows.postMessage('changed');
  } catch (error) {
    tell(`This was not done. ${errorText(error)}`);
  }
}

export function errorText(error: unknown): string {
  return error instanceof TypeError
    ? 'The editor does not answer: is “npm run edit” still running? Nothing is lost.'
    : String(error instanceof Error ? error.message : error);
}

export async function begin(): Promise<void> {
  take(await ask<State>('state'));
}

// Several windows are one desk: what is typed or saved in one stands in the others.
const otherWindows = new BroadcastChannel('editor');
otherWindows.onmessage = () => sending ?? begin().catch((error) => tell(errorText(error)));

let waiting: Edit[] = [];
let sending: Promise<void> | undefined;

export function edit(...edits: Edit[]): void {
  waiting.push(...edits);
  note({ drafts: withEdits(desk.drafts, desk.files, edits), isTyping: true, told: '' });
  typed();
}

export function setReads(reads: string[]): void {
  localStorage.setItem(readsKey, JSON.stringify(reads));
  note({ reads });
}

/** Settles once the server has what was typed. */
export function typed(): Promise<void> {
  sending ??= send().finally(() => {
    sending = undefined;
  });
  return sending;
}

async function send(): Promise<void> {
  while (waiting.length > 0) {
    const edits = waiting;
    waiting = [];
    try {
      take(await ask<DraftState>('drafts', { edits }));
      otherWindows.postMessage('typed');
    } catch (error) {
      waiting = [...edits, ...waiting];
      tell(`What you typed is not kept yet. ${errorText(error)}`);
      return;
    }
  }
}

// What was typed while an answer was on its way goes out with the window that is left.
addEventListener('pagehide', () => {
  if (waiting.length > 0) navigator.sendBeacon('api/drafts', JSON.stringify({ edits: waiting }));
});

export async function save(): Promise<boolean> {
  tell('Saving …');
  await typed();
  try {
    const { outcome, conflicts, state } = await ask<Saved>('save', {});
    const many = state.problems.length === 1 ? 'one thing' : `${state.problems.length} things`;
    const both = conflicts.map(({ page, field }) => `${page}, ${field}`).join('; ');
    take(state);
    note({
      ...{ isTyping: false, fresh: [], been: [] },
      told: {
        saved: 'Saved.',
        refused: `Not saved yet: ${many} to correct.`,
        conflict: `Not saved yet: ${both} was changed outside the editor as well. Save again to keep what you typed, or put it back to take what is there.`,
      }[outcome],
    });
    otherWindows.postMessage('saved');
    return outcome === 'saved';
  } catch (error) {
    tell(`Not saved. ${errorText(error)}`);
    return false;
  }
}

/** The content of a file as it is typed, saved or not. */
export function contentOf({ files, drafts }: State, file: string): Json {
  return drafts[file] ?? files[file];
}

/** What is wrong, but for where she has not been yet and where she is typing. */
export function mistakes({ problems, looked, isTyping, fresh, been }: Desk): Finding[] {
  return problems.filter(({ file, path }) => {
    const id = fieldId(file, path);
    const isNew = fresh.some((entry) => id.startsWith(entry)) && !been.includes(id);
    return !isNew && !(isTyping && id === looked);
  });
}

/** "Home · Deutsch · Top of the page › Headline", and the address of the field in the editor. */
export function placeTitle(desk: State, file: string, path: Path): string {
  const { page, lang } = placeOf(file) ?? {};
  const field = pathTitle({ ...desk.files, ...desk.drafts }, file, path, desk.schemas[file]);
  return [page?.title ?? file, lang && detailsOf(lang).name, field].filter(Boolean).join(' · ');
}
