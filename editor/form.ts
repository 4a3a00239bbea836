import { z } from 'zod';
import { contextOf } from '#src/content/check/gate.ts';
import { idPattern } from '#src/content/schema/blocks.ts';
import { factSchemas, type WordFile, wordSchemas } from '#src/content/schema/schemas.ts';
import { type LanguageCode, languageCodes } from '#src/i18n/languages.ts';
import { plainly } from './labels.ts';

/** What the editor shows of a field; made from its schema and nothing else. */
export type Field = Shape & {
  help?: string;
  /** May be left out, or null in the file while it is empty. */
  empty?: 'left out' | 'null';
  /** The languages that have the field, where not all have it: plural forms differ. */
  languages?: LanguageCode[];
};

export type Portrait = { width: number; height: number; eyes: number };

type Shape =
  /** `portrait` is the size that a picture must have, and where its eyes are. */
  | { kind: 'text'; longest?: number; portrait?: Portrait }
  | { kind: 'id'; longest?: number }
  | { kind: 'date' }
  | { kind: 'number'; least?: number; most?: number; step: number | 'any' }
  | { kind: 'switch' }
  | { kind: 'choice'; options: string[] }
  /** One of the ids in another list of the same file. */
  | { kind: 'entry'; of: string }
  | { kind: 'group'; fields: Record<string, Field> }
  | { kind: 'pair'; items: Field[] }
  | { kind: 'list'; item: Field; least: number; most?: number };

export type Forms = {
  facts: Record<string, Field>;
  words: Record<WordFile, Field>;
};

type Node = z.core.JSONSchema.JSONSchema & { entryOf?: string; portrait?: Portrait };

/** The forms of all files. Which ids words are kept under follows from the facts in `files`. */
export function formsFor(files: ReadonlyMap<string, unknown>): Forms {
  const facts = Object.entries(factSchemas).map(([name, schema]) => [name, fieldOf(schema)]);
  const contexts = languageCodes.map((lang) => contextOf(files, lang));
  const words = Object.entries(wordSchemas).map(([page, schema]) => [
    page,
    inEveryLanguage(contexts.map((context) => [context.lang, fieldOf(schema(context))])),
  ]);
  return { facts: Object.fromEntries(facts), words: Object.fromEntries(words) };
}

export function fieldOf(schema: z.ZodType): Field {
  return fromNode(z.toJSONSchema(schema, { target: 'draft-7' }), 'the file');
}

function fromNode(node: Node | boolean, name: string): Field {
  if (typeof node === 'boolean') throw cannotShow(name, String(node));
  const field = nullable(node, name) ?? shapeOf(node, name);
  return node.description ? { ...field, help: plainly(node.description) } : field;
}

function nullable(node: Node, name: string): Field | undefined {
  const [shown, ...rest] = (node.anyOf ?? []).filter((one) => Object(one).type !== 'null');
  if (!shown || rest.length > 0 || node.anyOf?.length !== 2) return undefined;
  return { ...fromNode(shown as Node, name), empty: 'null' };
}

function shapeOf(node: Node, name: string): Shape {
  const { type, maxLength, minimum, maximum } = node;
  if (node.enum) return { kind: 'choice', options: node.enum.map(String) };
  if (node.entryOf) return { kind: 'entry', of: node.entryOf };
  if (type === 'string') {
    if (node.format === 'date') return { kind: 'date' };
    if (node.pattern === idPattern.source) return { kind: 'id', longest: maxLength };
    return { kind: 'text', longest: maxLength, portrait: node.portrait };
  }
  if (type === 'boolean') return { kind: 'switch' };
  if (type === 'integer' || type === 'number') {
    const step = node.multipleOf ?? (type === 'integer' ? 1 : 'any');
    return { kind: 'number', least: minimum, most: maximum, step };
  }
  if (type === 'array' && Array.isArray(node.items)) {
    return { kind: 'pair', items: node.items.map((item) => fromNode(item as Node, name)) };
  }
  if (type === 'array' && node.items) {
    const item = fromNode(node.items as Node, name);
    return { kind: 'list', item, least: node.minItems ?? 0, most: node.maxItems };
  }
  if (type === 'object') return { kind: 'group', fields: fieldsOf(node, name) };
  throw cannotShow(name, JSON.stringify(node));
}

function fieldsOf(node: Node, name: string): Record<string, Field> {
  const ids = Object(node.propertyNames).enum as string[] | undefined;
  const known = ids
    ? ids.map((id): [string, Node] => [id, node.additionalProperties as Node])
    : Object.entries(node.properties ?? {});
  if (!ids && node.additionalProperties !== false) throw cannotShow(name, 'any name');
  const fields = known.map(([key, child]): [string, Field] => {
    const field = fromNode(child as Node, `${name}.${key}`);
    const isOptional = !ids && !node.required?.includes(key);
    return [key, isOptional ? { ...field, empty: 'left out' } : field];
  });
  return Object.fromEntries(fields);
}

function cannotShow(name: string, what: string): Error {
  return new Error(
    `The editor cannot show ${name} (${what}).\nTeach editor/form.ts this kind of schema, and editor/app/Control.tsx to show it.`,
  );
}

/** One form of the same page in several languages. */
function inEveryLanguage(forms: [LanguageCode, Field][]): Field {
  const [[, first] = ['', undefined]] = forms;
  if (!first) throw new Error('The site has no language.');
  if (first.kind === 'group') {
    const names = new Set(
      forms.flatMap(([, form]) => (form.kind === 'group' ? Object.keys(form.fields) : [])),
    );
    const fields = [...names].map((name): [string, Field] => {
      const having = forms.flatMap(([lang, form]): [LanguageCode, Field][] => {
        const field = form.kind === 'group' ? form.fields[name] : undefined;
        return field ? [[lang, field]] : [];
      });
      const field = inEveryLanguage(having);
      const languages = having.map(([lang]) => lang);
      return [name, having.length === forms.length ? field : { ...field, languages }];
    });
    return { ...first, fields: Object.fromEntries(fields) };
  }
  if (first.kind === 'list') {
    const items = forms.flatMap(([lang, form]): [LanguageCode, Field][] =>
      form.kind === 'list' ? [[lang, form.item]] : [],
    );
    return { ...first, item: inEveryLanguage(items) };
  }
  return first;
}
