// Problems of entries that involve other files: their names, how many there are, and the entries that others refer to.
import { z } from 'zod';
import { id as idSchema } from '#src/content/schema/fields.ts';
import { type KindName, kindNames, kinds } from '#src/content/schema/kinds.ts';
import { textsIn } from '#src/content/schema/paths.ts';
import { schemasAlong, unwrapped } from '#src/content/schema/schemasAlong.ts';
import { type Finding, type Problem, schemaProblems } from './problems.ts';

export type Ids = Readonly<Record<KindName, readonly string[]>>;

export function nameProblems(id: string): Finding[] {
  return schemaProblems(idSchema, id).map((finding) => {
    return { ...finding, fault: `has a name that ${finding.fault}` };
  });
}

export function unknownIds(content: unknown, schema: z.ZodType, ids: Ids): Finding[] {
  return textsIn(content).flatMap(([path, text]): Finding[] => {
    const field = unwrapped(schemasAlong(schema, path)?.at(-1));
    const referred = field instanceof z.ZodType && field.meta()?.entryOf;
    const kind = kindNames.find((kind) => kind === referred);
    if (!kind || ids[kind].includes(text)) return [];
    const known = ids[kind].join(', ');
    const remedy = `Use one of: ${known}; each is a file in content/${kind}.`;
    return [{ path, value: text, fault: 'is not known', remedy }];
  });
}

export function amountProblems(kind: KindName, ids: Ids): Problem[] {
  const { least = 0, most = Number.POSITIVE_INFINITY } = kinds[kind];
  const { length: value } = ids[kind];
  const file = `content/${kind}`;
  if (value < least) {
    const remedy = `Put one back, or add one: at least ${least} are needed.`;
    return [{ file, path: [], value, fault: 'has too few files', remedy }];
  }
  if (value > most) {
    const remedy = `Remove some: at most ${most} are possible.`;
    return [{ file, path: [], value, fault: 'has too many files', remedy }];
  }
  return [];
}
