import { fileContent, isEmpty, isGroup } from '#src/content/load/data.ts';
import { type DataFile, dataFileAt, originalOf, schemaOf } from '#src/content/schema/dataFiles.ts';
import { lackedWords } from '#src/content/schema/entry.ts';
import { type KindName, kindNames, kinds } from '#src/content/schema/kinds.ts';
import { type Path, valueAt } from '#src/content/schema/paths.ts';
import { pluralSuffix } from '#src/content/schema/textSchemas.ts';
import { defaultLanguage, type LanguageCode, translatedLanguages } from '#src/i18n/languages.ts';
import { copyProblems } from './copyProblems.ts';
import { amountProblems, type Ids, nameProblems, unknownIds } from './entryProblems.ts';
import { applicantProblems, dateProblems, photoProblems } from './factProblems.ts';
import { expectedFiles, fileProblems } from './fileProblems.ts';
import type { FileContents, FileTexts, Portraits } from './files.ts';
import { textsInEnglish } from './languageProblems.ts';
import { type Finding, type Problem, schemaProblems } from './problems.ts';
import { textProblems } from './textProblems.ts';

type MissingTranslation = { file: string; path: Path; lang: LanguageCode };
export type Report = { problems: Problem[]; missing: MissingTranslation[] };

/** Problems stop the build; missing translations do not. */
export function checkDataFiles(texts: FileTexts, portraits: Portraits = {}): Report {
  const contents = new Map<string, unknown>();
  const unreadable: Problem[] = [];
  for (const [file, text] of Object.entries({ ...expectedFiles, ...texts })) {
    const found = fileProblems(file, text);
    unreadable.push(...found.map((finding) => ({ file, ...finding })));
    if (found.length === 0) contents.set(file, fileContent(text ?? ''));
  }
  const ids = idsIn(Object.keys(texts));
  const reports = [...contents.keys()].map((file) => checkFile(file, contents, ids));
  const problems = [
    ...unreadable,
    ...reports.flatMap((report) => report.problems),
    ...kindNames.flatMap((kind) => amountProblems(kind, ids)),
    ...photoProblems(contents, portraits),
    ...applicantProblems(contents),
    ...dateProblems(contents),
    ...copyProblems(contents),
  ];
  return { problems, missing: reports.flatMap((report) => report.missing) };
}

function checkFile(file: string, contents: FileContents, ids: Ids): Report {
  const data = dataFileAt(file);
  if (!data) return { problems: [], missing: [] };
  const problems: Problem[] = [];
  const missing: MissingTranslation[] = [];
  for (const finding of findingsIn(file, data, contents, ids)) {
    const { path } = finding;
    const lang = originalOf(file, path)?.lang;
    if (lang && isUntranslated(data, contents.get(file), path)) missing.push({ file, path, lang });
    else problems.push({ file, ...finding });
  }
  const isInMissing = (path: Path) => missing.some((group) => isInside(path, group.path));
  const gaps = [...lackedIn(file, data, contents), ...textsInEnglish(file, contents)];
  const lacked = gaps.filter(({ path }) => !isInMissing(path));
  return { problems, missing: [...missing, ...lacked.map((gap) => ({ file, ...gap }))] };
}

function isInside(path: Path, group: Path): boolean {
  return group.every((step, at) => path[at] === step);
}

function idsIn(files: readonly string[]): Ids {
  const entries = files.map(dataFileAt).filter((file) => file?.is === 'entry');
  const idsOf = (kind: KindName) => entries.filter((entry) => entry.kind === kind);
  const ids = kindNames.map((kind) => [kind, idsOf(kind).map(({ id }) => id)]);
  return Object.fromEntries(ids);
}

function findingsIn(file: string, data: DataFile, contents: FileContents, ids: Ids): Finding[] {
  const content = contents.get(file);
  const schema = schemaOf(data);
  return [
    ...(data.is === 'entry' ? nameProblems(data.id) : []),
    ...schemaProblems(schema, content),
    ...textProblems(file, data, contents),
    ...unknownIds(content, schema, ids),
  ];
}

/** Whether a translation is merely missing: then English is shown, and nothing is wrong. */
function isUntranslated(file: DataFile, content: unknown, path: Path): boolean {
  const value = valueAt(content, path);
  const isMissing = value === undefined || (path.length > 0 && isEmpty(value));
  // An entry is shown in English as a whole.
  return isMissing && (file.is === 'entry' || !hasOtherForms(content, path));
}

/** A word with some of its plural forms is a problem: the page would show one of the wrong number. */
function hasOtherForms(content: unknown, path: Path): boolean {
  const name = String(path.at(-1));
  if (!pluralSuffix.test(name)) return false;
  const word = name.replace(pluralSuffix, '_');
  const group = Object(valueAt(content, path.slice(0, -1)));
  return Object.keys(group).some((field) => field.startsWith(word));
}

type Gap = Omit<MissingTranslation, 'file'>;

/** Optional texts that English has. If an entry lacks one of them, it is shown in English as a whole. */
function lackedIn(file: string, data: DataFile, contents: FileContents): Gap[] {
  const content = contents.get(file);
  if (data.is === 'entry') return lackedInEntry(data.kind, content);
  const original = originalOf(file, []);
  if (!original) return [];
  const { lang } = original;
  return absentPaths(content, contents.get(original.file)).map((path) => ({ path, lang }));
}

function lackedInEntry(kind: KindName, content: unknown): Gap[] {
  const english = valueAt(content, [defaultLanguage]);
  return translatedLanguages.flatMap((lang) => {
    const translation = valueAt(content, [lang]);
    if (!isGroup(translation)) return [];
    const names = lackedWords(kinds[kind].words(lang), english, translation);
    return names.map((name) => ({ path: [lang, name], lang }));
  });
}

/** English texts without a translation; plural forms are left out, because languages differ in them. */
function absentPaths(translation: unknown, english: unknown, path: Path = []): Path[] {
  if (!isGroup(english)) return translation === undefined ? [path] : [];
  const names = Object.keys(english).filter((name) => !pluralSuffix.test(name));
  return names.flatMap((name) =>
    absentPaths(valueAt(translation, [name]), valueAt(english, [name]), [...path, name]),
  );
}
