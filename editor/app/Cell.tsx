import type { HTMLAttributes } from 'react';
import type { Json, Path } from '../contract.ts';
import { valueAt } from '../fieldPaths.ts';
import { placeOf, titleOf } from '../labels.ts';
import { detailsOf } from '../site.ts';
import { contentOf, edit, mistakes, note, order, useDesk } from './desk.ts';
import type { FieldIn } from './Form.tsx';
import { emptyOf, type Field, isId, optionsOf } from './schema.ts';
import { editOf, fieldId } from './values.ts';
import { Words } from './Words.tsx';

/** `of` is the field whose label and help are those of all its languages. */
type CellProps = { cell: FieldIn; path: Path; of: string };

export const stateNames = {
  missing: 'missing: the English is shown',
  older: 'older than the English',
  unread: 'not yet read by a speaker',
};

/** Longer ones stand in the list of what is to correct. */
const longestAdvice = 90;

/** One value in one language: its control, how much fits, and what is to be said of it. */
export function Cell({ cell: { file, lang, schema }, path, of }: CellProps) {
  const desk = useDesk();
  const id = fieldId(file, path);
  const content = contentOf(desk, file);
  const [value, saved] = [content, desk.files[file]].map((content) => valueAt(content, path));
  const found = mistakes(desk).filter((one) => fieldId(one.file, one.path) === id);
  const state = desk.states[id];
  const { length } = String(value ?? '');
  const { maxLength = Number.POSITIVE_INFINITY } = schema;
  const isLooked = desk.looked === id;
  const isFixed = schema.portrait || (isId(schema) && /^(id|\d+)$/.test(String(path.at(-1))));
  const common = {
    ...{ id, lang, readOnly: Boolean(isFixed) },
    'aria-labelledby': `${of}:label ${id}:language`,
    'aria-describedby': `${of}:help ${id}:note`,
    'aria-invalid': found.length > 0,
    'data-changed': JSON.stringify(value) !== JSON.stringify(saved),
    onFocus: () => note({ looked: id, isTyping: false }),
    onBlur: () => note({ isTyping: false, been: [...desk.been, id] }),
  };
  const put = (next: Json) => edit(editOf({ file, path, value: next }, content, lang));
  const read = () =>
    order('reviewed', { lang, page: placeOf(file)?.page.words, path }, 'Noted: it was read.');
  return (
    <div>
      {lang && (
        <small id={`${id}:language`} lang={lang}>
          {detailsOf(lang).name}
        </small>
      )}
      {lang ? (
        <Words
          {...common}
          value={String(value ?? '')}
          values={desk.placeholders[lang] ?? {}}
          schema={schema}
          isLooked={isLooked}
          onPut={(words) => put(words || undefined)}
        />
      ) : (
        <Fact {...common} schema={schema} value={value} file={content} onPut={put} />
      )}
      <small id={`${id}:note`}>
        {maxLength < Infinity && (isLooked || length > maxLength) && (
          <span>{`${length} of ${maxLength}`}</span>
        )}
        {state && <span data-state={state}>{stateNames[state]}</span>}
        {state && state !== 'missing' && (
          <button type="button" onClick={read}>
            I have read it
          </button>
        )}
        {found.map(({ wrong, fix }) => (
          <strong key={wrong}>
            {wrong}. {fix.length <= longestAdvice && fix}
          </strong>
        ))}
      </small>
    </div>
  );
}

type FactProps = HTMLAttributes<HTMLElement> & {
  readOnly: boolean;
  schema: Field;
  value: Json;
  file: Json;
  onPut: (value: Json) => void;
};

/** The input for a fact: what the schema says decides which. */
function Fact({ schema, value, file, onPut, readOnly, ...common }: FactProps) {
  const shown = String(value ?? '');
  const isNumber = schema.type === 'number' || schema.type === 'integer';
  const put = (typed: string) => {
    const typedValue = isNumber ? Number(typed) : typed;
    onPut(typed === '' ? emptyOf(schema) : typedValue);
  };
  if (schema.enum || schema.entryOf) {
    const options = optionsOf(schema, file);
    return (
      <select {...common} value={shown} onChange={({ target }) => put(target.value)}>
        {(schema.isOptional || !options.includes(shown)) && <option value="">–</option>}
        {options.map((option) => (
          <option key={option} value={option}>
            {titleOf(option)}
          </option>
        ))}
      </select>
    );
  }
  if (schema.type === 'boolean') {
    const flip = () => onPut(value === true ? emptyOf(schema) : true);
    return <input {...common} type="checkbox" checked={value === true} onChange={flip} />;
  }
  return (
    <input
      {...common}
      readOnly={readOnly}
      type={isNumber ? 'number' : schema.format === 'date' ? 'date' : 'text'}
      min={schema.minimum}
      max={schema.maximum}
      step={schema.multipleOf ?? (schema.type === 'number' ? 'any' : 1)}
      value={shown}
      onChange={({ target }) => put(target.value)}
    />
  );
}
