import { z } from 'zod';
import { fileAsWritten, fileContent, isEmpty, isGroup } from '#src/content/load/data.ts';
import { companyFacts } from '#src/content/schema/company.ts';
import { dataFileAt, wordsPath } from '#src/content/schema/dataFiles.ts';
import { lackedWords } from '#src/content/schema/entry.ts';
import { type KindName, kindNames, kinds } from '#src/content/schema/kinds.ts';
import { type Json, type Path, valueAt } from '#src/content/schema/paths.ts';
import { placeholders } from '#src/content/schema/placeholders.ts';
import { pluralSuffix } from '#src/content/schema/texts.ts';
import { wordSchemas } from '#src/content/schema/words/wordSchemas.ts';
import {
  defaultLanguage,
  type LanguageCode,
  languageCodes,
  translatedLanguages,
} from '#src/i18n/languages.ts';
import { copyProblems } from './copyProblems.ts';
import { amountProblems, type Ids, nameProblems, unknownIds } from './entryProblems.ts';
import { applicantProblems, dateProblems, photoProblems, zoneProblems } from './factProblems.ts';
import { expectedFiles, fileProblems } from './fileProblems.ts';
import { type Finding, type Problem, schemaProblems } from './problems.ts';
import type { Contents, Portion, Portraits, Sources } from './sources.ts';
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
    if (found.length === 0) contents.set(file, fileContent(sources[file] ?? ''));
  }

  const ids = idsIn(Object.keys(sources));
  const missing: MissingTranslation[] = [];
  for (const file of contents.keys()) {
    for (const { missingIn: lang, ...problem } of findingsIn(file, { sources, contents, ids })) {
      if (lang) missing.push({ file, path: problem.path, lang });
      else problems.push({ file, ...problem });
    }
  }

  for (const kind of kindNames) {
    const found = amountProblems(kind, ids);
    problems.push(...found.map((finding) => ({ file: `content/${kind}`, ...finding })));
  }
  problems.push(
    ...photoProblems(contents, portraits),
    ...applicantProblems(contents),
    ...dateProblems(contents),
    ...zoneProblems(contents),
    ...copyProblems(contents),
  );
  return { problems, missing };
}

function idsIn(files: readonly string[]): Ids {
  const entries = files.map(dataFileAt).filter((file) => file?.is === 'entry');
  const idsOf = (kind: KindName) => entries.filter((entry) => entry.kind === kind);
  const ids = kindNames.map((kind) => [kind, idsOf(kind).map(({ id }) => id)]);
  return Object.fromEntries(ids);
}

type Files = { sources: Sources; contents: Contents; ids: Ids };

/** With a language if all that is wrong is that it lacks a text, so that the English one is shown. */
type FindingOrGap = Finding & { missingIn?: LanguageCode };

function findingsIn(file: string, { sources, contents, ids }: Files): FindingOrGap[] {
  const data = dataFileAt(file);
  const ofName = data?.is === 'entry' ? nameProblems(data.id) : [];
  const written = fileAsWritten(sources[file] ?? '');
  const ofContent = portionsOf(file, written, contents).flatMap((portion) =>
    portionFindings(portion, ids).map((finding) => {
      const missingIn = isUntranslated(portion, finding.path) ? portion.lang : undefined;
      return { ...finding, path: [...portion.at, ...finding.path], missingIn };
    }),
  );
  return [...ofName, ...ofContent];
}

function portionFindings(portion: Portion, ids: Ids): Finding[] {
  const { schema, content, written } = portion;
  const ofSchema = schemaProblems(schema, content, written);
  const known = ofSchema.map(({ path }) => path[0]);
  return [
    ...ofSchema,
    ...lackedProblems(portion).filter(({ path }) => !known.includes(path[0])),
    ...textProblems(portion),
    ...unknownIds(content, schema, ids),
  ];
}

/** The words of an entry that need not be there, but are in English. */
function lackedProblems({ at, schema, content, english }: Portion): Finding[] {
  if (at.length === 0 || !isGroup(content) || !(schema instanceof z.ZodObject)) return [];
  const fix = 'Translate it, or all of the entry is shown in English.';
  return lackedWords(schema, english, content).map((name) => {
    return { path: [name], wrong: 'is missing', fix };
  });
}

function portionsOf(path: string, written: Json, contents: Contents): Portion[] {
  const file = dataFileAt(path);
  const content = contents.get(path);
  switch (file?.is) {
    case 'company':
      return [{ at: [], schema: companyFacts, content, written }];
    case 'entry':
      return portionsOfEntry(file.kind, content, written);
    case 'words': {
      const { lang, page } = file;
      const words = { at: [], schema: wordSchemas[page](lang), content, written };
      const english = contents.get(wordsPath(defaultLanguage, page));
      const translated = lang === defaultLanguage ? {} : { lang, english };
      return [{ ...words, shared: placeholders, ...translated }];
    }
    default:
      return [];
  }
}

const anyGroup = z.looseObject({});
const entryFile = z.strictObject({
  ...Object.fromEntries(languageCodes.map((lang) => [lang, z.unknown().optional()])),
  [defaultLanguage]: anyGroup,
});

function portionsOfEntry(kind: KindName, content: Json, written: Json): Portion[] {
  const languages = { at: [], schema: entryFile, content, written };
  const english = valueAt(content, [defaultLanguage]);
  if (!isGroup(english)) return [languages];

  const { facts, words } = kinds[kind];
  const wordNames = Object.keys(words(defaultLanguage).shape);
  const fields = Map.groupBy(Object.entries(english), ([name]) => wordNames.includes(name));
  const englishWords = Object.fromEntries(fields.get(true) ?? []);
  const englishFacts = Object.fromEntries(fields.get(false) ?? []);
  const inLanguage = (lang: LanguageCode) => ({ at: [lang], written: valueAt(written, [lang]) });
  // The names of cities are values of placeholders themselves.
  const shared = kind === 'cities' ? [] : placeholders;
  return [
    languages,
    {
      ...inLanguage(defaultLanguage),
      schema: words(defaultLanguage),
      content: englishWords,
      shared,
    },
    { ...inLanguage(defaultLanguage), schema: facts, content: englishFacts },
    ...translatedLanguages.map((lang) => ({
      ...inLanguage(lang),
      schema: words(lang),
      content: valueAt(content, [lang]),
      shared,
      lang,
      english: englishWords,
    })),
  ];
}

/** Whether something is not filled in yet, and is shown in English until it is. */
function isUntranslated({ at, content, lang }: Portion, path: Path): boolean {
  const value = valueAt(content, path);
  const isEmptyField = path.length > 0 && isEmpty(value);
  const isMissing = value === undefined || isEmptyField;
  // Of an entry, all is shown in English then.
  const isOfEntry = at.length > 0;
  return lang !== undefined && isMissing && (isOfEntry || !hasOtherForms(content, path));
}

/** Whether this is one of the plural forms of a word that has others, so that the page would show a wrong one of them. */
function hasOtherForms(content: Json, path: Path): boolean {
  const name = String(path.at(-1));
  if (!pluralSuffix.test(name)) return false;
  const word = name.replace(pluralSuffix, '_');
  const group = Object(valueAt(content, path.slice(0, -1)));
  return Object.keys(group).some((field) => field.startsWith(word));
}
