// Which place of a page says a field, and which field says a place of a page.
import type { Files, Json, Path } from '../contract.ts';
import { valueAt } from '../fieldPaths.ts';
import { type EditorPage, placeOf, wordsOfEntries } from '../labels.ts';

/** What the page says of a field; of a fact about an entry, what it says of the entry first. */
export function saidAt(id: string, files: Files): string {
  const [file = '', ...path] = id.split(':');
  const [list = '', place = ''] = path;
  const [about] = wordsOfEntries[`${placeOf(file)?.page.facts}/${list}`] ?? [];
  const entry = Object(valueAt(files[file], [list, Number(place)])).id;
  const english = file.replace(/^locales\/\w+/, 'locales/en');
  const said = about
    ? valueAt(files[`locales/en/${about.page}.json`], [...about.path, entry])
    : (valueAt(files[file], path) ?? valueAt(files[english], path));
  return textsIn(file, [], said)[0]?.text ?? '';
}

/** The innermost element that says this and nothing else; else the first that says it at all. */
export function elementSaying(document: Document, said: string): HTMLElement | undefined {
  if (!said) return undefined;
  const seen = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
    (element) => !element.closest('script, style, template, svg') && element.checkVisibility(),
  );
  for (const pattern of [patternOf(said, true), patternOf(said)]) {
    const saying = seen.filter(({ textContent }) => pattern.test(plain(textContent)));
    const innermost = saying.find(
      (element) => !saying.some((other) => element.contains(other) && other !== element),
    );
    if (innermost) return innermost;
  }
  return undefined;
}

/** Beyond it, it was not one text that was clicked on but the space around several. */
const longestClicked = 1000;

/** The field whose words were clicked on: the longest of them, and of two the one on its page. */
export function fieldSaidIn(
  text: string | null,
  lang: string,
  files: Files,
  page: EditorPage,
): Found | undefined {
  const shown = plain(text);
  if (!shown || shown.length > longestClicked) return undefined;
  const weight = ({ file, text }: Found) =>
    letters(text) + (placeOf(file)?.page.shownOn === page.shownOn ? 0.5 : 0);
  return textsOf(files)
    .filter(({ file, text }) => placeOf(file)?.lang === lang && letters(text) > 1)
    .filter(({ text }) => patternOf(text).test(shown))
    .toSorted((one, other) => weight(other) - weight(one))[0];
}

/** The fields that have these words, whatever the case and the kind of spaces. */
export function fieldsWith(words: string, files: Files): Found[] {
  const sought = plain(words).toLowerCase();
  return textsOf(files).filter(({ text }) => plain(text).toLowerCase().includes(sought));
}

type Found = { file: string; path: Path; text: string };

function textsOf(files: Files): Found[] {
  return Object.entries(files).flatMap(([file, content]) => textsIn(file, [], content));
}

function textsIn(file: string, path: Path, value: Json): Found[] {
  if (typeof value === 'string') return [{ file, path, text: value }];
  return Object.entries(Object(value)).flatMap(([name, inner]) =>
    textsIn(file, [...path, Array.isArray(value) ? Number(name) : name], inner),
  );
}

const filledIn = /\{\{.*?\}\}/;

function letters(said: string): number {
  return said.split(filledIn).join('').length;
}

/** Matches what a text becomes on a page, where names and numbers are filled in. */
function patternOf(said: string, isWhole = false): RegExp {
  const source = plain(said).split(filledIn).map(escaped).join('.{1,60}?');
  return new RegExp(isWhole ? `^${source}$` : source);
}

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

function plain(text: string | null): string {
  return (text ?? '').replaceAll(/\s+/g, ' ').trim();
}
