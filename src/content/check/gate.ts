import type { z } from 'zod';
import { parseData, parseWithEmptyFields, withCompleteLists } from '#src/content/load/data.ts';
import { openingFile } from '#src/content/schema/openings.ts';
import { leastPortrait, peopleFacts } from '#src/content/schema/people.ts';
import { placeholders } from '#src/content/schema/placeholders.ts';
import { factSchemas } from '#src/content/schema/schemas.ts';
import { pluralSuffix } from '#src/content/schema/words/shared.ts';
import { wordFileNames, wordSchemas } from '#src/content/schema/words/wordSchemas.ts';
import { defaultLanguage, languageCodes, translatedLanguages } from '#src/i18n/languages.ts';
import { idsIn } from './context.ts';
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

/** A data file and what it is checked against. */
type Checked = {
  name: string;
  schema: z.ZodType;
  /** The placeholders that all of its texts may use. */
  shared?: readonly string[];
  /** The English file, if texts that are missing fall back to it. */
  translationOf?: string;
};

type Contents = ReadonlyMap<string, Json>;

/** Problems stop the build; missing translations do not. */
export function checkContent(texts: Texts, portraits: Portraits = {}): Report {
  const existing = Object.keys(texts);
  const problems: Problem[] = [];
  const missing = existing.flatMap((name) => missingTranslations(name, existing));
  const contents = new Map<string, Json>();
  for (const name of new Set([...expectedFiles, ...existing])) {
    const found = fileProblems(name, texts[name], existing);
    problems.push(...toProblems(name, undefined, found));
    if (found.length === 0) contents.set(name, parseData(texts[name] ?? ''));
  }

  const ids = idsIn(contents);
  for (const file of filesToCheck([...contents.keys()], ids)) {
    const report = checkFile(file, texts, contents);
    problems.push(...report.problems);
    missing.push(...report.missing);
  }

  const people = factsPath('people');
  const photos = photoProblems(contents.get(people), portraits);
  problems.push(...toProblems(people, contents.get(people), photos));
  for (const [name, content] of contents) {
    if (openingOf(name)) problems.push(...toProblems(name, content, unknownNames(content, ids)));
  }
  problems.push(...toProblems('content/openings', undefined, tooManyOpenings(existing)));
  return { problems, missing };
}

function filesToCheck(names: readonly string[], ids: ReturnType<typeof idsIn>): Checked[] {
  const shared = [...placeholders, ...ids.cities.map((id) => `city:${id}`)];
  const facts = factNames.map((name) => ({ name: factsPath(name), schema: factSchemas[name] }));
  const openings = names.flatMap((name) => {
    const opening = openingOf(name);
    return opening ? [{ name, schema: openingSchema(opening), shared }] : [];
  });
  const words = languageCodes.flatMap((lang) => {
    return wordFileNames.map((page) => ({
      name: wordsPath(lang, page),
      schema: wordSchemas[page]({ ...ids, lang }),
      shared,
      translationOf: lang === defaultLanguage ? undefined : wordsPath(defaultLanguage, page),
    }));
  });
  return [...facts, ...openings, ...words];
}

function checkFile(file: Checked, texts: Texts, contents: Contents): Report {
  const { name, schema, shared, translationOf } = file;
  const written = contents.get(name);
  if (written === undefined) return { problems: [], missing: [] };
  const english = translationOf && contents.get(translationOf);
  const content = translationOf ? withCompleteLists(written, english) : written;
  const withEmptyFields = parseWithEmptyFields(texts[name] ?? '');

  const problems: Finding[] = [];
  const missing: MissingTranslation[] = [];
  for (const finding of schemaProblems(schema, content, withEmptyFields)) {
    const { path } = finding;
    if (translationOf && isUntranslated(content, path)) missing.push({ file: name, path });
    else problems.push(finding);
  }
  problems.push(...textProblems({ content, english, schema, shared }));
  return { problems: toProblems(name, written, problems), missing };
}

/** The translations that an English opening lacks. */
function missingTranslations(name: string, existing: readonly string[]): MissingTranslation[] {
  const opening = openingOf(name);
  if (opening?.lang !== defaultLanguage) return [];
  const translations = translatedLanguages.map((lang) => openingFile(lang, opening.id));
  const missing = translations.filter((translation) => !existing.includes(translation));
  return missing.map((file) => ({ file, path: [] }));
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
