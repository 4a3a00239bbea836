// What the checks of texts need to know from the facts.
import { placeholders } from '#src/content/schema/placeholders.ts';
import { idLists, type WordsContext } from '#src/content/schema/words.ts';
import { defaultLanguage, type LanguageCode } from '#src/i18n/languages.ts';
import { factsPath, wordsPath } from './files.ts';
import { type Json, valueAt } from './problems.ts';

/** The ids that need texts. If `files` lacks the facts, the ids are those of the English texts. */
export function contextOf(files: ReadonlyMap<string, Json>, lang: LanguageCode): WordsContext {
  const lists = Object.entries(idLists).map(([list, { facts, paths, page, words }]) => {
    const file = factsPath(facts);
    const inFacts = paths.flatMap((path) => textsAt(files.get(file), path));
    // Sentences may still mention a city that is no longer in the facts.
    const needsOnlyFacts = files.has(file) && list !== 'cities';
    if (needsOnlyFacts) return [list, inFacts];
    const english = files.get(wordsPath(defaultLanguage, page));
    const inEnglish = textsAt(english, [...words, '*', 'id']);
    return [list, [...new Set([...inFacts, ...inEnglish])]];
  });
  return { lang, ...Object.fromEntries(lists) };
}

/** The texts at a path in which * stands for each entry of a list. */
function textsAt(content: Json, [step, ...rest]: readonly string[]): string[] {
  if (step === undefined) return typeof content === 'string' ? [content] : [];
  if (step !== '*') return textsAt(valueAt(content, [step]), rest);
  const entries = Array.isArray(content) ? content : [];
  return entries.flatMap((entry) => textsAt(entry, rest));
}

/** The placeholders that every text may use. */
export function sharedPlaceholders(files: ReadonlyMap<string, Json>): string[] {
  const { cities = [] } = contextOf(files, defaultLanguage);
  return [...placeholders, ...cities.map((id) => `city:${id}`)];
}
