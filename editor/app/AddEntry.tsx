import type { FormEvent } from 'react';
import type { Edit, Json, Path } from '../contract.ts';
import { valueAt } from '../fieldPaths.ts';
import { placeOf, schemaAt, titleOf, wordsOfEntries } from '../labels.ts';
import { defaultLanguage } from '../site.ts';
import { contentOf, edit, note, tell, useDesk } from './desk.ts';
import { childrenOf, type Field, isId, optionsOf, startOf } from './schema.ts';
import { fieldId, idFrom } from './values.ts';

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
    const [words] = wordsOfEntries[`${placeOf(file)?.page.facts}/${path.join('.')}`] ?? [];
    const own = words ? [...words.path, id] : [];
    const wordsFile = `locales/${defaultLanguage}/${words?.page}.json`;
    const ofWords = own.reduce<Field | undefined>(schemaAt, desk.schemas[wordsFile]);
    const value = isId(item) ? id : { ...start, ...chosen, id };
    const edits: Edit[] = [{ ...added, value }];
    // Its name is all there is to say of it, or the title among its words.
    if (ofWords?.type === 'string') edits.push({ file: wordsFile, path: own, value: newName });
    if (ofWords?.properties?.title) {
      edits.push({ file: wordsFile, path: [...own, 'title'], value: newName });
    }
    add(own, ...edits);
    event.currentTarget.reset();
    tell(`${newName} was added at the end. It is not saved yet.`);
  };
  const choices = fields.filter(([, field]) => optionsOf(field, content).length > 1);
  return (
    <form className="tools" onSubmit={submit}>
      <label>
        Name of a new one, in English
        <input name="newName" required />
      </label>
      {choices.map(([name, field]) => (
        <label key={name}>
          {field.title ?? titleOf(String(name))}
          <select name={String(name)} defaultValue={start[name]}>
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
