// The state that all components share: saved files, drafts and a status message.
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
import { fieldId } from '../fieldPaths.ts';
import { pathTitle, placeOf } from '../labels.ts';
import { detailsOf, languageCodes } from '../site.ts';
import { withEdits } from './edits.ts';

type EditorState = State & {
  status: string;
  /** The id of the last focused field; `isTyping` since its first input until it loses focus. */
  focusedField?: string;
  isTyping: boolean;
  /** Of texts that lack review, by field id. */
  reviewStates: Record<string, OpenState>;
  userLanguages: readonly string[];
  /** Ids of entries just added: their fields are not validated before a visit. */
  newEntries: readonly string[];
  visited: readonly string[];
};

const readsKey = 'editor_reads';
const userLanguages = JSON.parse(localStorage.getItem(readsKey) ?? JSON.stringify(languageCodes));
/** The rest is loaded before the first render. */
const initial = { status: '', isTyping: false, newEntries: [], visited: [], userLanguages };
let state = initial as Partial<EditorState> as EditorState;
const listeners = new Set<() => void>();

export function useEditor(): EditorState {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => state,
  );
}

export function update(changes: Partial<EditorState>): void {
  state = { ...state, ...changes };
  for (const listener of listeners) listener();
}

export function announce(status: string): void {
  update({ status });
}

/** Applies edits that the response does not contain yet on top of it. */
export function applyResponse(response: DraftState & Partial<State>): void {
  const reviewStates = response.openWords.map(({ lang, page, path, state }) => {
    return [fieldId(`locales/${lang}/${page}.json`, path), state];
  });
  const drafts = withEdits(response.drafts, response.files ?? state.files, unconfirmed());
  update({ ...response, drafts, reviewStates: Object.fromEntries(reviewStates) });
}

export async function request<Result>(name: string, body?: unknown): Promise<Result> {
  const payload = body instanceof Blob ? body : JSON.stringify(body);
  const response = await fetch(`api/${name}`, payload ? { method: 'POST', body: payload } : {});
  const result = await response.json();
  if (!response.ok) throw new Error(`${result.wrong}. ${result.fix}`);
  return result;
}

/** Sends drafts, then a request; applies the response, and announces the outcome. */
export async function submit(name: string, body: unknown, successText: string): Promise<void> {
  try {
    await draftsSent();
    applyResponse(await request<State>(name, body));
    announce(successText);
    otherWindows.postMessage('changed');
  } catch (error) {
    announce(`This was not done. ${errorText(error)}`);
  }
}

export function errorText(error: unknown): string {
  return error instanceof TypeError
    ? 'The editor does not answer: is “npm run edit” still running? Nothing is lost.'
    : String(error instanceof Error ? error.message : error);
}

export async function loadState(): Promise<void> {
  applyResponse(await request<State>('state'));
}

// Keeps several windows in sync.
const otherWindows = new BroadcastChannel('editor');
otherWindows.onmessage = () => inFlight ?? loadState().catch((error) => announce(errorText(error)));

let pending: Edit[] = [];
/** Edits on their way to the server. */
let sent: Edit[] = [];
const unconfirmed = () => [...sent, ...pending];
let inFlight: Promise<void> | undefined;

export function edit(...edits: Edit[]): void {
  pending.push(...edits);
  update({ drafts: withEdits(state.drafts, state.files, edits), isTyping: true, status: '' });
  draftsSent();
}

/** Edits made for the saved files: once a list is edited, its indices there may be others. */
export function editSaved(...edits: Edit[]): boolean {
  const isUnsafe = edits.some(({ file, path, value }) => {
    const isOfList = Array.isArray(value) || path.some((step) => typeof step === 'number');
    return isOfList && state.drafts[file] !== undefined;
  });
  if (isUnsafe) announce('Save what you typed on that page first.');
  else edit(...edits);
  return !isUnsafe;
}

export function setUserLanguages(userLanguages: string[]): void {
  localStorage.setItem(readsKey, JSON.stringify(userLanguages));
  update({ userLanguages });
}

/** Resolves when no edits are pending, or a request failed. */
export function draftsSent(): Promise<void> {
  inFlight ??= sendDrafts().finally(() => {
    inFlight = undefined;
  });
  return inFlight;
}

async function sendDrafts(): Promise<void> {
  while (pending.length > 0) {
    [sent, pending] = [pending, []];
    try {
      const response = await request<DraftState>('drafts', { edits: sent });
      sent = [];
      applyResponse(response);
      otherWindows.postMessage('typed');
    } catch (error) {
      [sent, pending] = [[], unconfirmed()];
      announce(`What you typed is not kept yet. ${errorText(error)}`);
      return;
    }
  }
}

// Closing the page must not lose pending edits.
addEventListener('pagehide', () => {
  const edits = unconfirmed();
  if (edits.length > 0) navigator.sendBeacon('api/drafts', JSON.stringify({ edits }));
});

export async function save(): Promise<boolean> {
  announce('Saving …');
  await draftsSent();
  if (pending.length > 0) return false;
  try {
    const { outcome, conflicts, state } = await request<Saved>('save', {});
    const many = state.problems.length === 1 ? 'one thing' : `${state.problems.length} things`;
    const titles = conflicts.map(({ page, field }) => `${page}, ${field}`).join('; ');
    applyResponse(state);
    update({
      ...{ isTyping: false, newEntries: [], visited: [] },
      status: {
        saved: 'Saved.',
        refused: `Not saved yet: ${many} to correct.`,
        conflict: `Not saved yet: ${titles} was changed outside the editor as well. Save again to keep what you typed, or put it back to take what is there.`,
      }[outcome],
    });
    otherWindows.postMessage('saved');
    return outcome === 'saved';
  } catch (error) {
    announce(`Not saved. ${errorText(error)}`);
    return false;
  }
}

/** The content of a file with unsaved edits. */
export function contentOf({ files, drafts }: State, file: string): Json {
  return drafts[file] ?? files[file];
}

/** Without those of new entries not visited yet, and of the field in which the user is typing. */
export function visibleProblems(state: EditorState): Finding[] {
  return state.problems.filter(({ file, path }) => {
    const id = fieldId(file, path);
    const isNew = state.newEntries.some((one) => id.startsWith(one)) && !state.visited.includes(id);
    return !isNew && !(state.isTyping && id === state.focusedField);
  });
}

/** "Home · Deutsch · Top of the page › Headline" */
export function fieldTitle(state: State, file: string, path: Path): string {
  const { page, lang } = placeOf(file) ?? {};
  const field = pathTitle({ ...state.files, ...state.drafts }, file, path, state.schemas[file]);
  return [page?.title ?? file, lang && detailsOf(lang).name, field].filter(Boolean).join(' · ');
}
