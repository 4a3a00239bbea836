// Problems of the texts in a file: HTML, characters that nobody sees or no font has, and wrong {{placeholders}}.
import { z } from 'zod';
import { type DataFile, originalOf, schemaOf } from '#src/content/schema/dataFiles.ts';
import { kinds } from '#src/content/schema/kinds.ts';
import { type Path, textsIn, valueAt } from '#src/content/schema/paths.ts';
import { placeholders } from '#src/content/schema/placeholders.ts';
import { schemasAlong, unwrapped } from '#src/content/schema/schemasAlong.ts';
import { pluralSuffix } from '#src/content/schema/textSchemas.ts';
import { isSupported } from '#src/fonts/characters.ts';
import { type LanguageCode, languageCodes } from '#src/i18n/languages.ts';
import { placeholderPattern } from '#src/i18n/translate.ts';
import type { FileContents } from './files.ts';
import { scriptProblems } from './languageProblems.ts';
import { type Finding, shorten } from './problems.ts';

type TextFinding = Omit<Finding, 'path'>;

/**
 * Besides the shared placeholders, a text may use those in the metadata of its schema or of a group around it. A
 * translation must use those of the English text; facts may use none.
 */
export function textProblems(file: string, data: DataFile, contents: FileContents): Finding[] {
  const schema = schemaOf(data);
  return textsIn(contents.get(file)).flatMap(([path, text]) => {
    const schemas = schemasAlong(schema, path);
    // The schema has already rejected an unknown field.
    if (!schemas) return [];
    const ofSchemas = schemas.flatMap((schema) => schema.meta()?.placeholders ?? []);
    const lang = languageOf(data, path);
    // The names of cities are values of placeholders themselves.
    const isOfCity = data.is === 'entry' && data.kind === 'cities';
    const shared = lang && !isOfCity ? placeholders : [];
    const usable = [...new Set([...ofSchemas, ...shared])];
    const original = originalOf(file, path);
    const inEnglish = original && valueAt(contents.get(original.file), original.path);
    const english = typeof inEnglish === 'string' ? inEnglish : '';
    const findings = [
      ...htmlProblems(text),
      ...unseenProblems(text, mayHaveLines(schemas.at(-1))),
      ...fontProblems(text),
      ...(lang ? scriptProblems(text, lang) : []),
      ...placeholderProblems(text, usable, path, english),
    ];
    return findings.map((finding) => ({ path, ...finding }));
  });
}

/** The language of a text; undefined for a fact, which is the same in every language. */
function languageOf(file: DataFile, [group, field = '']: Path): LanguageCode | undefined {
  if (file.is === 'words') return file.lang;
  if (file.is === 'company' || field in kinds[file.kind].facts.shape) return undefined;
  return languageCodes.find((code) => code === group);
}

/** Tags, and characters written like &nbsp; or &#160;. */
const html = /<\/?[a-z][^>]*>?|&(?:[a-z][a-z\d]*|#\d+|#x[\da-f]+);/i;

function htmlProblems(text: string): TextFinding[] {
  const [found] = text.match(html) ?? [];
  if (!found) return [];
  const remedy = 'Remove it, or type the character itself: visitors would see what is written.';
  return [{ value: text, fault: `contains HTML, ${shorten(found)}`, remedy }];
}

/** Two are needed: joiners between letters of Devanagari, and the one that keeps the German word for e-mail on one line. */
const unseen =
  /(?!(?<=\p{Script=Devanagari})[\u200C\u200D]|(?<=-)\u2060)[\p{Cc}\p{DI}\p{Zl}\p{Zp}]/u;

function unseenProblems(text: string, hasLines: boolean): TextFinding[] {
  const [char] = (hasLines ? text.replace(/\r?\n/g, ' ') : text).match(unseen) ?? [];
  if (!char) return [];
  const [fault, remedy] = /[\r\n]/.test(char)
    ? ['has a line break', 'Write it on one line.']
    : [
        `has a character that nobody sees, ${codePoint(char)}`,
        'Type the text instead of pasting it.',
      ];
  return [{ value: text, fault, remedy }];
}

function mayHaveLines(schema: z.ZodType | undefined): boolean {
  const field = unwrapped(schema);
  return field instanceof z.ZodType && field.meta()?.severalLines === true;
}

function fontProblems(text: string): TextFinding[] {
  const unsupported = [...new Set(text)].filter((char) => !isSupported(char));
  if (unsupported.length === 0) return [];
  const characters = unsupported.map((char) => `"${char}" ${codePoint(char)}`).join(', ');
  const fault = `has a character that no font of the site has (${characters})`;
  const remedy =
    'Replace it, or ask a developer to add a typeface that has it in src/fonts/faces.ts.';
  return [{ fault, remedy }];
}

/** For characters that look alike or are invisible: U+200B. */
function codePoint(char: string): string {
  const hex = char.codePointAt(0)?.toString(16).toUpperCase();
  return `U+${hex?.padStart(4, '0')}`;
}

function placeholderProblems(
  text: string,
  usable: readonly string[],
  path: Path,
  english: string,
): TextFinding[] {
  const misspelt = [...braceProblems(text, usable), ...unknownPlaceholders(text, usable)];
  // A misspelt placeholder is not reported as a missing one, too.
  if (misspelt.length > 0) return misspelt;
  // A plural form like "One opening" may leave out {{count}}.
  if (pluralSuffix.test(String(path.at(-1)))) return [];
  return missingPlaceholders(text, usable, english);
}

function braceProblems(text: string, usable: readonly string[]): TextFinding[] {
  const rest = text.replace(placeholderPattern, '');
  const [broken] = rest.match(/[{}]+[^{}\s]*[{}]*/) ?? [];
  if (!broken) return [];
  const fault = `has a brace that is not part of a placeholder, ${shorten(broken)}`;
  return [{ value: text, fault, remedy: remedyFor(usable) }];
}

function unknownPlaceholders(text: string, usable: readonly string[]): TextFinding[] {
  const unknown = placeholdersIn(text).filter((name) => !usable.includes(name));
  return unknown.map((name) => ({
    fault: `uses an unknown placeholder ({{${name}}})`,
    remedy: remedyFor(usable),
  }));
}

function missingPlaceholders(
  text: string,
  usable: readonly string[],
  english: string,
): TextFinding[] {
  const inEnglish = placeholdersIn(english).filter((name) => usable.includes(name));
  const used = placeholdersIn(text);
  const missing = inEnglish.filter((name) => !used.includes(name));
  return missing.map((name) => ({
    value: text,
    fault: `does not use {{${name}}}`,
    remedy: `Add {{${name}}} where the value belongs in this language, or empty the field: English is shown.`,
  }));
}

function remedyFor(usable: readonly string[]): string {
  if (usable.length === 0) return 'Write the text itself: placeholders are not possible here.';
  return `Use one of: ${usable.map((name) => `{{${name}}}`).join(', ')}.`;
}

function placeholdersIn(text: string): string[] {
  const names = [...text.matchAll(placeholderPattern)].map(([, inside = '']) => inside.trim());
  return [...new Set(names)];
}
