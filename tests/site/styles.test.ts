// What styles ask of a browser.
import { generate, parse, walk } from 'css-tree';
import { expect } from 'vitest';
import { textsOf } from './documents.ts';
import { every } from './every.ts';

type Node = { type: string; name: string; children?: Iterable<Node> };

const resets = ['*', ':before', ':after', '::before', '::after', '*:before', '*:after'];

// Browsers try a rule only on elements with the class, the tag or the attribute at the end of its selector. Without
// one, or with several in a list, they try it on every element of the page.
every('document', 'names in each rule what the rule is for', ({ document }) => {
  const selectors = textsOf(document, 'style').flatMap(selectorsIn);
  expect(selectors.length).toBeGreaterThan(50);
  const universal = selectors.filter((selector) => !isNamed(selector)).map((one) => generate(one));
  expect(universal.filter((selector) => !resets.includes(selector))).toEqual([]);
});

/** Not those for paper, nor the steps of animations. */
function selectorsIn(styles: string): Node[] {
  const found: Node[] = [];
  walk(parse(styles), {
    visit: 'Rule',
    enter(this: { atrule?: Node }, { prelude }: { prelude: Node }) {
      const condition = this.atrule ? generate({ ...this.atrule, block: null }) : '';
      if (!/^@(media print\b|keyframes)/.test(condition)) found.push(...(prelude.children ?? []));
    },
  });
  return found;
}

/** For which browsers have lists of their own, beside those for classes, tags and attributes. */
const states = ['root', 'focus', 'focus-visible', 'link', 'visited', 'any-link'];

function isNamed(selector: Node): boolean {
  const parts = [...(selector.children ?? [])];
  const last = parts.slice(parts.findLastIndex(({ type }) => type === 'Combinator') + 1);
  return last.some(({ type, name, children }) => {
    if (type === 'PseudoClassSelector' && ['is', 'where'].includes(name))
      return isNamedByOne(children);
    if (type === 'PseudoClassSelector') return states.includes(name);
    if (type === 'TypeSelector') return name !== '*';
    return ['ClassSelector', 'IdSelector', 'AttributeSelector'].includes(type);
  });
}

function isNamedByOne(lists: Iterable<Node> = []): boolean {
  const inside = [...lists].flatMap(({ children = [] }) => [...children]);
  return inside.length === 1 && inside.every(isNamed);
}
