// Texts that are not in the language of their field: in the letters of another one, or still in English.
import { originalOf } from '#src/content/schema/dataFiles.ts';
import { textsIn, valueAt } from '#src/content/schema/paths.ts';
import { languageLabel } from '#src/form/labels.ts';
import { detailsOf, type LanguageCode } from '#src/i18n/languages.ts';
import { placeholderPattern } from '#src/i18n/translate.ts';
import type { FileContents } from './files.ts';
import type { Finding } from './problems.ts';

/** Names and technical terms may be in Latin letters in every language, but not most of a text in those of a third one. */
export function scriptProblems(text: string, lang: LanguageCode): Omit<Finding, 'path'>[] {
  const { script } = detailsOf(lang);
  const scripts = ['Latin', script.charAt(0).toUpperCase() + script.slice(1)];
  const own = new RegExp(scripts.map((name) => `\\p{Script=${name}}`).join('|'), 'u');
  const letters = lettersOf(text);
  const foreign = letters.filter((letter) => !own.test(letter));
  if (foreign.length <= letters.length / 2) return [];
  const language = languageLabel(lang);
  const fault = `is not in ${language}: most of its letters are those of another language`;
  return [
    { value: text, fault, remedy: `Write it in ${language}, and this text where it belongs.` },
  ];
}

/** Shorter ones may be the same in both languages, and so may what names something. */
const leastLetters = 20;
const naming = ['title', 'skills', 'role', 'name'];

/** Translations that say word for word what the English says. */
export function textsInEnglish(file: string, contents: FileContents) {
  return textsIn(contents.get(file)).flatMap(([path, text]) => {
    const original = originalOf(file, path);
    if (!original || path.some((step) => naming.includes(String(step)))) return [];
    const english = valueAt(contents.get(original.file), original.path);
    const isSentence = lettersOf(text).length >= leastLetters && withoutValues(text).includes(' ');
    return text === english && isSentence ? [{ path, lang: original.lang }] : [];
  });
}

function lettersOf(text: string): string[] {
  return withoutValues(text).match(/\p{L}/gu) ?? [];
}

function withoutValues(text: string): string {
  return text.replace(placeholderPattern, '').trim();
}
