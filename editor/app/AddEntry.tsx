import type { SubmitEvent } from 'react';
import type { Edit, Json, Path } from '../contract.ts';
import { fieldId, valueAt } from '../fieldPaths.ts';
import { placeOf, schemaAt, titleOf, wordsOfEntries } from '../labels.ts';
import { defaultLanguage } from '../site.ts';
import { idFrom } from './edits.ts';
import { childrenOf, type Field, isId, newValue, optionsOf } from './schema.ts';
import { announce, contentOf, edit, update, useEditor } from './store.ts';

type AddEntryProps = { file: string; path: Path; listSchema: Field; item: Field };

/** A button for an empty entry, or a form for one with an id. */
export function AddEntry({ file, path, listSchema, item }: AddEntryProps) {
  const editor = useEditor();
  const content = contentOf(editor, file);
  const list = (valueAt(content, path) ?? []) as Json[];
  const added = { file, path: [...path, list.length] };
  const title = listSchema.title ?? titleOf(String(path.at(-1)));
  const fields = childrenOf(item).filter(([, field]) => !field.isOptional || field.isNullable);
  const add = (wordsPath: Path, ...edits: Edit[]) => {
    const ids = edits.map(({ file, path }, index) => fieldId(file, index ? wordsPath : path));
    update({ newEntries: [...editor.newEntries, ...ids] });
    edit(...edits);
    // Stays on this page, which may be one of facts or of words.
    location.hash = `${location.hash.split('/', 2).join('/')}/${fieldId(file, added.path)}`;
  };
  if (!isId(item) && !fields.some(([name]) => name === 'id')) {
    return (
      <button type="button" onClick={() => add([], { ...added, value: newValue(item, content) })}>
        Add one: {title}
      </button>
    );
  }
  // Defaults to the values of the last entry, but for what may stay empty.
  const last = Object(list.at(-1));
  const defaults = Object.fromEntries(
    fields.map(([name, field]) => {
      return [name, (field.isNullable ? null : last[name]) ?? newValue(field, content)];
    }),
  );
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { newName, ...chosen } = Object.fromEntries(new FormData(event.currentTarget));
    const id = idFrom(String(newName));
    if (!id || list.some((entry) => (Object(entry).id ?? entry) === id)) {
      return announce('Give it a name that no other has.');
    }
    const [words] = wordsOfEntries[`${placeOf(file)?.page.facts}/${path.join('.')}`] ?? [];
    const textPath = words ? [...words.path, id] : [];
    const wordsFile = `locales/${defaultLanguage}/${words?.page}.json`;
    const schema = textPath.reduce<Field | undefined>(schemaAt, editor.schemas[wordsFile]);
    const value = isId(item) ? id : { ...defaults, ...chosen, id };
    const edits: Edit[] = [{ ...added, value }];
    // The name is its only text, or the title among its texts.
    if (schema?.type === 'string') edits.push({ file: wordsFile, path: textPath, value: newName });
    if (schema?.properties?.title) {
      edits.push({ file: wordsFile, path: [...textPath, 'title'], value: newName });
    }
    add(textPath, ...edits);
    event.currentTarget.reset();
    announce(`${newName} was added at the end. It is not saved yet.`);
  };
  const choices = fields.filter(
    ([, field]) => !field.isNullable && optionsOf(field, content).length > 1,
  );
  return (
    <form className="tools" onSubmit={submit}>
      <label>
        Name of a new one, in English
        <input name="newName" required />
      </label>
      {choices.map(([name, field]) => (
        <label key={name}>
          {field.title ?? titleOf(String(name))}
          <select name={String(name)} defaultValue={defaults[name]}>
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
