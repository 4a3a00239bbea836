import type { Field } from '#editor/form.ts';
import { titleOf } from '#editor/labels.ts';
import styles from './Editor.module.css';
import { cleared, type Value } from './values.ts';

type ControlProps = {
  id: string;
  field: Field;
  value: Value;
  /** The ids to choose from, where the field names an entry of another list. */
  ids: readonly string[];
  isFixed: boolean;
  labelledBy: string;
  describedBy: string;
  isWrong: boolean;
  lang?: string;
  dir?: string;
  onChange: (value: Value) => void;
  onFocus?: () => void;
};

/** In characters: what a narrow column shows whole, and from where on a text may have lines. */
const shortest = 28;
const oneLine = 240;

/** The input for one value: what the schema says decides which. */
export function Control(props: ControlProps) {
  const { id, field, value, ids, isFixed, onChange, onFocus, lang, dir } = props;
  const common = {
    id,
    lang,
    dir,
    onFocus,
    className: styles.control,
    'aria-labelledby': props.labelledBy,
    'aria-describedby': props.describedBy,
    'aria-invalid': props.isWrong,
  };
  const shown = value === undefined || value === null ? '' : String(value);
  const put = (typed: string) => onChange(typed === '' ? cleared(field) : typed);

  switch (field.kind) {
    case 'choice':
    case 'entry': {
      const options = field.kind === 'choice' ? field.options : ids;
      return (
        <select {...common} value={shown} onChange={({ target }) => put(target.value)}>
          {(field.empty || !options.includes(shown)) && <option value="">—</option>}
          {options.map((option) => (
            <option key={option} value={option}>
              {titleOf(option)}
            </option>
          ))}
        </select>
      );
    }
    case 'switch':
      return (
        <input
          {...common}
          type="checkbox"
          checked={value === true}
          onChange={({ target }) => onChange(target.checked)}
        />
      );
    case 'number':
      return (
        <input
          {...common}
          type="number"
          inputMode="decimal"
          min={field.least}
          max={field.most}
          step={field.step}
          value={shown}
          onChange={({ target }) =>
            onChange(target.value === '' ? cleared(field) : Number(target.value))
          }
        />
      );
    case 'date':
      return (
        <input {...common} type="date" value={shown} onChange={({ target }) => put(target.value)} />
      );
    case 'text':
      if ((field.longest ?? 0) > shortest) {
        return (
          <textarea
            {...common}
            rows={Math.min(6, Math.ceil(Math.max(shown.length, 1) / shortest))}
            onKeyDown={(event) => {
              // A heading or a label has no lines; a letter has.
              if (event.key === 'Enter' && (field.longest ?? 0) <= oneLine) event.preventDefault();
            }}
            value={shown}
            onChange={({ target }) => put(target.value)}
          />
        );
      }
      return (
        <input {...common} type="text" value={shown} onChange={({ target }) => put(target.value)} />
      );
    case 'id':
      return (
        <input
          {...common}
          type="text"
          value={shown}
          readOnly={isFixed}
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => put(target.value)}
        />
      );
    default:
      throw new Error(`No control shows a ${field.kind}.`);
  }
}
