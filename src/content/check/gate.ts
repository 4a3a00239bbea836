import { asWritten, dataIn, withCompleteLists } from '#src/content/load/data.ts';
import { leastPortrait, peopleFacts } from '#src/content/schema/people.ts';
import { factSchemas, wordFileNames, wordSchemas } from '#src/content/schema/schemas.ts';
import { pluralSuffix } from '#src/content/schema/words.ts';
import {
  defaultLanguage,
  type LanguageCode,
  languageCodes,
  translatedLanguages,
} from '#src/i18n/languages.ts';
import { contextOf, placeholdersFor } from './context.ts';
import { expectedFiles, factNames, factsPath, fileProblems, wordsPath } from './files.ts';
import {
  openingFile,
  openingOf,
  openingSchema,
  tooManyOpenings,
  unknownNames,
} from './openings.ts';
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
/** The photos by their path, each with its size; null for an unreadable one. */
export type Portraits = Readonly<Record<string, { width: number; height: number } | null>>;
export type Report = { problems: Problem[]; missing: MissingTranslation[] };

/** What a file holds, and the same with its empty fields. */
type File = { content: Json; written: Json };
type Files = ReadonlyMap<string, File>;

/** Problems stop the build; missing translations are only reported. */
export function checkContent(texts: Texts, portraits: Portraits = {}): Report {
  const given = Object.keys(texts);
  const names = [...new Set([...expectedFiles, ...given])];
  const unreadable = names.flatMap((name) => {
    return toProblems(name, undefined, fileProblems(name, texts[name], given));
  });
  const broken = new Set(unreadable.map(({ file }) => file));
  const readable = names.filter((name) => !broken.has(name));
  const files: Files = new Map(readable.map((name) => [name, fileIn(texts[name] ?? '')]));

  const sound = withSoundIds(files);
  const words = languageCodes.map((lang) => checkWords(files, sound, lang));
  return {
    problems: [
      ...unreadable,
      ...factNames.flatMap((name) => factProblems(files, name)),
      ...portraitProblems(files, portraits),
      ...toProblems('content/openings', undefined, tooManyOpenings(given)),
      ...readable.flatMap((name) => openingProblems(files, sound, name)),
      ...words.flatMap(({ problems }) => problems),
    ],
    missing: [
      ...given.flatMap((name) => missingTranslations(name, given)),
      ...words.flatMap(({ missing }) => missing),
    ],
  };
}

function fileIn(text: string): File {
  return { content: dataIn(text), written: asWritten(text) };
}

/** The facts with valid ids, and the rest: without those, every word under an id would be reported as well. */
function withSoundIds(files: Files): Map<string, Json> {
  const contents = new Map([...files].map(([name, { content }]) => [name, content]));
  for (const name of factNames) {
    const file = files.get(factsPath(name));
    const findings = file ? schemaProblems(factSchemas[name], file.content) : [];
    if (findings.some(({ path }) => concernsIds(path))) contents.delete(factsPath(name));
  }
  return contents;
}

function factProblems(files: Files, name: keyof typeof factSchemas): Problem[] {
  const file = files.get(factsPath(name));
  if (!file) return [];
  const { content, written } = file;
  const schema = factSchemas[name];
  return toProblems(factsPath(name), content, [
    ...schemaProblems(schema, content, written),
    ...textProblems({ content, schema }),
  ]);
}

function portraitProblems(files: Files, portraits: Portraits): Problem[] {
  const name = factsPath('people');
  const content = files.get(name)?.content;
  return toProblems(name, content, photoProblems(content, portraits));
}

function openingProblems(files: Files, sound: ReadonlyMap<string, Json>, name: string): Problem[] {
  const opening = openingOf(name);
  const file = files.get(name);
  if (!opening || !file) return [];
  const { content, written } = file;
  const schema = openingSchema(opening);
  return toProblems(name, content, [
    ...schemaProblems(schema, content, written),
    ...unknownNames(content, sound.get(factsPath('jobs'))),
    ...textProblems({ content, schema, everywhere: placeholdersFor(sound) }),
  ]);
}

/** The translations that an English opening lacks. */
function missingTranslations(name: string, given: readonly string[]): MissingTranslation[] {
  const opening = openingOf(name);
  if (opening?.lang !== defaultLanguage) return [];
  const translations = translatedLanguages.map((lang) => openingFile(lang, opening.id));
  const lacking = translations.filter((translation) => !given.includes(translation));
  return lacking.map((file) => ({ file, path: [] }));
}

function checkWords(files: Files, sound: ReadonlyMap<string, Json>, lang: LanguageCode): Report {
  const context = contextOf(sound, lang);
  const everywhere = placeholdersFor(sound);
  const report: Report = { problems: [], missing: [] };
  for (const page of wordFileNames) {
    const name = wordsPath(lang, page);
    const file = files.get(name);
    if (!file) continue;
    const isTranslation = lang !== defaultLanguage;
    const english = files.get(wordsPath(defaultLanguage, page))?.content;
    const content = isTranslation ? withCompleteLists(file.content, english) : file.content;
    const schema = wordSchemas[page](context);
    const findings = schemaProblems(schema, content, file.written);
    const isMissing = ({ path }: Finding) => isTranslation && isUntranslated(content, path);
    const untranslated = findings.filter(isMissing);
    const wrong = findings.filter((finding) => !isMissing(finding));
    const inTexts = textProblems({ content, english, schema, everywhere });
    report.missing.push(...untranslated.map(({ path }) => ({ file: name, path })));
    report.problems.push(...toProblems(name, file.content, [...wrong, ...inTexts]));
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
      : 'is no picture in content/portraits that can be read';
    const fix = `Put a JPEG, PNG, WebP or AVIF of at least ${width} × ${height} pixels there, or correct its name.`;
    return [{ path: ['people', index, 'photo'], value: photo, wrong, fix }];
  });
}

/** A missing plural form is a problem where the word has others: the page would show the wrong one. */
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
