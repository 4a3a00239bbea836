import { z } from 'zod';
import { isEmpty, parseData, parseWithEmptyFields } from '#src/content/load/data.ts';
import { companyFacts } from '#src/content/schema/company.ts';
import { dataFileAt, wordsPath } from '#src/content/schema/dataFiles.ts';
import { type KindName, kindNames, kinds } from '#src/content/schema/kinds.ts';
import { pluralSuffix } from '#src/content/schema/labels.ts';
import { placeholders } from '#src/content/schema/placeholders.ts';
import { wordSchemas } from '#src/content/schema/words/wordSchemas.ts';
import {
  defaultLanguage,
  type LanguageCode,
  languageCodes,
  translatedLanguages,
} from '#src/i18n/languages.ts';
import { copyProblems } from './copyProblems.ts';
import { draftProblems } from './draftProblems.ts';
import { amountProblems, type Ids, nameProblems, unknownIds } from './entryProblems.ts';
import { openingProblems, photoProblems } from './factProblems.ts';
import { expectedFiles, fileProblems } from './fileProblems.ts';
import { type Json, type Path, valueAt } from './paths.ts';
import { type Finding, type Problem, schemaProblems } from './problems.ts';
import type { Contents, Portraits, Sources } from './sources.ts';
import { textProblems } from './textProblems.ts';

type MissingTranslation = { file: string; path: Path; lang: LanguageCode };
export type Report = { problems: Problem[]; missing: MissingTranslation[] };

/** Problems stop the build; missing translations do not. */
export function checkDataFiles(sources: Sources, portraits: Portraits = {}): Report {
  const contents = new Map<string, Json>();
  const problems: Problem[] = [];
  for (const file of new Set([...expectedFiles, ...Object.keys(sources)])) {
    const found = fileProblems(file, sources[file]);
    problems.push(...found.map((finding) => ({ file, ...finding })));
    if (found.length === 0) contents.set(file, parseData(sources[file] ?? ''));
  }

  const ids = idsIn(Object.keys(sources));
  const missing: MissingTranslation[] = [];
  for (const file of contents.keys()) {
    const report = checkFile(file, { sources, contents, ids });
    problems.push(...report.problems);
    missing.push(...report.missing);
  }

  for (const kind of kindNames) {
    const found = amountProblems(kind, ids);
    problems.push(...found.map((finding) => ({ file: `content/${kind}`, ...finding })));
  }
  problems.push(
    ...photoProblems(contents, portraits),
    ...openingProblems(contents),
    ...copyProblems(contents),
  );
  if (problems.length === 0) problems.push(...draftProblems(contents));
  return { problems, missing };
}

function idsIn(files: readonly string[]): Ids {
  const entries = files.map(dataFileAt).filter((file) => file?.is === 'entry');
  const idsOf = (kind: KindName) => entries.filter((entry) => entry.kind === kind);
  const ids = kindNames.map((kind) => [kind, idsOf(kind).map(({ id }) => id)]);
  return Object.fromEntries(ids);
}

/** A file, or the facts or the words of a language in one, and what it is checked against. */
type Part = {
  /** Where it is in the file. */
  at: Path;
  schema: z.ZodType;
  content: Json;
  /** The placeholders that all of its texts may use. */
  shared?: readonly string[];
  /** For words in another language: the English ones, which are shown where some are missing. */
  translation?: { lang: LanguageCode; english: Json; fallsBackAsAWhole: boolean };
};

/** All files, against which each is checked. */
type Files = { sources: Sources; contents: Contents; ids: Ids };

function checkFile(path: string, { sources, contents, ids }: Files): Report {
  const file = dataFileAt(path);
  const content = contents.get(path);
  const found: Finding[] = [];
  const missing: MissingTranslation[] = [];
  if (file?.is === 'entry') {
    found.push(...nameProblems(file.id), ...languageProblems(content));
    for (const lang of translatedLanguages) {
      const isMissing = valueAt(content, [lang]) === undefined;
      if (isMissing) missing.push({ file: path, path: [lang], lang });
    }
  }
  const withEmptyFields = parseWithEmptyFields(sources[path] ?? '');
  for (const part of partsOf(path, contents)) {
    const { at, translation } = part;
    for (const finding of problemsOf(part, valueAt(withEmptyFields, at), ids)) {
      const whole = { ...finding, path: [...at, ...finding.path] };
      if (translation && isUntranslated(part, finding.path)) {
        missing.push({ file: path, path: whole.path, lang: translation.lang });
      } else {
        found.push(whole);
      }
    }
  }
  return { problems: found.map((finding) => ({ file: path, ...finding })), missing };
}

