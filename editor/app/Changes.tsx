import { useEffect, useState } from 'react';
import type { Change, Finding, Version } from '../contract.ts';
import type { EditorPage } from '../labels.ts';
import { detailsOf } from '../site.ts';
import { ask, edit, errorText, placeTitle, tell, useDesk } from './desk.ts';
import styles from './Editor.module.css';
import { linkTo } from './values.ts';

/** Findings as a list: where, what is wrong, what to do. */
export function Findings({ findings }: { findings: readonly Finding[] }) {
  const desk = useDesk();
  return (
    <ul className={styles.rows}>
      {findings.map(({ file, path, wrong, fix }) => (
        <li key={`${file}${path}${wrong}`}>
          <a href={linkTo(file, path)}>{placeTitle(desk, file, path)}</a>: {wrong}
          {fix && `. ${fix}`}
        </li>
      ))}
    </ul>
  );
}

/** What is different, as words, each with the way back. */
export function Changes({ changes }: { changes: readonly Change[] }) {
  return (
    <ul className={styles.rows}>
      {changes.map((change) => {
        const { file, path, page, lang, field, back } = change;
        const name = [page, lang && detailsOf(lang).name, field].filter(Boolean).join(' · ');
        return (
          <li key={`${file}${path}${field}`}>
            <a href={linkTo(file, path)}>{name}</a>{' '}
            {back.length > 0 && (
              <button type="button" aria-label={`Put back: ${name}`} onClick={() => edit(...back)}>
                Put back
              </button>
            )}
            <p lang={lang}>
              <Difference {...change} />
            </p>
          </li>
        );
      })}
    </ul>
  );
}

function Difference({ before, after, words }: Change) {
  const parts: Change['words'] = words ?? [
    [before ?? '', 'gone'],
    [after ?? '', 'new'],
  ];
  return parts.map(([text, kind], place) => {
    const Said = { same: 'span', gone: 'del', new: 'ins' }[kind] as 'span';
    return text && <Said key={place}>{text}</Said>;
  });
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
      {versions?.length === 0 && <p>There is none yet.</p>}
      {versions && versions.length > 0 && (
        <label>
          How it was
          <select value={commit} onChange={({ target }) => setCommit(target.value)}>
            <option value="">…</option>
            {versions.map(({ commit, date, author, subject }) => (
              <option key={commit} value={commit}>
                {new Date(date).toLocaleDateString('en-GB', { dateStyle: 'medium' })}, {author}:{' '}
                {subject}
              </option>
            ))}
          </select>
        </label>
      )}
      {commit && changes?.length === 0 && <p>It says the same today.</p>}
      {commit && changes && <Changes changes={changes} />}
    </details>
  );
}
