import { useState } from 'react';
import { linkTo, placeOf } from '../labels.ts';
import { fieldsContaining } from './previewMatch.ts';
import { useEditor } from './store.ts';

const [minQueryLength, maxResults, maxTextLength] = [3, 20, 90];

/** Full-text search over all fields of all pages and languages. */
export function Find() {
  const { files, drafts } = useEditor();
  const [query, setQuery] = useState('');
  const isEnough = query.trim().length >= minQueryLength;
  const found = isEnough ? fieldsContaining(query, { ...files, ...drafts }) : [];
  return (
    <search>
      <label>
        Find words
        <input type="search" value={query} onChange={({ target }) => setQuery(target.value)} />
      </label>
      <p role="status">
        {isEnough && (found.length > 0 ? `Fields with it: ${found.length}` : 'In no field')}
      </p>
      <ul>
        {found.slice(0, maxResults).map(({ file, path, text }) => (
          <li key={`${file}${path}`}>
            <a href={linkTo(file, path)} lang={placeOf(file)?.lang}>
              {placeOf(file)?.page.title}: {text.slice(0, maxTextLength)}
            </a>
          </li>
        ))}
      </ul>
    </search>
  );
}
