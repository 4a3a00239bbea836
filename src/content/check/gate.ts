import { parseData, parseWithEmptyFields, withCompleteLists } from '#src/content/load/data.ts';
import { openingFile } from '#src/content/schema/openings.ts';
import { leastPortrait, peopleFacts } from '#src/content/schema/people.ts';
import { factSchemas, wordFileNames, wordSchemas } from '#src/content/schema/schemas.ts';
import { pluralSuffix, type WordsContext } from '#src/content/schema/words.ts';
import {
  defaultLanguage,
  type LanguageCode,
  languageCodes,
  translatedLanguages,
} from '#src/i18n/languages.ts';
import { contextOf, sharedPlaceholders } from './context.ts';
import { expectedFiles, factNames, factsPath, fileProblems, wordsPath } from './files.ts';
import { openingOf, openingSchema, tooManyOpenings, unknownNames } from './openings.ts';
import {
  type Finding,
  type Json,
  type Path,
  type Problem,
  schemaProblems,
  type Texts,
  toProblems,
  valueAt,
} from './problems.ts';
import { textProblems } from './textProblems.ts';

type MissingTranslation = { file: string; path: Path };
/** The sizes of the photos, by path; null for a photo that cannot be read. */
export type Portraits = Readonly<Record<string, { width: number; height: number } | null>>;
export type Report = { problems: Problem[]; missing: MissingTranslation[] };

/** The content of a file, without its empty fields and with them. */
type File = { content: Json; contentWithEmptyFields: Json };
type Files = ReadonlyMap<string, File>;
type FactName = keyof typeof factSchemas;

/** Problems stop the build; missing translations do not. */
export function checkContent(texts: Texts, portraits: Portraits = {}): Report {
  const existing = Object.keys(texts);
  const names = [...new Set([...expectedFiles, ...existing])];
  const unreadable = names.flatMap((name) => {
    return toProblems(name, undefined, fileProblems(name, texts[name], existing));
  });
  const unreadableNames = new Set(unreadable.map(({ file }) => file));
  const readable = names.filter((name) => !unreadableNames.has(name));
  const files: Files = new Map(readable.map((name) => [name, parseFile(texts[name] ?? '')]));

  const factFindings = new Map(factNames.map((name) => [name, factSchemaProblems(files, name)]));
  const filesWithIds = withoutInvalidIds(files, factFindings);
  const shared = sharedPlaceholders(filesWithIds);
  const words = languageCodes.map((lang) => {
    return checkWords(files, contextOf(filesWithIds, lang), lang, shared);
  });
  return {
    problems: [
      ...unreadable,
      ...factNames.flatMap((name) => factProblems(files, name, factFindings.get(name) ?? [])),
      ...portraitProblems(files, portraits),
      ...toProblems('content/openings', undefined, tooManyOpenings(existing)),
      ...readable.flatMap((name) => openingProblems(files, filesWithIds, name, shared)),
      ...words.flatMap(({ problems }) => problems),
    ],
    missing: [
      ...existing.flatMap((name) => missingTranslations(name, existing)),
      ...words.flatMap(({ missing }) => missing),
    ],
  };
}

function parseFile(text: string): File {
  return { content: parseData(text), contentWithEmptyFields: parseWithEmptyFields(text) };
}

function factSchemaProblems(files: Files, name: FactName): Finding[] {
  const file = files.get(factsPath(name));
  if (!file) return [];
  return schemaProblems(factSchemas[name], file.content, file.contentWithEmptyFields);
}

/** All files except facts with invalid ids: checked against those, every text with an id would be reported as well. */
function withoutInvalidIds(
  files: Files,
  factFindings: ReadonlyMap<FactName, Finding[]>,
): Map<string, Json> {
  const contents = new Map([...files].map(([name, { content }]) => [name, content]));
  for (const [name, findings] of factFindings) {
    if (findings.some(({ path }) => concernsIds(path))) contents.delete(factsPath(name));
  }
  return contents;
}