function problemsOf({ schema, content, shared, translation }: Part, withEmpty: Json, ids: Ids) {
  return [
    ...schemaProblems(schema, content, withEmpty),
    ...textProblems({ content, english: translation?.english, schema, shared }),
    ...unknownIds(content, schema, ids),
  ];
}

function partsOf(path: string, contents: Contents): Part[] {
  const file = dataFileAt(path);
  const content = contents.get(path);
  if (!file) return [];
  switch (file.is) {
    case 'company':
      return [{ at: [], schema: companyFacts, content }];
    case 'entry':
      return partsOfEntry(file.kind, content);
    case 'words': {
      const { lang, page } = file;
      const schema = wordSchemas[page](lang);
      if (lang === defaultLanguage) return [{ at: [], schema, content, shared: placeholders }];
      const english = contents.get(wordsPath(defaultLanguage, page));
      const translation = { lang, english, fallsBackAsAWhole: false };
      return [{ at: [], schema, content, shared: placeholders, translation }];
    }
  }
}

function partsOfEntry(kind: KindName, content: Json): Part[] {
  const { facts, words } = kinds[kind];
  // The names of cities are values of placeholders themselves.
  const shared = kind === 'cities' ? [] : placeholders;
  const english = valueAt(content, [defaultLanguage]);
  // Without a group there, the problem has been found already.
  if (typeof english !== 'object') return [];
  const wordNames = Object.keys(words(defaultLanguage).shape);
  const isWord = (name: string) => wordNames.includes(name);
  const fields = Object.entries(Object(english));
  const englishFacts = Object.fromEntries(fields.filter(([name]) => !isWord(name)));
  const englishWords = Object.fromEntries(fields.filter(([name]) => isWord(name)));
  const translated = translatedLanguages.filter((lang) => lang in Object(content));
  return [
    { at: [defaultLanguage], schema: words(defaultLanguage), content: englishWords, shared },
    { at: [defaultLanguage], schema: facts, content: englishFacts },
    ...translated.map((lang) => ({
      at: [lang],
      schema: words(lang),
      content: valueAt(content, [lang]),
      shared,
      translation: { lang, english: englishWords, fallsBackAsAWhole: true },
    })),
  ];
}

const anyGroup = z.looseObject({});
const entryFile = z.looseObject({ [defaultLanguage]: anyGroup });

/** English is missing, or there is a language that the site does not have. */
function languageProblems(content: Json): Finding[] {
  const unknown = Object.keys(Object(content)).filter(
    (name) => !languageCodes.some((code) => code === name),
  );
  return [
    ...schemaProblems(entryFile, content),
    ...unknown.map((name) => ({
      path: [name],
      value: name,
      wrong: 'is not a language of the site',
      fix: `Remove it, or add "${name}" to src/i18n/languageList.ts.`,
    })),
  ];
}

/** Whether something is not filled in yet, and is shown in English until it is. */
function isUntranslated({ content, translation }: Part, path: Path): boolean {
  const isField = path.length > 0;
  const value = valueAt(content, path);
  const isFilledIn = value !== undefined && !isEmpty(value);
  if (!isField || isFilledIn) return false;
  return translation?.fallsBackAsAWhole || !hasOtherForms(content, path);
}

/** Whether this is one of the plural forms of a word that has others, so that the page would show a wrong one of them. */
function hasOtherForms(content: Json, path: Path): boolean {
  const name = String(path.at(-1));
  if (!pluralSuffix.test(name)) return false;
  const word = name.replace(pluralSuffix, '');
  const siblings = Object.keys(valueAt(content, path.slice(0, -1)) ?? {});
  const forms = siblings.filter((sibling) => pluralSuffix.test(sibling));
  return forms.some((form) => form.replace(pluralSuffix, '') === word);
}
