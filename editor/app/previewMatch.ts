// Matches fields with their texts in the previewed page, in both directions.
import type { Files, Json, Path } from '../contract.ts';
import { valueAt } from '../fieldPaths.ts';
import { type EditorPage, placeOf, wordsOfEntries } from '../labels.ts';

/** The text that the page shows for a field; for a fact about an entry, the first text of the entry. */
export function textOfField(id: string, files: Files): string {
  const [file = '', ...path] = id.split(':');
  const [list = '', place = ''] = path;
  const [about] = wordsOfEntries[`${placeOf(file)?.page.facts}/${list}`] ?? [];
  const entry = Object(valueAt(files[file], [list, Number(place)])).id;
  const english = file.replace(/^locales\/\w+/, 'locales/en');
  const text = about
    ? valueAt(files[`locales/en/${about.page}.json`], [...about.path, entry])
    : (valueAt(files[file], path) ?? valueAt(files[english], path));
  return textsIn(file, [], text)[0]?.text ?? '';
}

/** The innermost element with exactly this text, else the first that contains it. */
export function elementWithText(document: Document, text: string): HTMLElement | undefined {
  if (!text) return undefined;
  const visible = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
    (element) => !element.closest('script, style, template, svg') && element.checkVisibility(),
  );
  for (const pattern of [patternOf(text, true), patternOf(text)]) {
    const matches = visible.filter(({ textContent }) => pattern.test(normalise(textContent)));
    const innermost = matches.find(
      (element) => !matches.some((other) => element.contains(other) && other !== element),
    );
    if (innermost) return innermost;
  }
  return undefined;
}

/** A click on a longer text was on the space around several fields. */
const maxClickedLength = 1000;

/** The field with the longest text in the one clicked on; at the same length, preferably on this page. */
export function fieldForText(
  text: string | null,
  lang: string,
  files: Files,
  page: EditorPage,
): FieldText | undefined {
  const clicked = normalise(text);
  if (!clicked || clicked.length > maxClickedLength) return undefined;
  const weight = ({ file, text }: FieldText) =>
    letterCount(text) + (placeOf(file)?.page.shownOn === page.shownOn ? 0.5 : 0);
  return textsOf(files)
    .filter(({ file, text }) => placeOf(file)?.lang === lang && letterCount(text) > 1)
    .filter(({ text }) => patternOf(text).test(clicked))
    .toSorted((one, other) => weight(other) - weight(one))[0];
}

/** Ignores case, and treats all whitespace alike. */
export function fieldsContaining(query: string, files: Files): FieldText[] {
  const normalised = normalise(query).toLowerCase();
  return textsOf(files).filter(({ text }) => normalise(text).toLowerCase().includes(normalised));
}

type FieldText = { file: string; path: Path; text: string };

function textsOf(files: Files): FieldText[] {
  return Object.entries(files).flatMap(([file, content]) => textsIn(file, [], content));
}

function textsIn(file: string, path: Path, value: Json): FieldText[] {
  if (typeof value === 'string') return [{ file, path, text: value }];
  return Object.entries(Object(value)).flatMap(([name, inner]) =>
    textsIn(file, [...path, Array.isArray(value) ? Number(name) : name], inner),
  );
}

const placeholder = /\{\{.*?\}\}/;

function letterCount(text: string): number {
  return text.split(placeholder).join('').length;
}

/** Matches a text on the page, with anything in place of its placeholders. */
function patternOf(text: string, isWhole = false): RegExp {
  const source = normalise(text).split(placeholder).map(escaped).join('.{1,60}?');
  return new RegExp(isWhole ? `^${source}$` : source);
}

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

function normalise(text: string | null): string {
  return (text ?? '').replaceAll(/\s+/g, ' ').trim();
}
