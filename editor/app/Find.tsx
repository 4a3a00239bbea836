import { useState } from 'react';
import { placeOf } from '../labels.ts';
import { useDesk } from './desk.ts';
import { fieldsWith } from './shown.ts';
import { linkTo } from './values.ts';

/** Fewer letters are in too many fields; more fields are no help. */
const [leastLetters, mostShown, mostLetters] = [3, 20, 90];

/** Leads to a field by words that one remembers of it, on whichever page and in whichever language. */
export function Find() {
  const { files, drafts } = useDesk();
  const [typed, setTyped] = useState('');
  const isEnough = typed.trim().length >= leastLetters;
  const found = isEnough ? fieldsWith(typed, { ...files, ...drafts }) : [];
  return (
    <search>
      <label>
        Find words
        <input type="search" value={typed} onChange={({ target }) => setTyped(target.value)} />
      </label>
      <p role="status">
        {isEnough && (found.length > 0 ? `Fields with it: ${found.length}` : 'In no field')}
      </p>
      <ul>
        {found.slice(0, mostShown).map(({ file, path, text }) => (
          <li key={`${file}${path}`}>
            <a href={linkTo(file, path)} lang={placeOf(file)?.lang}>
              {placeOf(file)?.page.title}: {text.slice(0, mostLetters)}
            </a>
          </li>
        ))}
      </ul>
    </search>
  );
}
