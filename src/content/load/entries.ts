import { byOrder, lackedWords } from '#src/content/schema/entry.ts';
import { type EntryWords, type Facts, type KindName, kinds } from '#src/content/schema/kinds.ts';
import { defaultLanguage, type LanguageCode } from '#src/i18n/languages.ts';
import { parseEntries, type Translations } from './files.ts';

/** Facts and words together; `lang` is the language of the words where it is not the page's. */
export type Entry<Kind extends KindName> = { id: string; lang?: LanguageCode } & Facts<Kind> &
  EntryWords<Kind>;

/** The entries of a kind in their order, with placeholders instead of values. */
export function loadEntries<Kind extends KindName>(kind: Kind, lang: LanguageCode): Entry<Kind>[] {
  const { facts } = kinds[kind];
  const entries = parseEntries(kind).map(({ id, languages }): { id: string } => {
    // English has words as well, which strip() leaves out.
    const factsOfEntry = facts.strip().parse(languages[defaultLanguage]);
    return { id, ...factsOfEntry, ...wordsOfEntry(kind, languages, lang) };
  });
  return entries.sort(byOrder) as Entry<Kind>[];
}

/** All words of an entry are in one language: in English if its translation lacks anything. */
function wordsOfEntry(kind: KindName, languages: Translations, lang: LanguageCode) {
  const { words } = kinds[kind];
  const english = languages[defaultLanguage];
  const translation = words(lang).strip().safeParse(languages[lang]);
  const isComplete =
    translation.success && lackedWords(words(lang), english, translation.data).length === 0;
  if (isComplete && lang !== defaultLanguage) return translation.data;
  const inEnglish = words(defaultLanguage).strip().parse(english);
  return lang === defaultLanguage ? inEnglish : { lang: defaultLanguage, ...inEnglish };
}

export function entryWithId<Item extends { id: string }>(
  entries: readonly Item[],
  id: string,
): Item {
  const entry = entries.find((entry) => entry.id === id);
  if (entry) return entry;
  throw new Error(`There is no "${id}".\nRun \`npm run check\` to find out where it is named.`);
}
