// Which place of a page says a field, and which field says a place of a page.
import { type EditorPage, type Path, placeOf, wordsOfEntries } from '#editor/labels.ts';
import type { State } from '#editor/workspace.ts';
import { defaultLanguage, type LanguageCode } from '#src/i18n/languages.ts';
import { escaped } from '#src/i18n/letters.ts';
import type { Looked } from './desk.ts';
import { idsOf, type Value, valueAt } from './values.ts';

/** What the page says of a field; of a group its first words, of an entry of facts its title. */
export function saidAt({ file, path }: Looked, savedOf: (file: string) => Value): string {
  const [list = '', entry] = path;
  const place = placeOf(file);
  const [words] = wordsOfEntries[`${place?.page.facts}/${list}`] ?? [];
  const id = idsOf(valueAt(savedOf(file), [list]))[Number(entry)];
  if (words && id) {
    return firstIn(
      valueAt(savedOf(`locales/${defaultLanguage}/${words.page}.json`), [...words.path, id]),
    );
  }
  const english = place?.lang ? `locales/${defaultLanguage}/${place.page.words}.json` : file;
  return firstIn(valueAt(savedOf(file), path)) || firstIn(valueAt(savedOf(english), path));
}

function firstIn(value: Value): string {
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  return Object.values(value).map(firstIn).find(Boolean) ?? '';
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

/** The field whose words were clicked on: the longest of them, and of two the one on its page. */
export function fieldSaidIn(
  text: string | null,
  lang: LanguageCode,
  files: State['files'],
  page: EditorPage,
): Looked | undefined {
  const shown = plain(text);
  if (!shown || shown.length > longestClicked) return undefined;
  const found = Object.entries(files)
    .filter(([file]) => placeOf(file)?.lang === lang)
    .flatMap(([file, content]) =>
      textsIn(content)
        .filter(({ text: said }) => letters(said) > 1 && patternOf(said).test(shown))
        .map(({ path, text: said }) => ({
          file,
          path,
          weight: letters(said) + (placeOf(file)?.page.shownOn === page.shownOn ? 0.5 : 0),
        })),
    );
  return found.toSorted((one, other) => other.weight - one.weight)[0];
}

/** Beyond it, it was not one text that was clicked on but the space around several. */
const longestClicked = 1000;

/** The fields that have these words, whatever the case and the kind of spaces. */
export function fieldsWith(words: string, files: State['files']): (Looked & { text: string })[] {
  const sought = plain(words).toLowerCase();
  return Object.entries(files).flatMap(([file, content]) =>
    textsIn(content)
      .filter(({ text }) => plain(text).toLowerCase().includes(sought))
      .map((found) => ({ file, ...found })),
  );
}

function textsIn(value: Value, path: Path = []): { path: Path; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  return Object.entries(Object(value ?? {})).flatMap(([name, inner]) =>
    textsIn(inner, [...path, name]),
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

function plain(text: string | null): string {
  return (text ?? '').replaceAll(/\s+/g, ' ').trim();
}
