import type { HTMLAttributes } from 'react';
import type { Json, Path } from '../contract.ts';
import { fieldId, valueAt } from '../fieldPaths.ts';
import { placeOf, titleOf } from '../labels.ts';
import { detailsOf } from '../site.ts';
import { editOf } from './edits.ts';
import type { FileField } from './Form.tsx';
import { emptyValue, type Field, isId, optionsOf } from './schema.ts';
import { contentOf, edit, submit, update, useEditor, visibleProblems } from './store.ts';
import { TextInput } from './TextInput.tsx';

/** `groupId` is the field whose label and help the cells of all languages share. */
type CellProps = { cell: FileField; path: Path; groupId: string };

export const stateNames = {
  missing: 'missing: the English is shown',
  older: 'older than the English',
  unread: 'not yet read by a speaker',
};

/** Longer advice is shown in the list of problems alone. */
const maxAdviceLength = 90;

/** One value in one language: its control, length, review state and problems. */
export function Cell({ cell: { file, lang, schema }, path, groupId }: CellProps) {
  const editor = useEditor();
  const id = fieldId(file, path);
  const content = contentOf(editor, file);
  const [value, saved] = [content, editor.files[file]].map((content) => valueAt(content, path));
  const problems = visibleProblems(editor).filter((one) => fieldId(one.file, one.path) === id);
  const state = editor.reviewStates[id];
  const { length } = String(value ?? '');
  const { maxLength = Number.POSITIVE_INFINITY } = schema;
  const isFocused = editor.focusedField === id;
  const isReadOnly = schema.portrait || (isId(schema) && /^(id|\d+)$/.test(String(path.at(-1))));
  const common = {
    ...{ id, lang, readOnly: Boolean(isReadOnly) },
    'aria-labelledby': `${groupId}:label ${id}:language`,
    'aria-describedby': `${groupId}:help ${id}:note`,
    'aria-invalid': problems.length > 0,
    'data-changed': JSON.stringify(value) !== JSON.stringify(saved),
    onFocus: () => update({ focusedField: id, isTyping: false }),
    onBlur: () => update({ isTyping: false, visited: [...editor.visited, id] }),
  };
  const change = (next: Json) => edit(editOf({ file, path, value: next }, content, lang));
  const markAsRead = () =>
    submit('reviewed', { lang, page: placeOf(file)?.page.words, path }, 'Noted: it was read.');
  return (
    <div>
      {lang && (
        <small id={`${id}:language`} lang={lang}>
          {detailsOf(lang).name}
        </small>
      )}
      {lang ? (
        <TextInput
          {...common}
          value={String(value ?? '')}
          values={editor.placeholders[lang] ?? {}}
          schema={schema}
          isFocused={isFocused}
          onChange={(text) => change(text || undefined)}
        />
      ) : (
        <FactInput {...common} schema={schema} value={value} content={content} onChange={change} />
      )}
      <small id={`${id}:note`}>
        {maxLength < Infinity && (isFocused || length > maxLength) && (
          <span>{`${length} of ${maxLength}`}</span>
        )}
        {state && <span data-state={state}>{stateNames[state]}</span>}
        {state && state !== 'missing' && (
          <button type="button" onClick={markAsRead}>
            I have read it
          </button>
        )}
        {problems.map(({ wrong, fix }) => (
          <strong key={wrong}>
            {wrong}. {fix.length <= maxAdviceLength && fix}
          </strong>
        ))}
      </small>
    </div>
  );
}

type FactInputProps = Omit<HTMLAttributes<HTMLElement>, 'onChange' | 'content'> & {
  readOnly: boolean;
  schema: Field;
  value: Json;
  content: Json;
  onChange: (value: Json) => void;
};

function FactInput({ schema, value, content, onChange, readOnly, ...common }: FactInputProps) {
  const text = String(value ?? '');
  const isNumber = schema.type === 'number' || schema.type === 'integer';
  const parse = (text: string) => {
    const parsed = isNumber ? Number(text) : text;
    onChange(text === '' ? emptyValue(schema) : parsed);
  };
  if (schema.enum || schema.entryOf) {
    const options = optionsOf(schema, content);
    return (
      <select {...common} value={text} onChange={({ target }) => parse(target.value)}>
        {(schema.isOptional || !options.includes(text)) && <option value="">–</option>}
        {options.map((option) => (
          <option key={option} value={option}>
            {titleOf(option)}
          </option>
        ))}
      </select>
    );
  }
  if (schema.type === 'boolean') {
    const toggle = () => onChange(value === true ? emptyValue(schema) : true);
    return <input {...common} type="checkbox" checked={value === true} onChange={toggle} />;
  }
  return (
    <input
      {...common}
      readOnly={readOnly}
      type={isNumber ? 'number' : schema.format === 'date' ? 'date' : 'text'}
      min={schema.minimum}
      max={schema.maximum}
      step={schema.multipleOf ?? (schema.type === 'number' ? 'any' : 1)}
      value={text}
      onChange={({ target }) => parse(target.value)}
    />
  );
}
