import { type ReactNode, useEffect, useState } from 'react';
import type { Change, Finding, Version } from '../contract.ts';
import type { EditorPage } from '../labels.ts';
import { detailsOf } from '../site.ts';
import { ask, edit, errorText, placeTitle, tell, useDesk } from './desk.ts';
import { linkTo, shownFor } from './values.ts';

type FindingsProps<One> = { findings: readonly One[]; after?: (finding: One) => ReactNode };

/** Findings as a list: where, what is wrong, what to do. */
export function Findings<One extends Finding>({ findings, after }: FindingsProps<One>) {
  const desk = useDesk();
  return (
    <ul>
      {findings.map((finding) => {
        const { file, path, wrong, fix } = finding;
        return (
          <li key={`${file}${path}${wrong}`}>
            <a href={linkTo(file, path)}>{placeTitle(desk, file, path)}</a>: {wrong}
            {fix && `. ${fix}`}
            {after?.(finding)}
          </li>
        );
      })}
    </ul>
  );
}

/** What is different, as words, each with the way back. */
export function Changes({ changes }: { changes: readonly Change[] }) {
  const { placeholders } = useDesk();
  return (
    <ul>
      {changes.map(({ file, path, page, lang, field, undo, before = '', after = '', diff }) => {
        const name = [page, lang && detailsOf(lang).name, field].filter(Boolean).join(' · ');
        const parts =
          diff ??
          ([
            [before, 'removed'],
            [after, 'added'],
          ] as const);
        return (
          <li key={`${file}${path}${field}`}>
            <a href={linkTo(file, path)}>{name}</a>{' '}
            {undo.length > 0 && (
              <button type="button" aria-label={`Put back: ${name}`} onClick={() => edit(...undo)}>
                Put back
              </button>
            )}
            <p lang={lang}>
              {parts.map(([text, kind], place) => {
                const Said = kind === 'equal' ? 'span' : kind === 'removed' ? 'del' : 'ins';
                const named = (_: string, name: string) =>
                  shownFor(name, placeholders[lang ?? 'en']);
                return text && <Said key={place}>{text.replaceAll(/\{\{(.*?)\}\}/g, named)}</Said>;
              })}
            </p>
          </li>
        );
      })}
    </ul>
  );
}

/** What a page said before, to be put back one by one. */
export function Versions({ page }: { page: EditorPage }) {
  const [versions, setVersions] = useState<Version[]>();
  const [commit, setCommit] = useState('');
  const [changes, setChanges] = useState<Change[]>();
  const { drafts } = useDesk();
  const get = <Answer,>(name: string, then: (answer: Answer) => void) =>
    ask<Answer>(`${name}page=${page.name}`).then(then, (error) => tell(errorText(error)));
  useEffect(() => {
    if (commit) get(`version?commit=${commit}&`, setChanges);
  }, [commit, drafts]);
  return (
    <details onToggle={() => versions ?? get('versions?', setVersions)}>
      <summary>Earlier versions</summary>
      <label>
        How it was{' '}
        <select value={commit} onChange={({ target }) => setCommit(target.value)}>
          <option value="">{versions?.length === 0 ? 'There is none yet' : '…'}</option>
          {versions?.map(({ commit, date, author, subject }) => (
            <option key={commit} value={commit}>
              {new Date(date).toLocaleDateString('en-GB', { dateStyle: 'medium' })}, {author}:{' '}
              {subject}
            </option>
          ))}
        </select>
      </label>
      {commit && changes?.length === 0 && <p>It says the same today.</p>}
      {commit && changes && <Changes changes={changes} />}
    </details>
  );
}
