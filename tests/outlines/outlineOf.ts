// What a page says, in its order: the role of each part, its name, text, link, picture and language; then what it tells
// search engines. How it looks is left out, and so is whatever only groups: a change of these changes no outline.
import { all, flat } from '#tests/markup.ts';

const inLine = ['span', 'strong', 'em'];
const withoutRole = [...inLine, 'div', 'br', 'picture'];
const leftOut = 'script, style, svg:not([aria-label], :has(text))';
const meta = 'meta:is([name=description], [name=robots], [name^=twitter], [property])';
const spoken = ['aria-label', 'aria-description', 'alt', 'title', 'placeholder'];
const targets = ['href', 'action', 'formaction'];
const pictures = ['src', 'srcset'];
const states = [
  'lang',
  'role',
  'hidden',
  'aria-hidden',
  'aria-current',
  'aria-pressed',
  'aria-live',
  'type',
  'name',
  'value',
  'required',
  'autocomplete',
  'novalidate',
  'formmethod',
  'formenctype',
];

/** `within` is the selector of the part that is wanted. */
export function outlineOf(document: Document, within: string): string {
  const [data] = all(document, 'script[type="application/ld+json"]');
  const told = data ? JSON.parse(data.textContent ?? '')['@graph'] : [];
  for (const element of document.querySelectorAll(leftOut)) element.remove();
  const lines = [
    `title ${quoted(document.title)}`,
    ...all(document, meta).map(metaLineOf),
    `lang ${document.documentElement.lang}`,
    ...all(document, within).flatMap(linesOf),
    ...dataLinesOf(told, 'data'),
  ];
  return `${lines.join('\n')}\n`;
}

function metaLineOf(meta: Element): string {
  const name = meta.getAttribute('name') ?? meta.getAttribute('property');
  const content = meta.getAttribute('content') ?? '';
  return `${name} ${name === 'og:image' ? pictureAt(content) : quoted(content)}`;
}

type Part = string | Element;

/** A line for the part itself, and indented ones for what is in it, unless there is only one. */
function linesOf(part: Part): string[] {
  if (typeof part === 'string') return [quoted(part)];
  const line = [part.localName, ...factsOf(part)].join(' ');
  const props = propsOf(part);
  const [[first = '', ...rest] = [], ...others] = partsOf(part).map(linesOf);
  if (others.length === 0 && props.length === 0) return [`${line} ${first}`.trim(), ...rest];
  const inner = [...props, first, ...rest, ...others.flat()];
  return [line, ...inner.map((innerLine) => `  ${innerLine}`)];
}

/** The texts and elements inside, without the elements around them that have no role. */
function partsOf(element: Element): Part[] {
  const parts: Part[] = [''];
  for (const part of childrenOf(element)) {
    const before = parts.at(-1);
    if (typeof part === 'string' && typeof before === 'string') parts[parts.length - 1] += part;
    else parts.push(part);
  }
  return parts.filter((part) => typeof part !== 'string' || flat(part) !== '');
}

function childrenOf(element: Element): Part[] {
  return [...element.childNodes].flatMap((node): Part[] => {
    if (node.nodeType === 3) return [node.textContent ?? ''];
    if (node.nodeType !== 1) return [];
    const child = node as Element;
    if (child.closest('svg') && child.localName !== 'svg') return [child.textContent ?? ''];
    if (!withoutRole.includes(child.localName) || factsOf(child).length > 0) return [child];
    return inLine.includes(child.localName) ? childrenOf(child) : [' ', ...childrenOf(child), ' '];
  });
}

function factsOf(element: Element): string[] {
  return [...element.attributes].flatMap(({ name: spelling, value }) => {
    // React writes some in camelCase.
    const name = spelling.toLowerCase();
    if (spoken.includes(name)) return [`${name} ${quoted(value)}`];
    if (states.includes(name)) return [value === '' ? name : `${name}=${value}`];
    if (targets.includes(name)) return [`→ ${flat(decodeURIComponent(value))}`];
    if (pictures.includes(name)) return [pictureAt(value)];
    // Words that a script shows later.
    return name.startsWith('data-') && value.includes('.') ? [`${name} ${quoted(value)}`] : [];
  });
}

/** The texts that an island gets, as Astro writes them. */
function propsOf(element: Element): string[] {
  const props = element.getAttribute('props') ?? '';
  const texts = [...props.matchAll(/"(\w+)":\[0,"([^"]*)"\]/g)];
  return texts.map(([, name, text = '']) => `${name} ${quoted(text)}`);
}

/** A line for each value, after its path; of markup for each of its elements. */
function dataLinesOf(value: unknown, path: string): string[] {
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([name, inner]) => dataLinesOf(inner, `${path}.${name}`));
  }
  const texts = String(value).split(/(?<=<\/\w+>)/);
  return texts.map((text) => `${path} ${quoted(text)}`);
}

/** The name of its file, without the part that changes with what is in it. */
function pictureAt(path: string): string {
  return path.replace(/.*\//, '').replace(/\..*/, '');
}

function quoted(text: string): string {
  return `"${flat(text)}"`;
}
