import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { create } from 'fontkitten';
import { pageNames, pathOf } from '#src/i18n/paths.ts';

const languages = ['en', 'es', 'fr', 'hi', 'de', 'ru'] as const;
const pages = [...pageNames.map((name) => pathOf(name, 'en', '/').slice(1)), '404'];
const addresses = languages.flatMap((lang) => pages.map((page) => addressOf(lang, page)));

for (const address of addresses) {
  test(`/${address} has the fonts its words need, and asks for no other`, async ({ page }) => {
    const asked = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'font') asked.add(request.url().split('/').at(-1) ?? '');
    });
    await page.goto(address);
    await fontsAreWorn(page);
    const faces = await facesOf(page);
    const { characters, weights } = await setIn(page);

    expect(Object.keys(characters).sort()).toContain('Text');
    for (const [role, used] of Object.entries(characters)) {
      const files = faces.filter((face) => face.role === role);
      const drawn = new Set((await Promise.all(files.map(charactersIn))).flat());
      // A space that a font lacks is made from its common one.
      const lacking = [...used].filter((sign) => !/\s/.test(sign) && !drawn.has(sign));
      expect(lacking, `set in ${role} and in no file of it`).toEqual([]);
    }
    for (const [role, used] of Object.entries(weights)) {
      const declared =
        faces
          .find((face) => face.role === role)
          ?.weight.split(' ')
          .map(Number) ?? [];
      expect(Math.min(...used), `the lightest ${role}`).toBeGreaterThanOrEqual(
        Math.min(...declared),
      );
      expect(Math.max(...used), `the boldest ${role}`).toBeLessThanOrEqual(Math.max(...declared));
    }

    expect(asked.size).toBeGreaterThan(1);
    for (const file of asked) {
      const face = faces.find((candidate) => candidate.file === file);
      const drawn = face ? await charactersIn(face) : [];
      const used = drawn.filter((sign) => characters[face?.role ?? '']?.includes(sign));
      expect(used, `${file} is loaded and used`).not.toEqual([]);
    }
  });
}

for (const lang of languages) {
  test(`${lang} pages fetch no font of another language`, async ({ page }) => {
    const scripts = { hi: /latin|devanagari/, ru: /latin|cyrillic/ };
    const own = lang in scripts ? scripts[lang as keyof typeof scripts] : /latin/;
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fetched.push(request.url().split('/').at(-1) ?? '');
    });
    for (const name of ['', 'contact']) {
      await page.goto(addressOf(lang, name));
      // The list names all six languages, two of them in scripts of their own.
      await page.locator('[popovertarget="languages"]').click();
      await page.evaluate(() => document.fonts.ready);
    }
    expect(fetched.length).toBeGreaterThan(1);
    expect(fetched.filter((file) => !own.test(file))).toEqual([]);
  });

  test(`the stand-ins of ${lang} are as wide as the fonts they wait for`, async ({ page }) => {
    await page.goto(addressOf(lang, ''));
    await fontsAreWorn(page);
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
    for (const { face, ratio } of widths) {
      expect(
        Math.abs(ratio - 1),
        `${face}: its letters in src/fonts/faces.ts × ${ratio.toFixed(3)}`,
      ).toBeLessThan(0.025);
    }
  });
}

test('Devanagari letters still join into conjuncts', async ({ page }) => {
  await page.goto(addressOf('hi', ''));
  const widths = await page.evaluate(async () => {
    const pen = document.createElement('canvas').getContext('2d');
    const measured: { role: string; joined: number; apart: number; reph: number; base: number }[] =
      [];
    for (const role of ['350 100px Display', '400 100px Text']) {
      await document.fonts.load(role, 'क');
      if (!pen) continue;
      pen.font = role;
      const width = (text: string) => pen.measureText(text).width;
      const joined = width('क्ष') + width('ज्ञ') + width('त्र');
      // The non-joiner between them shows what a font without its conjuncts would do.
      const apart = width('क्\u200cष') + width('ज्\u200cञ') + width('त्\u200cर');
      measured.push({ role, joined, apart, reph: width('र्म'), base: width('म') });
    }
    return measured;
  });
  expect(widths).toHaveLength(2);
  for (const { joined, apart, reph, base } of widths) {
    expect(joined).toBeLessThan(apart * 0.9);
    // An r before its letter is drawn above it and takes no room.
    expect(reph).toBeCloseTo(base, 0);
  }
});

async function fontsAreWorn(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
}

function addressOf(lang: string, page: string): string {
  return `${lang === 'en' ? '' : `${lang}/`}${page}`;
}

/** The faces a page declares with a file of their own. */
async function facesOf(page: Page) {
  const rule = /@font-face\{font-family:"([^"]+)";src:url\(([^)]+)\)[^;]*;font-weight:([^;]+)/g;
  return [...(await page.content()).matchAll(rule)].map(
    ([, role = '', address = '', weight = '']) => ({
      role,
      file: address.split('/').at(-1) ?? '',
      weight,
    }),
  );
}

async function charactersIn({ file }: { file: string }): Promise<string[]> {
  const font = create(await readFile(join('dist', 'fonts', file)));
  if (font.isCollection) throw new Error(`${file} holds several fonts.`);
  return font.characterSet.map((point) => String.fromCodePoint(point));
}

/** What a page's own words are made of and how they are set, by the role they are set in. */
async function setIn(page: Page) {
  const words = await page.evaluate(() => {
    const found: { role: string; weight: number; words: string[] }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: element, textContent } = walker.currentNode;
      // Another language's words, like its name in the list, are set in what the system has.
      if (!element || element.closest('script, style, [lang]:not(html)')) continue;
      const { fontFamily, fontWeight, textTransform } = getComputedStyle(element);
      const text = textTransform === 'uppercase' ? textContent?.toUpperCase() : textContent;
      const own = (text ?? '').split(/\s+/).filter(Boolean);
      const role = (fontFamily.split(',')[0] ?? '').replaceAll('"', '');
      if (own.length > 0) found.push({ role, weight: Number(fontWeight), words: own });
    }
    return found;
  });
  const byRole = Object.groupBy(words, ({ role }) => role);
  const map = <Value>(pick: (entries: typeof words) => Value): Record<string, Value> =>
    Object.fromEntries(Object.entries(byRole).map(([role, list]) => [role, pick(list ?? [])]));
  return {
    characters: map((list) => [...new Set(list.flatMap((entry) => entry.words).join(''))].join('')),
    weights: map((list) => list.map(({ weight }) => weight)),
    words: map((list) => list.flatMap((entry) => entry.words)),
  };
}
