import { isDeepStrictEqual } from 'node:util';
import { getNodeValue, type Node, parseTree } from 'jsonc-parser';
import type { Field } from './form.ts';

type Json = unknown;
type Group = Record<string, Json>;

/**
 * The text of a JSON file with another content: what stays the same keeps its letters, lines and order.
 * A field that is new to the file takes the place that its schema gives it.
 */
export function rewrite(text: string, content: Group, form?: Field): string {
  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
  const source = text.slice(mark.length);
  const tree = parseTree(source);
  if (!tree) throw new Error('The text is not JSON.\nCheck it first.');
  const { $schema } = getNodeValue(tree) as Group;
  const wanted = $schema === undefined ? content : { $schema, ...content };
  const written = write(source, tree, wanted, form);
  return mark + source.slice(0, tree.offset) + written + source.slice(tree.offset + tree.length);
}

function write(source: string, node: Node, value: Json, form?: Field): string {
  const before: Json = getNodeValue(node);
  if (isDeepStrictEqual(before, value)) return textOf(source, node);
  if (isGroup(before) && isGroup(value)) return writeGroup(source, node, value, form);
  if (Array.isArray(before) && Array.isArray(value)) return writeList(source, node, value, form);
  return fresh(value, indentOf(source, node.offset));
}

function writeGroup(source: string, node: Node, value: Group, form?: Field): string {
  const fields = form?.kind === 'group' ? form.fields : {};
  const properties = (node.children ?? []).map(({ children: [key, child] = [] }) => ({
    name: String(key?.value),
    key,
    child,
  }));
  const inside = lineInside(source, node);
  const pieces = properties.flatMap(({ name, key, child }) => {
    if (!key || !child || !Object.hasOwn(value, name)) return [];
    const between = source.slice(key.offset, child.offset);
    return [{ name, text: between + write(source, child, value[name], fields[name]) }];
  });
  for (const [name, added] of Object.entries(value)) {
    if (added === undefined || properties.some((property) => property.name === name)) continue;
    const text = `${JSON.stringify(name)}: ${fresh(added, inside ?? '')}`;
    pieces.splice(placeFor(name, pieces, Object.keys(fields)), 0, { name, text });
  }
  const texts = pieces.map(({ text }) => text);
  return joined(source, node, texts, inside, ['{', '}']);
}

/** After the last of the fields that come before it in the schema. */
function placeFor(name: string, pieces: readonly { name: string }[], order: string[]): number {
  const rank = order.indexOf(name);
  if (rank < 0) return pieces.length;
  return pieces.findLastIndex((piece) => order.indexOf(piece.name) < rank) + 1;
}

function writeList(source: string, node: Node, value: Json[], form?: Field): string {
  const item = form?.kind === 'list' ? form.item : undefined;
  const nodes = node.children ?? [];
  const left = new Set(nodes);
  const take = (fits: (old: Json, index: number) => boolean): Node | undefined => {
    const found = nodes.find((one, index) => left.has(one) && fits(getNodeValue(one), index));
    if (found) left.delete(found);
    return found;
  };
  // An entry is the same if it has the same id; else if nothing in it changed; else if it stands there.
  const same = value.map((entry) => {
    const id = isGroup(entry) ? entry.id : undefined;
    return take((old) =>
      id === undefined ? isDeepStrictEqual(old, entry) : isGroup(old) && old.id === id,
    );
  });
  const inside = lineInside(source, node);
  const texts = value.map((entry, place) => {
    const old = same[place] ?? (hasId(entry) ? undefined : take((_, index) => index === place));
    return old ? write(source, old, entry, item) : fresh(entry, inside ?? '');
  });
  return joined(source, node, texts, inside, ['[', ']']);
}

/** Puts the pieces between the signs that stood between them, or sets them anew where their number changed. */
function joined(
  source: string,
  node: Node,
  texts: string[],
  inside: string | undefined,
  [opening, closing]: [string, string],
): string {
  const children = node.children ?? [];
  if (texts.length === 0) return opening + closing;
  if (texts.length === children.length) {
    const ends = children.map((child) => child.offset + child.length);
    const parts = children.map((child, place) => {
      const start = place === 0 ? node.offset : (ends[place - 1] ?? node.offset);
      return source.slice(start, child.offset) + texts[place];
    });
    return parts.join('') + source.slice(ends.at(-1), node.offset + node.length);
  }
  if (inside === undefined) {
    const space = opening === '{' ? ' ' : '';
    return opening + space + texts.join(', ') + space + closing;
  }
  const outside = indentOf(source, node.offset);
  return `${opening}\n${texts.map((text) => inside + text).join(',\n')}\n${outside}${closing}`;
}

/** How far the lines inside are indented; undefined where all stands on one line. */
function lineInside(source: string, node: Node): string | undefined {
  const [first] = node.children ?? [];
  if (!first) return `${indentOf(source, node.offset)}  `;
  const isOneLine = !source.slice(node.offset, first.offset).includes('\n');
  return isOneLine ? undefined : indentOf(source, first.offset);
}

function indentOf(source: string, offset: number): string {
  const start = source.lastIndexOf('\n', offset - 1) + 1;
  return /^[ \t]*/.exec(source.slice(start, offset))?.[0] ?? '';
}

function fresh(value: Json, indent: string): string {
  return JSON.stringify(value, null, 2).replaceAll('\n', `\n${indent}`);
}

function textOf(source: string, { offset, length }: Node): string {
  return source.slice(offset, offset + length);
}

function isGroup(value: Json): value is Group {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function hasId(value: Json): boolean {
  return isGroup(value) && value.id !== undefined;
}
