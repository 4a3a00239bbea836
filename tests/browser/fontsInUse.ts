// Which fonts a page declares, asks for and uses.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { create } from 'fontkitten';

type Face = { role: string; file: string; weight: string };

/** How the faces with a file of their own are shown while it is on the way. Runs in the page. */
export function facesOf(): string[] {
  return [...document.fonts]
    .filter(({ family }) => !family.includes('Stand-in'))
    .map(({ display }) => display);
}

/** What is wrong with the font files that a page asked for and the words it has. */
export async function fontFaults(page: Page, asked: ReadonlySet<string>): Promise<string[]> {
  const faults: string[] = [];
  const faces = await declaredOn(page);
  const { characters, weights } = await setIn(page);
  if (!characters.Text) faults.push('no words are set in Text');
  if (asked.size < 2) faults.push(`only ${asked.size} files are asked for`);

  for (const [role, used] of Object.entries(characters)) {
    const files = faces.filter((face) => face.role === role);
    const drawn = new Set((await Promise.all(files.map(({ file }) => charactersIn(file)))).flat());
    // A space that a font lacks is made from its common one, and a joiner of words is not drawn.
    const lacking = [...used].filter((sign) => !/[\s\u2060]/.test(sign) && !drawn.has(sign));
    if (lacking.length > 0)
      faults.push(`${lacking.join('')} is set in ${role} and in no file of it`);
  }
  for (const [role, used] of Object.entries(weights)) {
    const declared =
      faces
        .find((face) => face.role === role)
        ?.weight.split(' ')
        .map(Number) ?? [];
    if (
      !(Math.min(...used) >= Math.min(...declared) && Math.max(...used) <= Math.max(...declared))
    ) {
      faults.push(
        `${role} is set in ${Math.min(...used)} to ${Math.max(...used)}, has ${declared}`,
      );
    }
  }

  for (const file of asked) {
    const face = faces.find((candidate) => candidate.file === file);
    const drawn = face ? await charactersIn(file) : [];
    if (!drawn.some((sign) => characters[face?.role ?? '']?.includes(sign))) {
      faults.push(`${file} is loaded and not used`);
    }
  }
  return faults;
}

/** The files that only words of another language need: its name, in a list that is closed at first. */
export function foreignFonts(asked: Iterable<string>, lang: string): string[] {
  const scripts: Record<string, RegExp> = { hi: /latin|devanagari/, ru: /latin|cyrillic/ };
  return [...asked].filter((file) => !(scripts[lang] ?? /latin/).test(file));
}

/** Stand-ins that are not as wide as the fonts they wait for, with what their letters are to be times. */
export async function standInFaults(page: Page): Promise<string[]> {
  const { words } = await setIn(page);
  const widths = await page.evaluate(async (texts) => {
    const found: { face: string; ratio: number }[] = [];
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen) return found;
    for (const [role, list] of Object.entries(texts)) {
      for (const name of [`${role} Stand-in`, `${role} Stand-in on Android`]) {
        const weight = role === 'Display' ? 350 : 400;
        const measure = (family: string) => {
          pen.font = `${weight} 100px ${family}`;
          return list.reduce((sum, word) => sum + pen.measureText(word).width, 0);
        };
        const text = list.join('');
        await document.fonts.load(`${weight} 100px "${role}"`, text);
        // A system without the local font, or a role without this stand-in, has nothing to measure.
        const loaded = await document.fonts
          .load(`400 100px "${name}"`, text)
          .catch(() => [] as FontFace[]);
        if (loaded.length > 0) {
          // Android's stand-in leaves Devanagari to the other.
          const waiting = `"${name}", "${role} Stand-in"`;
          found.push({ face: name, ratio: measure(`"${role}"`) / measure(waiting) });
        }
      }
    }
    return found;
  }, words);
  return widths
    .filter(({ ratio }) => Math.abs(ratio - 1) >= 0.025)
    .map(({ face, ratio }) => `${face} × ${ratio.toFixed(3)}`);
}

/** The faces a page declares with a file of their own. */
async function declaredOn(page: Page): Promise<Face[]> {
  const rule = /@font-face\{font-family:"([^"]+)";src:url\(([^)]+)\)[^;]*;font-weight:([^;]+)/g;
  return [...(await page.content()).matchAll(rule)].map(
    ([, role = '', address = '', weight = '']) => ({
      role,
      file: address.split('/').at(-1) ?? '',
      weight,
    }),
  );
}

const known = new Map<string, string[]>();

async function charactersIn(file: string): Promise<string[]> {
  const before = known.get(file);
  if (before) return before;
  const font = create(await readFile(join('dist', 'fonts', file)));
  if (font.isCollection) throw new Error(`${file} holds several fonts.`);
  const characters = font.characterSet.map((point) => String.fromCodePoint(point));
  known.set(file, characters);
  return characters;
}

/** What a page's own words are made of and how they are set, by the role they are set in. */
async function setIn(page: Page) {
  const words = await page.evaluate(() => {
    const found: { role: string; weight: number; words: string[]; isForeign: boolean }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: element, textContent } = walker.currentNode;
      if (!element || element.closest('script, style')) continue;
      const { fontFamily, fontWeight, textTransform } = getComputedStyle(element);
      const text = textTransform === 'uppercase' ? textContent?.toUpperCase() : textContent;
      const own = (text ?? '').split(/\s+/).filter(Boolean);
      const role = (fontFamily.split(',')[0] ?? '').replaceAll('"', '');
      const isForeign = element.closest('[lang]:not(html)') !== null;
      if (own.length > 0) found.push({ role, weight: Number(fontWeight), words: own, isForeign });
    }
    return found;
  });
  const byRole = Object.groupBy(words, ({ role }) => role);
  const map = <Value>(pick: (entries: typeof words) => Value): Record<string, Value> =>
    Object.fromEntries(Object.entries(byRole).map(([role, list]) => [role, pick(list ?? [])]));
  return {
    characters: map((list) => [...new Set(list.flatMap((entry) => entry.words).join(''))].join('')),
    weights: map((list) => list.map(({ weight }) => weight)),
    words: map((list) => list.filter((entry) => !entry.isForeign).flatMap((entry) => entry.words)),
  };
}
