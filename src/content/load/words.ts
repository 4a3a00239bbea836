import type { z } from 'zod';
import { keepTogether } from '#src/i18n/keepTogether.ts';
import type { LanguageCode } from '#src/i18n/languages.ts';
import { defaultLanguage } from '#src/i18n/languages.ts';
import { createTranslations, type Translate } from '#src/i18n/translate.ts';
import { companyValues, getCompany, placeValues } from './company.ts';
import { wordFiles } from './files.ts';
import { noteFilledIn } from './filledIn.ts';
import { keptIn } from './keptIn.ts';

let read: ReturnType<typeof readFiles> | undefined;

/** Read once, when a page first asks. */
function getFiles() {
  read ??= readFiles();
  return read;
}

function readFiles() {
  const files = wordFiles();
  const translationsFor = createTranslations(files, ({ lang, key, shown }) => {
    // The check has already named every word that a translation lacks; one that English lacks is a wrong key.
    if (lang === defaultLanguage) {
      throw new Error(
        `No word is called "${key}".\nAdd it to locales/en, or correct the key that asks for it.`,
      );
    }
    noteFilledIn(lang, shown);
  });
  return { files, translationsFor };
}

const translations = new Map<LanguageCode, Translate>();

/** `t('nav.home')` for a language, with the company's name and claims filled in wherever a word names them. */
export function getTranslate(lang: LanguageCode): Translate {
  return keptIn(translations, lang, () => translateTo(lang));
}

function translateTo(lang: LanguageCode): Translate {
  const { files, translationsFor } = getFiles();
  const company = getCompany();
  const [own, english] = [files[lang]?.common, files[defaultLanguage]?.common];
  return translationsFor(lang, {
    ...companyValues(company, lang, own, english),
    ...placeValues(company, lang, own, english),
  });
}

const resolved = new Map<string, unknown>();

/** A page's words in a language, in the shape of its schema, each one resolved by `t()`. */
export function getWords<Schema extends z.ZodType>(
  lang: LanguageCode,
  page: string,
  _schema: (...given: never[]) => Schema,
): z.infer<Schema> {
  return keptIn(resolved, `${lang}/${page}`, () => resolveWords(lang, page)) as z.infer<Schema>;
}

function resolveWords(lang: LanguageCode, page: string): unknown {
  const t = getTranslate(lang);
  const { files } = getFiles();
  const resolve = (own: unknown, english: unknown, key: string): unknown => {
    const shape = english ?? own;
    if (typeof shape !== 'object' || shape === null) return keepTogether(t(`${page}:${key}`), lang);
    const keys = new Set([...Object.keys(shape), ...Object.keys(own ?? {})]);
    const entries = [...keys].map((name) => [
      name,
      resolve(child(own, name), child(english, name), key ? `${key}.${name}` : name),
    ]);
    return Array.isArray(shape) ? entries.map(([, value]) => value) : Object.fromEntries(entries);
  };
  return resolve(files[lang]?.[page], files[defaultLanguage]?.[page], '');
}

function child(parent: unknown, name: string): unknown {
  return (parent as Record<string, unknown> | undefined)?.[name];
}

/** The words kept under an id; the gate has made sure that every id has its own. */
export function byId<Words>(words: Readonly<Record<string, Words>>, id: string): Words {
  const found = words[id];
  if (found === undefined) {
    throw new Error(`No words are kept under "${id}".\nRun \`npm run check\`; it names the file.`);
  }
  return found;
}
