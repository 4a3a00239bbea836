import { type ReactNode, useEffect, useState } from 'react';
import type { Change, Edit, Finding, Version } from '../contract.ts';
import { type EditorPage, linkTo, placeholderText } from '../labels.ts';
import { detailsOf } from '../site.ts';
import { announce, edit, errorText, fieldTitle, request, useEditor } from './store.ts';

type FindingsProps<One> = { findings: readonly One[]; actions?: (finding: One) => ReactNode };

export function Findings<One extends Finding>({ findings, actions }: FindingsProps<One>) {
  const editor = useEditor();
  return (
    <ul>
      {findings.map((finding) => {
        const { file, path, wrong, fix } = finding;
        return (
          <li key={`${file}${path}${wrong}`}>
            <a href={linkTo(file, path)}>{fieldTitle(editor, file, path)}</a>: {wrong}
            {fix && `. ${fix}`}
            {actions?.(finding)}
          </li>
        );
      })}
    </ul>
  );
}

type ChangesProps = { changes: readonly Change[]; onUndo?: (...edits: Edit[]) => unknown };

/** Changes with inline diffs, each with a button that undoes it. */
export function Changes({ changes, onUndo = edit }: ChangesProps) {
  const { placeholders } = useEditor();
  return (
    <ul>
      {changes.map(({ file, path, page, lang, field, undo, before = '', after = '', diff }) => {
        const name = [page, lang && detailsOf(lang).name, field].filter(Boolean).join(' · ');
        const values = placeholders[lang ?? 'en'];
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
              <button
                type="button"
                aria-label={`Put back: ${name}`}
                onClick={() => onUndo(...undo)}
              >
                Put back
              </button>
            )}
            <p lang={lang}>
              {parts.map(([text, kind], index) => {
                const Tag = kind === 'equal' ? 'span' : kind === 'removed' ? 'del' : 'ins';
                const fill = (_: string, name: string) => placeholderText(name, values);
                return text && <Tag key={index}>{text.replaceAll(/\{\{(.*?)\}\}/g, fill)}</Tag>;
              })}
            </p>
          </li>
        );
      })}
    </ul>
  );
}

/** Earlier versions of a page, and what changed since, to be undone one by one. */
export function Versions({ page }: { page: EditorPage }) {
  const [versions, setVersions] = useState<Version[]>();
  const [commit, setCommit] = useState('');
  const [changes, setChanges] = useState<Change[]>();
  const { drafts } = useEditor();
  const get = <Result,>(name: string, then: (result: Result) => void) =>
    request<Result>(`${name}page=${page.name}`).then(then, (error) => announce(errorText(error)));
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
