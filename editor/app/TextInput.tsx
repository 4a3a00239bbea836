import { type HTMLAttributes, useLayoutEffect, useRef } from 'react';
import { labelOf, placeholderText } from '../labels.ts';
import type { Field } from './schema.ts';

type TextInputProps = Omit<HTMLAttributes<HTMLElement>, 'onChange'> & {
  readOnly: boolean;
  value: string;
  /** Of the placeholders, by name. */
  values: Record<string, string>;
  schema: Field;
  isFocused: boolean;
  onChange: (text: string) => void;
};

const token = /\{\{(.*?)\}\}/;
/** Texts that may be longer may have line breaks. */
const maxSingleLine = 240;

/** An editable text in which {{years}} is a chip that shows its value. */
export function TextInput(props: TextInputProps) {
  const { value, values, schema, isFocused, onChange, onBlur, readOnly: _, ...common } = props;
  const box = useRef<HTMLDivElement>(null);
  const select = useRef<HTMLSelectElement>(null);
  const caret = useRef<Range>(undefined);
  const isMultiline = (schema.maxLength ?? 0) > maxSingleLine;
  const documented = [...(schema.description ?? '').matchAll(new RegExp(token, 'g'))];
  const names = new Set([...documented.map(([, name = '']) => name), ...Object.keys(values)]);
  const render = () => box.current?.replaceChildren(...nodesOf(value, values));
  useLayoutEffect(() => {
    if (box.current && textOf(box.current) !== value) render();
  });
  const insert = () => {
    const [range, name] = [caret.current, select.current?.value];
    if (!box.current || !range || !name) return;
    range.collapse(false);
    range.insertNode(chipOf(name, values));
    box.current.focus();
    getSelection()?.collapse(range.endContainer, range.endOffset);
    onChange(textOf(box.current));
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: no textarea can hold a chip */}
      <div
        {...common}
        ref={box}
        role="textbox"
        tabIndex={0}
        dir="auto"
        aria-multiline={isMultiline}
        contentEditable="plaintext-only"
        onKeyDown={(event) => event.key === 'Enter' && !isMultiline && event.preventDefault()}
        onInput={({ currentTarget }) => onChange(textOf(currentTarget))}
        onBlur={(event) => {
          onBlur?.(event);
          caret.current = getSelection()?.getRangeAt(0);
          // Turns a placeholder that was typed as text into a chip.
          if (
            token.test([...event.currentTarget.childNodes].map(({ nodeValue }) => nodeValue).join())
          )
            render();
        }}
      />
      {isFocused && (
        <p className="tools">
          <select ref={select} aria-label="A name or a number that is filled in">
            {[...names].map((name) => (
              <option key={name} value={name}>
                {values[name] ? `${values[name]} (${labelOf(name)})` : labelOf(name)}
              </option>
            ))}
          </select>
          <button type="button" onClick={insert}>
            Insert
          </button>
        </p>
      )}
    </>
  );
}

function nodesOf(text: string, values: Record<string, string>): Node[] {
  // The last line break of editable text is the browser's own, so one that was typed needs another after it.
  const parts = text.replace(/\n$/, '\n\n').split(token);
  return parts.map((part, index) => (index % 2 ? chipOf(part, values) : new Text(part)));
}

function chipOf(name: string, values: Record<string, string>): HTMLElement {
  const chip = document.createElement('span');
  chip.textContent = placeholderText(name, values);
  chip.contentEditable = 'false';
  chip.dataset.name = name;
  return chip;
}

function textOf(box: Node): string {
  const texts = [...box.childNodes].map((node) => {
    const name = node instanceof HTMLElement && node.dataset.name;
    return name ? `{{${name}}}` : node.textContent;
  });
  // Browsers append a line break of their own to editable text.
  return texts.join('').replace(/\n$/, '');
}
