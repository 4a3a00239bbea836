import { type HTMLAttributes, useLayoutEffect, useRef } from 'react';
import type { Field } from './schema.ts';
import { inWords, shownFor } from './values.ts';

type WordsProps = HTMLAttributes<HTMLElement> & {
  readOnly: boolean;
  value: string;
  /** What {{years}} and the like say today. */
  values: Record<string, string>;
  schema: Field;
  isLooked: boolean;
  onPut: (words: string) => void;
};

const named = /\{\{(.*?)\}\}/;
/** Beyond it a text may have lines: a letter has, a heading has not. */
const oneLine = 240;

/** A text in which {{years}} is a chip that shows today's number. */
export function Words(props: WordsProps) {
  const { value, values, schema, isLooked, onPut, onBlur, readOnly: _, ...common } = props;
  const box = useRef<HTMLDivElement>(null);
  const chosen = useRef<HTMLSelectElement>(null);
  const caret = useRef<Range>(undefined);
  const hasLines = (schema.maxLength ?? 0) > oneLine;
  const promised = [...(schema.description ?? '').matchAll(new RegExp(named, 'g'))];
  const names = new Set([...promised.map(([, name = '']) => name), ...Object.keys(values)]);
  const draw = () => box.current?.replaceChildren(...nodesOf(value, values));
  useLayoutEffect(() => {
    if (box.current && textOf(box.current) !== value) draw();
  });
  const insert = () => {
    const [range, name] = [caret.current, chosen.current?.value];
    if (!box.current || !range || !name) return;
    range.collapse(false);
    range.insertNode(chipOf(name, values));
    box.current.focus();
    getSelection()?.collapse(range.endContainer, range.endOffset);
    onPut(textOf(box.current));
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
        aria-multiline={hasLines}
        contentEditable="plaintext-only"
        onKeyDown={(event) => event.key === 'Enter' && !hasLines && event.preventDefault()}
        onInput={({ currentTarget }) => onPut(textOf(currentTarget))}
        onBlur={(event) => {
          onBlur?.(event);
          caret.current = getSelection()?.getRangeAt(0);
          // A chip that was typed out.
          if (
            named.test([...event.currentTarget.childNodes].map(({ nodeValue }) => nodeValue).join())
          )
            draw();
        }}
      />
      {isLooked && (
        <p className="tools">
          <select ref={chosen} aria-label="A name or a number that is filled in">
            {[...names].map((name) => (
              <option key={name} value={name}>
                {values[name] ? `${values[name]} (${inWords(name)})` : inWords(name)}
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
  const parts = text.split(named);
  return parts.map((part, place) => (place % 2 ? chipOf(part, values) : new Text(part)));
}

function chipOf(name: string, values: Record<string, string>): HTMLElement {
  const chip = document.createElement('span');
  chip.textContent = shownFor(name, values);
  chip.contentEditable = 'false';
  chip.dataset.name = name;
  return chip;
}

function textOf(box: Node): string {
  const texts = [...box.childNodes].map((node) => {
    const name = node instanceof HTMLElement && node.dataset.name;
    return name ? `{{${name}}}` : node.textContent;
  });
  // The browser ends a text that it let one type in with a line of its own.
  return texts.join('').replace(/\n$/, '');
}
