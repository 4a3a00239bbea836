// What all parts of the editor share: what is saved, what is typed, and how it is saved.
import { createContext, useContext } from 'react';
import type { Path } from '#editor/labels.ts';
import type { Finding, State } from '#editor/workspace.ts';
import type { Value } from './values.ts';

export type Looked = { file: string; path: Path };

export type Desk = {
  state: State;
  /** The content of a file as it is typed, saved or not. */
  contentOf: (file: string) => Value;
  savedOf: (file: string) => Value;
  change: (file: string, path: Path, value: Value) => void;
  save: () => Promise<boolean>;
  tell: (message: string) => void;
  update: (state: State) => void;
  problems: readonly Finding[];
  isChanged: boolean;
  /** Shows the page where it says this field. */
  look: (field: Looked) => void;
};

export const DeskContext = createContext<Desk | undefined>(undefined);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('A part of the editor was drawn outside it.');
  return desk;
}

export async function ask<Answer>(name: string, body?: BodyInit): Promise<Answer> {
  const response = await fetch(`api/${name}`, body === undefined ? {} : { method: 'POST', body });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.problem);
  return answer;
}

/** The same name for a field in the page, in links and in findings. */
export function fieldId(file: string, path: Path): string {
  return [file, ...path].join(':');
}
