import type { HTMLAttributes } from 'react';
import type { Json, Path } from '../contract.ts';
import { titleOf } from '../labels.ts';
import { detailsOf } from '../site.ts';
import { valueAt } from '../values.ts';
import { contentOf, edit, mistakes, note, order, useDesk } from './desk.ts';
import styles from './Editor.module.css';
import type { FieldIn } from './Form.tsx';
import { emptyOf, type Field, isId, optionsOf } from './schema.ts';
import { editOf, fieldId } from './values.ts';
import { Words } from './Words.tsx';

type CellProps = { cell: FieldIn; path: Path; labelId: string; helpId: string };

export const stateNames = {
  missing: 'missing: the English is shown',
  older: 'older than the English',
  unread: 'changed, not yet read by a speaker',
};

/** One value in one language: its control, how much fits, and what is to be said of it. */
export function Cell({ cell: { file, lang, schema }, path, labelId, helpId }: CellProps) {
  const desk = useDesk();
  const id = fieldId(file, path);
  const [page, content] = [file.split('/').at(-1)?.replace('.json', ''), contentOf(desk, file)];
  const value = valueAt(content, path);
  const found = mistakes(desk).filter((one) => fieldId(one.file, one.path) === id);
  const state = desk.states[id];
  const { length } = String(value ?? '');
  const isLooked = desk.looked === id;
  const put = (next: Json) => edit(editOf({ file, path, value: next }, content, lang));
  const common = {
    id,
    className: styles.control,
    'aria-labelledby': `${labelId} ${id}:language`,
    'aria-describedby': `${helpId} ${id}:note`,
    'aria-invalid': found.length > 0,
    onFocus: () => note({ looked: id, isTyping: false }),
    onBlur: () => note({ isTyping: false, been: [...desk.been, id] }),
  };
  return (
    <div
      className={styles.cell}
      data-changed={JSON.stringify(value) !== JSON.stringify(valueAt(desk.files[file], path))}
    >
      {lang && (
        <span className={styles.language} id={`${id}:language`} lang={lang}>
          {detailsOf(lang).name}
        </span>
      )}
      {lang ? (
        <Words
          {...common}
          lang={lang}
          value={String(value ?? '')}
          values={desk.values[lang] ?? {}}
          schema={schema}
          isLooked={isLooked}
          onPut={(words) => put(words || undefined)}
        />
      ) : (
        <Fact
          {...common}
          schema={schema}
          value={value}
          content={content}
          isFixed={isId(schema) && /^(id|\d+)$/.test(String(path.at(-1)))}
          onPut={put}
        />
      )}
      <p className={styles.note} id={`${id}:note`}>
        {schema.maxLength && (isLooked || length > schema.maxLength) && (
          <span data-over={length > schema.maxLength}>
            {length} of {schema.maxLength}
          </span>
        )}
        {state && <span data-state={state}>{stateNames[state]}</span>}
        {state && state !== 'missing' && (
          <button
            type="button"
            onClick={() => order('reviewed', { lang, page, key: path.join('.') }, 'Noted.')}
          >
            I have read it
          </button>
        )}
        {found.map(({ wrong, fix }) => (
          <strong key={wrong}>
            {wrong}. {fix}
          </strong>
        ))}
      </p>
    </div>
  );
}

type FactProps = HTMLAttributes<HTMLElement> & {
  schema: Field;
  value: Json;
  content: Json;
  isFixed: boolean;
  onPut: (value: Json) => void;
};

/** The input for a fact: what the schema says decides which. */
function Fact({ schema, value, content, isFixed, onPut, ...common }: FactProps) {
  const shown = String(value ?? '');
  const put = (typed: string) => onPut(typed === '' ? emptyOf(schema) : typed);
  if (schema.enum || schema.entryOf) {
    const options = optionsOf(schema, content);
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
  const isNumber = schema.type === 'number' || schema.type === 'integer';
  return (
    <input
      {...common}
      type={isNumber ? 'number' : schema.format === 'date' ? 'date' : 'text'}
      min={schema.minimum}
      max={schema.maximum}
      step={schema.multipleOf ?? (schema.type === 'number' ? 'any' : undefined)}
      readOnly={isFixed}
      value={shown}
      onChange={({ target }) =>
        isNumber && target.value !== '' ? onPut(Number(target.value)) : put(target.value)
      }
    />
  );
}
