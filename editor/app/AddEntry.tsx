import type { FormEvent } from 'react';
import type { Edit, Json, Path } from '../contract.ts';
import { placeOf, titleOf, wordsOfEntries } from '../labels.ts';
import { defaultLanguage } from '../site.ts';
import { valueAt } from '../values.ts';
import { contentOf, edit, note, tell, useDesk } from './desk.ts';
import styles from './Editor.module.css';
import { childrenOf, type Field, isId, optionsOf, startOf } from './schema.ts';
import { fieldId, idFrom } from './values.ts';

/** Where a new entry's name goes among its words. */
const ofName: Record<string, Path> = {
  'jobs/jobs': ['title'],
  'jobs/categories': [],
  'jobs/places': [],
  'jobs/types': [],
};

type AddEntryProps = { file: string; path: Path; list: Field; item: Field };

/** Adds to a list: an empty entry, or one with a name and what there is to choose. */
export function AddEntry({ file, path, list: ofList, item }: AddEntryProps) {
  const desk = useDesk();
  const content = contentOf(desk, file);
  const list = (valueAt(content, path) ?? []) as Json[];
  const added = { file, path: [...path, list.length] };
  const title = ofList.title ?? titleOf(String(path.at(-1)));
  const fields = childrenOf(item).filter(([, field]) => !field.isOptional);
  const add = (fresh: Path, ...edits: Edit[]) => {
    const begun = edits.map(({ file, path }, place) => fieldId(file, place ? fresh : path));
    note({ fresh: [...desk.fresh, ...begun] });
    edit(...edits);
    // On this page: the words of an entry stand with its facts, too.
    location.hash = `${location.hash.split('/', 2).join('/')}/${fieldId(file, added.path)}`;
  };
  if (!isId(item) && !fields.some(([name]) => name === 'id')) {
    return (
      <button type="button" onClick={() => add([], { ...added, value: startOf(item, content) })}>
        Add one: {title}
      </button>
    );
  }
  // Like the last one, until it is changed.
  const start = Object.fromEntries(
    fields.map(([name, field]) => [name, Object(list.at(-1))[name] ?? startOf(field, content)]),
  );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { newName, ...chosen } = Object.fromEntries(new FormData(event.currentTarget));
    const id = idFrom(String(newName));
    if (!id || list.some((entry) => (Object(entry).id ?? entry) === id)) {
      return tell('Give it a name that no other has.');
    }
    const listName = `${placeOf(file)?.page.facts}/${path.join('.')}`;
    const [words] = wordsOfEntries[listName] ?? [];
    const own = words ? [...words.path, id] : [];
    const named = words &&
      ofName[listName] && {
        ...{ file: `locales/${defaultLanguage}/${words.page}.json`, value: newName },
        path: [...own, ...ofName[listName]],
      };
    const value = isId(item) ? id : { ...start, ...chosen, id };
    add(own, { ...added, value }, ...(named ? [named] : []));
    event.currentTarget.reset();
    tell(`${newName} was added at the end. It is not saved yet.`);
  };
  const choices = fields.filter(([, field]) => optionsOf(field, content).length > 1);
  return (
    <form className={styles.tools} onSubmit={submit}>
      <label>
        Name of a new one, in English
        <input className={styles.control} name="newName" required />
      </label>
      {choices.map(([name, field]) => (
        <label key={name}>
          {field.title ?? titleOf(String(name))}
          <select className={styles.control} name={String(name)} defaultValue={start[name]}>
            {optionsOf(field, content).map((option) => (
              <option key={option} value={option}>
                {titleOf(option)}
              </option>
            ))}
          </select>
        </label>
      ))}
      <button type="submit">Add it: {title}</button>
    </form>
  );
}
