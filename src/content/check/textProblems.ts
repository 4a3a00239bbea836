// The problems of the texts in a file: HTML, characters that no font has, and {{placeholders}}.
import { z } from 'zod';
import { placeholderForms } from '#src/content/schema/placeholders.ts';
import { pluralSuffix } from '#src/content/schema/words.ts';
import { isSupported } from '#src/fonts/characters.ts';
import { type Finding, type Path, shorten, textsIn, valueAt } from './problems.ts';

type Checked = {
  content: unknown;
  english?: unknown;
  schema: z.ZodType;
  everywhere?: readonly string[];
};

/**
 * A text may use the placeholders in `everywhere` and those that the schema names for it or for a group around it. A
 * translation must use those of the English text; content/*.json may use none.
 */
export function textProblems({ content, english, schema, everywhere = [] }: Checked): Finding[] {
  return textsIn(content).flatMap(([path, text]) => {
    const particular = placeholdersAt(schema, path);
    // The schema has already refused a field that it does not know.
    if (!particular) return [];
    const usable = [...new Set([...particular, ...everywhere])];
    const original = String(counterpart(english, content, path) ?? '');
    const found = [
      ...characterProblems(text),
      ...placeholderProblems(text, usable, path, original),
    ];
    return found.map((problem) => ({ path, ...problem }));
  });
}

/** What stands in another file at the same path; entries of a list that have ids may be in another order there. */
function counterpart(other: unknown, content: unknown, path: Path): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return other;
  const own = valueAt(content, [step]);
  const id = valueAt(own, ['id']);
  const isSame = (entry: unknown) => valueAt(entry, ['id']) === id;
  const same = Array.isArray(other) && id ? other.find(isSame) : valueAt(other, [step]);
  return counterpart(same, own, rest);
}

type Found = Generator<Omit<Finding, 'path'>>;

function* characterProblems(text: string): Found {
  const [tag] = text.match(/<\/?[a-z][^>]*>?/i) ?? [];
  if (tag) {
    const fix = 'Remove it: visitors would read it as it stands.';
    yield { value: text, wrong: `holds HTML, ${shorten(tag)}`, fix };
  }
  // With the code point, because some look alike or are invisible.
  const unsupported = [...new Set(text)]
    .filter((char) => !isSupported(char))
    .map(
      (char) => `"${char}" U+${char.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`,
    );
  if (unsupported.length > 0) {
    const wrong = `has a character that no font of the site can draw (${unsupported.join(', ')})`;
    const fix =
      'Write it another way, or ask a programmer for a typeface that has it: src/fonts/faces.ts.';
    yield { wrong, fix };
  }
}

function* placeholderProblems(text: string, usable: string[], path: Path, english: string): Found {
  const used = placeholdersIn(text);
  const unknown = used.filter((name) => !usable.includes(name));
  const [broken] = text.replace(placeholderPattern, '').match(/[{}]+[^{}\s]*[{}]*/) ?? [];
  if (broken) {
    const wrong = `has a brace that belongs to no value, ${shorten(broken)}`;
    yield { value: text, wrong, fix: fixFor('', usable) };
  }
  for (const name of unknown) {
    const wrong = `names a value that nothing fills ({{${name}}})`;
    yield { wrong, fix: fixFor(name, usable) };
  }
  // A plural form like "One opening" may leave out {{count}}; a misspelt placeholder is not reported twice.
  if (broken || unknown.length > 0 || pluralSuffix.test(String(path.at(-1)))) return;
  const inEnglish = placeholdersIn(english);
  const needed = inEnglish.filter((name) => usable.includes(name)).map(valueNamed);
  const named = used.map(valueNamed);
  for (const name of new Set(needed)) {
    if (named.includes(name)) continue;
    const fix = `Put {{${name}}} where the value belongs in this language.`;
    yield { value: text, wrong: `does not name {{${name}}}`, fix };
  }
}

function fixFor(name: string, usable: readonly string[]): string {
  if (usable.length === 0) return 'Write what is meant: no value is filled in here.';
  const [isCity, city] = /^city:(.*)/.exec(name) ?? [];
  if (isCity) {
    return `Rewrite the sentence for where you are now, or add "${city}" under "cities" in common.json.`;
  }
  const names = usable.filter((name) => !name.startsWith('city:'));
  return `Use one of: ${names.map((name) => `{{${name}}}`).join(', ')}.`;
}

/** {{city_in}} and {{city_of}} count as {{city}}, {{years_prose}} and {{years_count}} as {{years}}. */
function valueNamed(placeholder: string): string {
  const forms = placeholderForms.find((forms) => forms.includes(placeholder));
  return forms?.[0] ?? placeholder;
}

/** The placeholders that schemas along a path name; undefined where the schema has no such field. */
function placeholdersAt(schema: unknown, path: Path): string[] | undefined {
  if (schema instanceof z.ZodOptional) return placeholdersAt(schema.unwrap(), path);
  if (!(schema instanceof z.ZodType)) return undefined;
  const here = schema.meta()?.placeholders ?? [];
  const [step, ...rest] = path;
  if (step === undefined) return here;
  const deeper = placeholdersAt(schemaInside(schema, step), rest);
  return deeper && [...here, ...deeper];
}

/** The schema of a field, or of the entries of a list. */
function schemaInside(schema: z.ZodType, step: string | number): unknown {
  if (schema instanceof z.ZodObject) return valueAt(schema.shape, [step]);
  return schema instanceof z.ZodArray ? schema.element : undefined;
}

const placeholderPattern = /\{\{\s*([^{}]*?)\s*\}\}/g;

function placeholdersIn(text: string): string[] {
  return [...new Set([...text.matchAll(placeholderPattern)].map(([, name]) => name ?? ''))];
}
