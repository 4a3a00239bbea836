// The documents of dist/, each read and parsed once, and the texts that they should show.
import { readFileSync, statSync } from 'node:fs';
import { parseHTML } from 'linkedom';
import { contentIn, loadCompany } from '#src/content/load/content.ts';
import type { LanguageCode } from '#src/i18n/languages.ts';
import { fromBase } from '#src/routes.ts';
import { all, flat } from '#tests/markup.ts';
import { addresses } from './addresses.ts';

export const documents = addresses.map(built);

export type Built = ReturnType<typeof built>;

function built(address: (typeof addresses)[number]) {
  const { path } = address;
  const file = path === '' || path.endsWith('/') ? `${path}index.html` : `${path}.html`;
  // React writes some attribute names in camelCase, which linkedom does not lowercase.
  const html = readFileSync(`dist/${file}`, 'utf8').replace(/ [a-z]+[A-Z]\w*(?==")/g, (name) =>
    name.toLowerCase(),
  );
  const { document } = parseHTML(html);
  // linkedom splits text nodes at character references like &amp;.
  document.documentElement.normalize();
  const texts = readableTexts(document);
  // An English word within a sentence has a <span lang>, which splits its text.
  const split = all(document, 'body :has(> span[lang])');
  const rejoined = split.map((element) => ({ text: text(element), element }));
  const said = [...texts, ...rejoined, ...attributeValues(document)];
  const shown = said.map(({ text }) => text);
  return { ...address, file, document, texts, shown, whole: shown.join('\n') };
}

type Said = { text: string; element: Element };

/** The visible texts and those for screen readers, each with its element. */
function readableTexts(document: Document): Said[] {
  const spoken = ['alt', 'aria-label', 'aria-description', 'title', 'placeholder', 'label'];
  return all(document, ':is(title, body *):not(script, style)').flatMap((element) => {
    const nodes = [...element.childNodes].filter(({ nodeType }) => nodeType === 3);
    const visible = nodes.map((node) => node.textContent);
    const audible = spoken.map((name) => element.getAttribute(name));
    return [...visible, ...audible]
      .map((text) => ({ text: flat(text ?? ''), element }))
      .filter(({ text }) => text !== '');
  });
}

/** Among them the drafts in mailto: links, and texts that scripts show later. */
function attributeValues(document: Document): Said[] {
  return all(document, ':not(svg, svg *)').flatMap((element) => {
    const attributes = [...element.attributes].filter(({ name }) => name !== 'props');
    return attributes.map(({ value }) => {
      const isAddress = /^[a-z]+:\S+$/.test(value);
      return { text: flat(isAddress ? decodeURIComponent(value) : value), element };
    });
  });
}

/** The built file at a path of the site. */
export function read(path: string): string {
  return readFileSync(`dist/${path.slice(fromBase('').length)}`, 'utf8');
}

export function textsOf(within: ParentNode, selector: string): string[] {
  return all(within, selector).map(text);
}

function text(element: Element): string {
  return flat(element.textContent ?? '');
}

/** The same in each language. */
export function twinsIn(within: ParentNode) {
  return all(within, '[rel=alternate][hreflang]').map((link) => ({
    hreflang: link.getAttribute('hreflang'),
    address: link.getAttribute('href'),
  }));
}

/** Every text in a value, with its path. */
export function leaves(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, flat(value)]];
  const fields = Object.entries(Object(value)).filter(([name]) => name !== 'lang');
  return fields.flatMap(([name, inner]) => leaves(inner, `${path}.${name}`));
}

/** The texts of the pages in a language, by their paths, like "home.hero.text". */
export function textsIn(language: LanguageCode): [path: string, text: string][] {
  return leaves(contentIn(language).words, '').map(([path, text]) => [path.slice(1), text]);
}

const dayOfBuild = statSync('dist/index.html').mtime.toLocaleDateString('sv-SE', {
  timeZone: loadCompany().office.timeZone,
});

/** Whether people could apply on the day of the build. */
export function isOpen({ closes = dayOfBuild }: { closes?: string }): boolean {
  return closes >= dayOfBuild;
}
