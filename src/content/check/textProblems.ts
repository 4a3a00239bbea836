// Problems of the texts in a file: HTML, characters that no font has, and wrong {{placeholders}}.
import type { z } from 'zod';
import { pluralSuffix } from '#src/content/schema/labels.ts';
import { placeholderForms } from '#src/content/schema/placeholders.ts';
import { isSupported } from '#src/fonts/characters.ts';
import { placeholderPattern } from '#src/i18n/translate.ts';
import { closestTo } from './closest.ts';
import { type Path, textsIn, valueAt } from './paths.ts';
import { type Finding, shorten } from './problems.ts';
import { schemasAlong } from './schemaPath.ts';

type Checked = {
  content: unknown;
  english?: unknown;
  schema: z.ZodType;
  shared?: readonly string[];
};

/**
 * A text may use the placeholders in `shared` and those in the metadata of its schema or of a group around it. A
 * translation must use those of the English text; facts may use none.
 */
export function textProblems({ content, english, schema, shared = [] }: Checked): Finding[] {
  return textsIn(content).flatMap(([path, text]) => {
    const schemas = schemasAlong(schema, path);
    // The schema has already rejected an unknown field.
    if (!schemas) return [];
    const special = schemas.flatMap((schema) => schema.meta()?.placeholders ?? []);
    const usable = [...new Set([...special, ...shared])];
    const englishText = String(valueAt(english, path) ?? '');
    const problems = [
      ...characterProblems(text),
      ...placeholderProblems(text, usable, path, englishText),
    ];
    return problems.map((problem) => ({ path, ...problem }));
  });
}

type TextProblems = Generator<Omit<Finding, 'path'>>;

function* characterProblems(text: string): TextProblems {
  const [tag] = text.match(/<\/?[a-z][^>]*>?/i) ?? [];
  if (tag) {
    const fix = 'Remove it: visitors would see the tag itself.';
    yield { value: text, wrong: `contains HTML, ${shorten(tag)}`, fix };
  }
  const unsupported = [...new Set(text)].filter((char) => !isSupported(char));
  if (unsupported.length > 0) {
    const characters = unsupported.map(withCodePoint).join(', ');
    const wrong = `has a character that no font of the site has (${characters})`;
    const fix =
      'Replace it, or ask a developer to add a typeface that has it in src/fonts/faces.ts.';
    yield { wrong, fix };
  }
}

/** Some characters look alike or are invisible. */
function withCodePoint(char: string): string {
  const hex = char.codePointAt(0)?.toString(16).toUpperCase();
  return `"${char}" U+${hex?.padStart(4, '0')}`;
}

function* placeholderProblems(
  text: string,
  usable: string[],
  path: Path,
  english: string,
): TextProblems {
  const used = placeholdersIn(text);
  const unknown = used.filter((name) => !usable.includes(name));
  const [broken] = text.replace(placeholderPattern, '').match(/[{}]+[^{}\s]*[{}]*/) ?? [];
  if (broken) {
    const wrong = `has a brace that is not part of a placeholder, ${shorten(broken)}`;
    yield { value: text, wrong, fix: fixFor('', usable) };
  }
  for (const name of unknown) {
    const wrong = `uses an unknown placeholder ({{${name}}})`;
    yield { wrong, fix: fixFor(name, usable) };
  }
  // A plural form like "One opening" may leave out {{count}}; a misspelt placeholder is not reported twice.
  if (broken || unknown.length > 0 || pluralSuffix.test(String(path.at(-1)))) return;
  const inEnglish = placeholdersIn(english);
  const neededValues = inEnglish.filter((name) => usable.includes(name)).map(mainFormOf);
  const usedValues = used.map(mainFormOf);
  for (const name of new Set(neededValues)) {
    if (usedValues.includes(name)) continue;
    const fix = `Add {{${name}}} where the value belongs in this language.`;
    yield { value: text, wrong: `does not use {{${name}}}`, fix };
  }
}

function fixFor(name: string, usable: readonly string[]): string {
  if (usable.length === 0) return 'Write the text itself: placeholders are not possible here.';
  const meant = closestTo(name, usable);
  if (meant) return `Did you mean {{${meant}}}?`;
  const [isCity, city] = /^city:(.*)/.exec(name) ?? [];
  if (isCity)
    return `Rewrite the sentence for your current city, or add content/cities/${city}.json.`;
  const names = usable.filter((name) => !name.startsWith('city:'));
  return `Use one of: ${names.map((name) => `{{${name}}}`).join(', ')}.`;
}

/** The main form of a placeholder: "city" for "city_in", "years" for "years_prose". */
function mainFormOf(placeholder: string): string {
  const forms = placeholderForms.find((forms) => forms.includes(placeholder));
  return forms?.[0] ?? placeholder;
}

function placeholdersIn(text: string): string[] {
  return [...new Set([...text.matchAll(placeholderPattern)].map(([, name]) => name ?? ''))];
}
