// Takes the styles that a page needs only below its first screen out of the document, so that the
// document fits into one round trip. They follow in a file once that screen is painted
// (src/islands/firstPaint.js), and what stands below is not shown before it has them. Without
// script they are a link, at which a browser waits with what follows.
import { createHash } from 'node:crypto';
import { takeOut } from './takeOut.ts';

/** Stands in a built page where its late styles begin. */
export const fold = '<template data-fold></template>';

export const lateStyles = () =>
  takeOut({
    name: 'late-styles',
    mark: fold,
    take: (whole, _, addressOf) => {
      const { html, file, late } = splitPage(whole, addressOf);
      return { html, file, content: late };
    },
  });

export function splitPage(html: string, addressOf: (file: string) => string) {
  const [above = ''] = html.split(fold);
  const seen = new Set(
    [...above.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)),
  );
  let late = '';
  const markup = html.replace(/<style[\s\S]*?<\/style>/g, '');
  const kept = html.replace(/(<style[^>]*>)([\s\S]*?)(?=<\/style>)/g, (_, open, css) => {
    const split = splitStyles(css, (name) => seen.has(name), markup);
    late += split.late;
    return open + split.early + (split.late && covered);
  });
  const hash = createHash('sha256').update(late).digest('base64url').slice(0, 8);
  const file = `_astro/late.${hash}.css`;
  const address = addressOf(file);
  const link = `<noscript data-rel="stylesheet" data-href="${address}"><link rel="stylesheet" href="${address}"></noscript>`;
  return { html: kept.replace(fold, link), file, late };
}

const covered =
  '@media (scripting:enabled){main>[data-rel]~*,main:has(>[data-rel])~*{display:none}}';

type Split = { early: string; late: string };

/** A rule is late when no element above the fold can match it. Markup may use properties as well. */
export function splitStyles(
  css: string,
  isAbove: (className: string) => boolean,
  markup = '',
): Split {
  const split = splitProperties(splitRules(css, isAbove), markup);
  // An animation goes where it is used, and to the early styles if both use it.
  const names = [...css.matchAll(/@keyframes\s+([\w-]+)/g)].map(([, name = '']) => name);
  for (const { name, rule } of names.map((name) => ({ name, rule: keyframesOf(css, name) }))) {
    const isUsedAbove = new RegExp(`animation[^;}]*\\b${name}\\b`).test(split.early);
    split[isUsedAbove ? 'early' : 'late'] += rule;
  }
  return split;
}

// Nobody prints a page that is still on its way, an old browser can wait for what makes up for its
// age, and the last says so itself.
const waiting = /^@(media print|supports not|layer late)\b/;

const grouping = /^@(media|supports|container|layer)\b/;

function splitRules(css: string, isAbove: (className: string) => boolean): Split {
  const split: Split = { early: '', late: '' };
  for (const { head, body } of rulesOf(css)) {
    if (head.startsWith('@keyframes')) continue;
    if (waiting.test(head)) {
      split.late += `${head}{${body}}`;
    } else if (grouping.test(head)) {
      const inner = splitRules(body, isAbove);
      if (inner.early) split.early += `${head}{${inner.early}}`;
      if (inner.late) split.late += `${head}{${inner.late}}`;
    } else if (head.startsWith('@')) {
      split.early += `${head}{${body}}`;
    } else {
      const selectors = splitOutside(head, ',');
      const isLate = (selector: string) =>
        // Nobody points at a page that is still on its way.
        selector.includes(':hover') ||
        [...selector.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].some(([, name = '']) => !isAbove(name));
      const late = selectors.filter(isLate);
      const early = selectors.filter((selector) => !isLate(selector));
      if (early.length > 0) split.early += `${early.join()}{${body}}`;
      if (late.length > 0) split.late += `${late.join()}{${body}}`;
    }
  }
  return split;
}

/** Custom properties of the root that only late styles use are late as well. */
function splitProperties({ early, late }: Split, markup: string): Split {
  const onRoot = /^:root\b/;
  const rules = rulesOf(early);
  const used = new Set(namesIn(markup));
  const rest = rules.filter(({ head }) => !onRoot.test(head));
  for (const { body } of rest) for (const name of namesIn(body)) used.add(name);
  const declarations = rules
    .filter(({ head }) => onRoot.test(head))
    .flatMap(({ body }) => splitOutside(body, ';'));
  for (let before = -1; before < used.size; ) {
    before = used.size;
    for (const declaration of declarations) {
      const at = declaration.indexOf(':');
      const name = declaration.slice(0, at);
      if (name.startsWith('--') && !used.has(name)) continue;
      for (const more of namesIn(declaration.slice(at))) used.add(more);
    }
  }
  const isLate = (declaration: string) =>
    declaration.startsWith('--') && !used.has(declaration.slice(0, declaration.indexOf(':')));
  const split: Split = { early: '', late: '' };
  for (const { head, body } of rules) {
    const all = onRoot.test(head) ? splitOutside(body, ';') : [];
    const lateOnes = all.filter(isLate);
    const earlyOnes = all.filter((declaration) => !isLate(declaration));
    if (lateOnes.length > 0) split.late += `${head}{${lateOnes.join(';')}}`;
    if (earlyOnes.length > 0) split.early += `${head}{${earlyOnes.join(';')}}`;
    if (all.length === 0) split.early += `${head}{${body}}`;
  }
  return { early: split.early, late: split.late + late };
}

function namesIn(css: string): string[] {
  return [...css.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);
}

function keyframesOf(css: string, name: string): string {
  const rule = rulesOf(css).find(({ head }) => head === `@keyframes ${name}`);
  return rule ? `${rule.head}{${rule.body}}` : '';
}

function rulesOf(css: string): { head: string; body: string }[] {
  return splitOutside(css, '}')
    .filter((rule) => rule.includes('{'))
    .map((rule) => {
      const at = rule.indexOf('{');
      return { head: rule.slice(0, at).trim(), body: rule.slice(at + 1) };
    });
}

/** Cuts at a mark that stands outside of brackets and quotes; a closing brace closes its rule. */
function splitOutside(text: string, mark: ',' | ';' | '}'): string[] {
  const parts: string[] = [];
  let depth = 0;
  let quote = '';
  let start = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at);
    if (quote) {
      if (sign === '\\') at++;
      else if (sign === quote) quote = '';
      continue;
    }
    if (sign === '"' || sign === "'") quote = sign;
    if ('([{'.includes(sign)) depth++;
    if (')]}'.includes(sign)) depth--;
    if (sign === mark && depth === 0) {
      parts.push(text.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, text.slice(start)].filter((part) => part.trim() !== '');
}
