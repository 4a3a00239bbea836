import { z } from 'zod';
import { type Path, valueAt } from './paths.ts';

/** The schemas of the groups around a field and of the field itself; undefined if there is no such field. */
export function schemasAlong(schema: z.ZodType, path: Path): z.ZodType[] | undefined {
  const [step, ...rest] = path;
  if (step === undefined) return [schema];
  const inner = schemaInside(unwrapped(schema), step);
  const along = inner instanceof z.ZodType ? schemasAlong(inner, rest) : undefined;
  return along && [schema, ...along];
}

function schemaInside(schema: unknown, step: string | number): unknown {
  if (schema instanceof z.ZodObject) return valueAt(schema.shape, [step]);
  if (schema instanceof z.ZodIntersection) {
    return schemaInside(schema.def.left, step) ?? schemaInside(schema.def.right, step);
  }
  return schema instanceof z.ZodArray ? schema.element : undefined;
}

/** The schema of a field that may be missing, without that. */
export function unwrapped(schema: unknown): unknown {
  const isWrapper = schema instanceof z.ZodOptional || schema instanceof z.ZodPrefault;
  return isWrapper ? unwrapped(schema.unwrap()) : schema;
}
