import { useId, useState } from 'react';
import { linkTo, pathTitle, placeOf } from '#editor/labels.ts';
import { useDesk } from './desk.ts';
import styles from './Editor.module.css';
import { fieldsWith } from './shownText.ts';

/** Fewer letters are in too many fields; more fields are no help. */
const [leastLetters, mostShown] = [3, 20];

/** Leads to a field by words that one remembers of it, on whichever page and in whichever language. */
export function Find() {
  const { state } = useDesk();
  const [typed, setTyped] = useState('');
  const inputId = useId();
  const isEnough = typed.trim().length >= leastLetters;
  const found = isEnough ? fieldsWith(typed, state.files) : [];
  return (
    <search>
      <label htmlFor={inputId}>Find words</label>
      <input
        id={inputId}
        type="search"
        className={styles.control}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div aria-live="polite" className={styles.found}>
        {isEnough && (
          <p>
            {found.length === 0 && 'In no field'}
            {found.length > mostShown && `The first ${mostShown} of ${found.length}`}
          </p>
        )}
        <ul>
          {found.slice(0, mostShown).map(({ file, path, text }) => {
            const { page, lang } = placeOf(file) ?? {};
            return (
              <li key={file + path.join('.')}>
                <a href={linkTo(file, path)} title={pathTitle(path)} lang={lang}>
                  {page?.title}: {text}
                </a>
              </li>
            );
          })}
        </ul>
      </div>
    </search>
  );
}