function factProblems(files: Files, name: FactName, findings: readonly Finding[]): Problem[] {
  const file = files.get(factsPath(name));
  if (!file) return [];
  const { content } = file;
  const inTexts = textProblems({ content, schema: factSchemas[name] });
  return toProblems(factsPath(name), content, [...findings, ...inTexts]);
}

function portraitProblems(files: Files, portraits: Portraits): Problem[] {
  const name = factsPath('people');
  const content = files.get(name)?.content;
  return toProblems(name, content, photoProblems(content, portraits));
}

function openingProblems(
  files: Files,
  filesWithIds: ReadonlyMap<string, Json>,
  name: string,
  shared: readonly string[],
): Problem[] {
  const opening = openingOf(name);
  const file = files.get(name);
  if (!opening || !file) return [];
  const { content, contentWithEmptyFields } = file;
  const schema = openingSchema(opening);
  return toProblems(name, content, [
    ...schemaProblems(schema, content, contentWithEmptyFields),
    ...unknownNames(content, filesWithIds.get(factsPath('jobs'))),
    ...textProblems({ content, schema, shared }),
  ]);
}

/** The translations that an English opening lacks. */
function missingTranslations(name: string, existing: readonly string[]): MissingTranslation[] {
  const opening = openingOf(name);
  if (opening?.lang !== defaultLanguage) return [];
  const translations = translatedLanguages.map((lang) => openingFile(lang, opening.id));
  const missing = translations.filter((translation) => !existing.includes(translation));
  return missing.map((file) => ({ file, path: [] }));
}

function checkWords(
  files: Files,
  context: WordsContext,
  lang: LanguageCode,
  shared: readonly string[],
): Report {
  const isTranslation = lang !== defaultLanguage;
  const report: Report = { problems: [], missing: [] };
  for (const page of wordFileNames) {
    const name = wordsPath(lang, page);
    const file = files.get(name);
    if (!file) continue;
    const english = files.get(wordsPath(defaultLanguage, page))?.content;
    const content = isTranslation ? withCompleteLists(file.content, english) : file.content;
    const schema = wordSchemas[page](context);
    const problems: Finding[] = [];
    for (const finding of schemaProblems(schema, content, file.contentWithEmptyFields)) {
      const { path } = finding;
      if (isTranslation && isUntranslated(content, path)) report.missing.push({ file: name, path });
      else problems.push(finding);
    }
    problems.push(...textProblems({ content, english, schema, shared }));
    report.problems.push(...toProblems(name, file.content, problems));
  }
  return report;
}

function photoProblems(content: Json, portraits: Portraits): Finding[] {
  const { width, height } = leastPortrait;
  const people = peopleFacts.safeParse(content).data?.people ?? [];
  return people.flatMap(({ photo }, index): Finding[] => {
    const size = portraits[`content/portraits/${photo}`];
    if (!photo || (size && size.width >= width && size.height >= height)) return [];
    const wrong = size
      ? `is ${size.width} × ${size.height} pixels, too small to be woven`
      : 'is not a readable picture in content/portraits';
    const fix = `Put a JPEG, PNG, WebP or AVIF of at least ${width} × ${height} pixels there, or correct its name.`;
    return [{ path: ['people', index, 'photo'], value: photo, wrong, fix }];
  });
}

/** A missing plural form is a problem if the word has other forms: the page would show a wrong one. */
function isUntranslated(content: Json, path: Path): boolean {
  if (valueAt(content, path) !== undefined) return false;
  const name = String(path.at(-1));
  if (!pluralSuffix.test(name)) return true;
  const stem = name.replace(pluralSuffix, '');
  const siblings = Object.keys(valueAt(content, path.slice(0, -1)) ?? {});
  return !siblings.some((other) => other !== stem && other.replace(pluralSuffix, '') === stem);
}

function concernsIds(path: Path): boolean {
  return path.length < 3 || path.at(-1) === 'id' || path.at(-1) === 'city';
}
