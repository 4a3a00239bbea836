// What is wrong with the texts of a file: the values that they name, {{like this}}, and their signs.
import { z } from 'zod';
import { countedClaims } from '#src/content/schema/company.ts';
import { pluralSuffix } from '#src/content/schema/words.ts';
import { canBeWritten } from '#src/fonts/signs.ts';
import {
  fieldIn,
  type Json,
  type Place,
  type Problem,
  quote,
  shorten,
  textsIn,
  valueAt,
} from './problems.ts';

/** What every word may name. */
export const valueNames = [
  'company',
  'legalName',
  ...countedClaims.flatMap((claim) => [claim, `${claim}_prose`, `${claim}_count`]),
  ...['badge', 'holesTotal', 'holesPunched', 'holesMissing', 'year'],
  ...['city', 'city_in', 'city_of', 'country', 'country_in'],
];

type Checked = { content: Json; english?: Json; schema: z.ZodType; filled?: readonly string[] };

/**
 * A word may name what is `filled` everywhere and what its schema's description promises, {{like this}}.
 * In another language it must name what the English one names. Anything else in braces, or in the
 * angle brackets of HTML, would be shown to visitors as it stands. Facts name nothing.
 */
export function textProblems(file: string, { content, english, schema, filled = [] }: Checked) {
  return textsIn(content).flatMap(([path, text]) => {
    const promised = promisedAt(schema, path);
    // The schema has already refused a field that it does not know.
    if (!promised) return [];
    const known = [...new Set([...promised, ...filled])];
    const twin = valueAt(english, path) ?? valueAt(english, path.map(withOther));
    const field = fieldIn(content, path);
    return [
      ...valueFaults(text, known, path, twin),
      ...markupFaults(text),
      ...signFaults(text),
    ].map(([wrong, fix]): Problem => ({ file, field, wrong, fix }));
  });
}

type Fault = [wrong: string, fix: string];

function markupFaults(text: string): Fault[] {
  const [tag] = text.match(/<\/?[a-z][^>]*>?/i) ?? [];
  if (!tag) return [];
  const wrong = `holds HTML, ${shorten(tag)} (${quote(text)})`;
  return [[wrong, 'Remove it: visitors would read it as it stands.']];
}

function signFaults(text: string): Fault[] {
  const signs = [...new Set(text)].filter((sign) => !canBeWritten(sign));
  if (signs.length === 0) return [];
  // The code point tells apart signs that look alike or are invisible.
  const named = signs.map((sign) => {
    const number = (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    return `"${sign}" U+${number}`;
  });
  const wrong = `has a sign that no font of the site can draw (${named.join(', ')})`;
  const fix =
    'Write it another way, or ask a programmer for a typeface that has it: src/fonts/faces.ts.';
  return [[wrong, fix]];
}

function valueFaults(text: string, known: string[], path: Place, english: Json): Fault[] {
  const faults: Fault[] = [];
  const [broken] = text.replace(placePattern, '').match(/[{}]+[^{}\s]*[{}]*/) ?? [];
  if (broken !== undefined) {
    const wrong = `has a brace that belongs to no value, ${shorten(broken)} (${quote(text)})`;
    const fix =
      'Name a value between two braces on each side, like {{company}}; other braces cannot be shown.';
    faults.push([wrong, known.length === 0 ? noValues : fix]);
  }
  const named = placesIn(text);
  for (const place of named.filter((place) => !known.includes(place))) {
    faults.push([`names a value that nothing fills ({{${place}}})`, fixForUnknown(place, known)]);
  }
  // A plural form like "One opening" may leave out {{count}}; a misspelt place is not reported twice.
  if (faults.length > 0 || pluralSuffix.test(String(path.at(-1)))) return faults;
  const needed = typeof english === 'string' ? placesIn(english) : [];
  const told = named.map(meaningOf);
  return [...new Set(needed.filter((place) => known.includes(place)).map(meaningOf))]
    .filter((place) => !told.includes(place))
    .map((place) => [
      `does not name {{${place}}} (${quote(text)})`,
      `Put {{${place}}} where the value belongs in this language.`,
    ]);
}

const noValues = 'Write what is meant: no value is filled in here.';

function fixForUnknown(place: string, known: readonly string[]): string {
  if (known.length === 0) return noValues;
  const [, city] = /^city:(.*)/.exec(place) ?? [];
  if (city) {
    return `Rewrite the sentence for where you are now, or add "${city}" under "cities" in common.json.`;
  }
  const names = known.filter((name) => !name.startsWith('city:'));
  return `Use one of: ${names.map((name) => `{{${name}}}`).join(', ')}.`;
}

/** {{city_in}} and {{city_of}} count as {{city}}, {{years_prose}} and {{years_count}} as {{years}}. */
function meaningOf(place: string): string {
  return place.replace(/_(in|of|prose|count)$/, '');
}

function withOther(step: PropertyKey): PropertyKey {
  return typeof step === 'string' ? step.replace(pluralSuffix, '_other') : step;
}

/** The values that the descriptions along a path promise; none where the schema has no such field. */
function promisedAt(schema: z.ZodType, path: Place): string[] | undefined {
  const promised = placesIn(schema.description ?? '');
  const [step, ...rest] = path;
  if (step === undefined) return promised;
  const within = schemaAt(schema, step);
  const others = within && promisedAt(within, rest);
  return others && [...promised, ...others];
}

function schemaAt(schema: z.ZodType, step: PropertyKey): z.ZodType | undefined {
  if (schema instanceof z.ZodOptional) return schemaAt(schema.unwrap() as z.ZodType, step);
  if (schema instanceof z.ZodObject) return valueAt(schema.shape, [step]) as z.ZodType | undefined;
  if (schema instanceof z.ZodRecord) return schema.valueType as z.ZodType;
  if (schema instanceof z.ZodArray) return schema.element as z.ZodType;
  return undefined;
}

const placePattern = /\{\{\s*([^{}]*?)\s*\}\}/g;

function placesIn(words: string): string[] {
  return [...new Set([...words.matchAll(placePattern)].map(([, name]) => name ?? ''))];
}
