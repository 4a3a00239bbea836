// The values that words name, {{like this}}.
import { z } from 'zod';
import { pluralSuffix } from '#src/content/schema/blocks.ts';
import { countedClaims } from '#src/content/schema/company.ts';
import { fieldName, type Json, type Place, type Problem, shorten, valueAt } from './problems.ts';

/**
 * A word may name the claims, where the office is, and what its schema's description promises,
 * {{like this}}. In another language it must name what the English one names. Anything else in
 * braces, or in the angle brackets of HTML, would be shown to visitors as it stands. Facts name nothing.
 */
export function checkNamedValues(
  file: string,
  own: Json,
  english: Json,
  schema: z.ZodType,
  { path, filled, problems }: { path: Place; filled: readonly string[]; problems: Problem[] },
) {
  const promised = placesIn(schema.description ?? '').filter((place) => !filled.includes(place));
  // Few descriptions promise a value; a new list for each of thousands of words takes a quarter of the check.
  const known = promised.length > 0 ? [...new Set(promised), ...filled] : filled;
  if (typeof own === 'object' && own !== null) {
    for (const [name, child] of Object.entries(own)) {
      const twin =
        valueAt(english, [name]) ?? valueAt(english, [name.replace(pluralSuffix, '_other')]);
      const step = Array.isArray(own) ? Number(name) : name;
      const within = schemaAt(schema, name);
      // The schema has already refused a field that it does not know.
      const inside = { path: [...path, step], filled: known, problems };
      if (within) checkNamedValues(file, child, twin, within, inside);
    }
    return;
  }
  if (typeof own !== 'string') return;
  const field = fieldName(path);
  const add = (wrong: string, fix: string) => problems.push({ file, field, wrong, fix });
  const said = shorten(JSON.stringify(own));

  const [tag] = own.match(/<\/?[a-z][^>]*>?/i) ?? [];
  if (tag) {
    add(`holds HTML, ${shorten(tag)} (${said})`, 'Remove it: visitors would read it as it stands.');
  }
  const [broken] = own.replace(placePattern, '').match(/[{}]+[^{}\s]*[{}]*/) ?? [];
  if (broken !== undefined) {
    add(
      `has a brace that belongs to no value, ${shorten(broken)} (${said})`,
      known.length === 0
        ? noValues
        : 'Name a value between two braces on each side, like {{company}}; other braces cannot be shown.',
    );
  }
  const named = placesIn(own);
  const unknown = [...new Set(named)].filter((place) => !known.includes(place));
  for (const place of unknown) {
    add(`names a value that nothing fills ({{${place}}})`, fixForUnknown(place, known));
  }
  // A plural form like "One opening" may leave out {{count}}; a misspelt place is not reported twice.
  const isPlural = pluralSuffix.test(String(path.at(-1)));
  if (isPlural || broken !== undefined || unknown.length > 0) return;
  const needed = typeof english === 'string' ? placesIn(english) : [];
  const told = named.map(meaningOf);
  for (const place of new Set(needed.filter((place) => known.includes(place)).map(meaningOf))) {
    if (told.includes(place)) continue;
    add(
      `does not name {{${place}}} (${said})`,
      `Put {{${place}}} where the value belongs in this language.`,
    );
  }
}

const noValues = 'Write what is meant: no value is filled in here.';

function fixForUnknown(place: string, known: readonly string[]): string {
  if (known.length === 0) return noValues;
  if (place.startsWith('city:')) {
    const id = place.slice('city:'.length);
    return `Rewrite the sentence for where you are now, or add "${id}" under "cities" in common.json.`;
  }
  const names = known.filter((name) => !name.startsWith('city:'));
  return `Use one of: ${names.map((name) => `{{${name}}}`).join(', ')}.`;
}

/** {{city_in}} and {{city_of}} count as {{city}}, {{years_prose}} and {{years_count}} as {{years}}. */
function meaningOf(place: string): string {
  return place.replace(/_(in|of|prose|count)$/, '');
}

/** What every word may name. */
export const valueNames = [
  'company',
  'legalName',
  ...countedClaims.flatMap((claim) => [claim, `${claim}_prose`, `${claim}_count`]),
  'badge',
  'holesTotal',
  'holesPunched',
  'holesMissing',
  'year',
  'city',
  'city_in',
  'city_of',
  'country',
  'country_in',
];

function schemaAt(schema: z.ZodType, name: string): z.ZodType | undefined {
  if (schema instanceof z.ZodOptional) return schemaAt(schema.unwrap() as z.ZodType, name);
  if (schema instanceof z.ZodObject)
    return Object.hasOwn(schema.shape, name) ? schema.shape[name] : undefined;
  if (schema instanceof z.ZodRecord) return schema.valueType as z.ZodType;
  if (schema instanceof z.ZodArray) return schema.element as z.ZodType;
  return undefined;
}

const placePattern = /\{\{\s*([^{}]*?)\s*\}\}/g;

function placesIn(words: string): string[] {
  return [...words.matchAll(placePattern)].map(([, name]) => name ?? '');
}
