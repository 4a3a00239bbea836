// What is wrong with the texts of a file: the values that they name, {{like this}}, and their signs.
import { z } from 'zod';
import { countedClaims } from '#src/content/schema/company.ts';
import { pluralSuffix } from '#src/content/schema/words.ts';
import { canBeWritten } from '#src/fonts/signs.ts';
import { type Fault, type Json, type Place, quote, shorten, textsIn, valueAt } from './problems.ts';

export const valueNames = [
  'company',
  'legalName',
  ...countedClaims.flatMap((claim) => [claim, `${claim}_prose`, `${claim}_count`]),
  ...['badge', 'holesTotal', 'holesPunched', 'holesMissing', 'year'],
  ...['city', 'city_in', 'city_of', 'offset', 'country', 'country_in'],
];

type Checked = { content: Json; english?: Json; schema: z.ZodType; filled?: readonly string[] };

/**
 * A word may name what is `filled` everywhere and what its schema's description promises, {{like this}}.
 * In another language it must name what the English one names. Facts name nothing.
 */
export function textFaults({ content, english, schema, filled = [] }: Checked): Fault[] {
  return textsIn(content).flatMap(([path, text]) => {
    const promised = promisedAt(schema, path);
    // The schema has already refused a field that it does not know.
    if (!promised) return [];
    const known = [...new Set([...promised, ...filled])];
    const advice = [...signAdvice(text), ...valueAdvice(text, known, path, valueAt(english, path))];
    return advice.map(([wrong, fix]): Fault => [path, wrong, fix]);
  });
}

type Advice = Generator<[wrong: string, fix: string]>;

function* signAdvice(text: string): Advice {
  const [tag] = text.match(/<\/?[a-z][^>]*>?/i) ?? [];
  if (tag) {
    const wrong = `holds HTML, ${shorten(tag)} (${quote(text)})`;
    yield [wrong, 'Remove it: visitors would read it as it stands.'];
  }
  // The code point tells apart signs that look alike or are invisible.
  const signs = [...new Set(text)]
    .filter((sign) => !canBeWritten(sign))
    .map(
      (sign) => `"${sign}" U+${sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`,
    );
  if (signs.length > 0) {
    const wrong = `has a sign that no font of the site can draw (${signs.join(', ')})`;
    const fix =
      'Write it another way, or ask a programmer for a typeface that has it: src/fonts/faces.ts.';
    yield [wrong, fix];
  }
}

function* valueAdvice(text: string, known: string[], path: Place, english: Json): Advice {
  const named = valuesIn(text);
  const unknown = named.filter((name) => !known.includes(name));
  const [broken] = text.replace(valuePattern, '').match(/[{}]+[^{}\s]*[{}]*/) ?? [];
  if (broken) {
    const wrong = `has a brace that belongs to no value, ${shorten(broken)} (${quote(text)})`;
    yield [wrong, fixFor('', known)];
  }
  for (const name of unknown) {
    yield [`names a value that nothing fills ({{${name}}})`, fixFor(name, known)];
  }
  // A plural form like "One opening" may leave out {{count}}; a misspelt value is not reported twice.
  if (broken || unknown.length > 0 || pluralSuffix.test(String(path.at(-1)))) return;
  const needed = valuesIn(String(english ?? '')).filter((name) => known.includes(name));
  const told = named.map(meaningOf);
  for (const name of new Set(needed.map(meaningOf))) {
    if (told.includes(name)) continue;
    const wrong = `does not name {{${name}}} (${quote(text)})`;
    yield [wrong, `Put {{${name}}} where the value belongs in this language.`];
  }
}

function fixFor(name: string, known: readonly string[]): string {
  if (known.length === 0) return 'Write what is meant: no value is filled in here.';
  const [isCity, city] = /^city:(.*)/.exec(name) ?? [];
  if (isCity) {
    return `Rewrite the sentence for where you are now, or add "${city}" under "cities" in common.json.`;
  }
  const names = known.filter((name) => !name.startsWith('city:'));
  return `Use one of: ${names.map((name) => `{{${name}}}`).join(', ')}.`;
}

/** {{city_in}} and {{city_of}} count as {{city}}, {{years_prose}} and {{years_count}} as {{years}}. */
function meaningOf(name: string): string {
  return name.replace(/_(in|of|prose|count)$/, '');
}

/** The values that the descriptions along a path promise; none where the schema has no such field. */
function promisedAt(schema: unknown, path: Place): string[] | undefined {
  if (schema instanceof z.ZodOptional) return promisedAt(schema.unwrap(), path);
  if (!(schema instanceof z.ZodType)) return undefined;
  const [step, ...rest] = path;
  const promised = valuesIn(schema.description ?? '');
  if (step === undefined) return promised;
  const { shape, valueType, element } = Object(schema);
  const others = promisedAt(shape ? valueAt(shape, [step]) : (valueType ?? element), rest);
  return others && [...promised, ...others];
}

const valuePattern = /\{\{\s*([^{}]*?)\s*\}\}/g;

function valuesIn(words: string): string[] {
  return [...new Set([...words.matchAll(valuePattern)].map(([, name]) => name ?? ''))];
}
