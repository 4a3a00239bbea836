import { byOrder, lackedWords } from '#src/content/schema/entry.ts';
import { type EntryWords, type Facts, type KindName, kinds } from '#src/content/schema/kinds.ts';
import { defaultLanguage, type LanguageCode } from '#src/i18n/languages.ts';
import { parseEntries } from './files.ts';
import { type ValuesIn, withValues } from './words.ts';

/** Facts and words together; `lang` is the language of the words where it is not the page's. */
export type Entry<Kind extends KindName> = { id: string; lang?: LanguageCode } & Facts<Kind> &
  EntryWords<Kind>;

/** The entries of a kind in their order. An entry whose translation lacks anything is shown in English. */
export function loadEntries<Kind extends KindName>(
  kind: Kind,
  lang: LanguageCode,
  valuesIn: ValuesIn,
): Entry<Kind>[] {
  const { facts, words } = kinds[kind];
  const entries = parseEntries(kind).map(({ id, languages }): { id: string } => {
    const english = languages[defaultLanguage];
    const translation = words(lang).safeParse(languages[lang]);
    const isComplete =
      translation.success && lackedWords(words(lang), english, translation.data).length === 0;
    const isInEnglish = lang === defaultLanguage || !isComplete;
    const shownIn = isInEnglish ? defaultLanguage : lang;
    // The English part has facts as well, which `strip` leaves out, and the other way round.
    const shown = isInEnglish ? words(shownIn).strip().parse(english) : translation.data;
    return {
      id,
      ...(shownIn !== lang && { lang: shownIn }),
      ...facts.strip().parse(english),
      ...withValues(shown, valuesIn(shownIn)),
    };
  });
  return entries.sort(byOrder) as Entry<Kind>[];
}

/** The entry that another one names; the content check ensures that there is one. */
export function entryWithId<Entry extends { id: string }>(
  entries: readonly Entry[],
  id: string,
): Entry {
  const entry = entries.find((entry) => entry.id === id);
  if (entry) return entry;
  throw new Error(`There is no "${id}".\nRun \`npm run check\` to find out where it is named.`);
}
