import { expect, type Page, type Request, test } from '@playwright/test';
import { languageCodes } from '#src/i18n/languages.ts';
import { addressOf, words } from '#tests/siteData.ts';
import { cutWords } from './measures.ts';
import { at, readThrough } from './visitor.ts';

const home = words('en', 'home');

test('the home page opens at its headline, and a button leads to the top of its page', async ({
  page,
}) => {
  await page.goto('./');
  const headline = page.getByRole('heading', { level: 1 });
  await expect(headline).toBeInViewport();
  await page.locator('#whats-next').getByRole('link').click();
  await expect(page).toHaveURL(at('contact'));
  await expect(headline).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('six operating principles stand in a row below the weaves they are named after, and on tablets in a grid', async ({
  page,
}) => {
  const places = (items: string) =>
    page
      .locator(`#operating-principles ${items}`)
      .evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect()).map(({ x, y, right }) => ({ x, y, right })),
      );
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('./');
  const principles = await places('li');
  const weaves = await places('[aria-hidden] > :has(img)');
  expect(new Set(principles.map(({ y }) => y)).size).toBe(1);
  expect(weaves).toHaveLength(6);
  for (const [index, { x }] of principles.entries()) {
    expect(x).toBeGreaterThanOrEqual((weaves[index]?.x ?? Infinity) - 1);
    expect(x).toBeLessThan(weaves[index]?.right ?? 0);
  }
  // Threads keep away from the words they pass.
  const words = page.locator('#operating-principles header > *');
  const ground = await page
    .locator('#operating-principles')
    .evaluate((section) => getComputedStyle(section).backgroundColor);
  for (const part of await words.all()) {
    await expect(part).toHaveCSS('background-color', ground);
    await expect(part).toHaveCSS('box-shadow', `${ground} 0px 0px 0px 12px`);
  }
  // Nor is a thread cut lengthways beside the next weave's end.
  const cloths = await page
    .locator('#operating-principles [aria-hidden] > * > img')
    .evaluateAll((all) => all.map((cloth) => cloth.getBoundingClientRect().width % 9));
  for (const cut of cloths) expect(cut < 0.1 || cut > 4, `${cut} px of a thread`).toBe(true);
  for (const width of [360, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const pictures = await page
      .locator('#operating-principles [aria-hidden] > :has(img)')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
    // Each strip ends with a whole thread.
    const strips = await page
      .locator('#what-we-have-built dd img')
      .evaluateAll((all) => all.map((strip) => strip.getBoundingClientRect().width / 9));
    for (const threads of strips) {
      expect(threads, `threads at ${width}`).toBeCloseTo(Math.round(threads));
    }
    const [first] = await places('li');
    expect(Math.max(...pictures), `cloth at ${width}`).toBeLessThan(first?.y ?? 0);
    const projects = await hangings(page);
    for (const [index, project] of projects.entries()) {
      const { top, tangle, joint, beam, ends, last, below, cloth, label } = project;
      expect(tangle, `tangle ${index} at ${width}`).toBeLessThan(top);
      expect(Math.abs(joint), `slack ${index} at ${width}`).toBeLessThan(0.1);
      expect(label, `label ${index} at ${width}, beside its text`).toBeGreaterThan(cloth);
      expect(beam.left).toBeLessThan(0);
      expect(beam.right).toBeGreaterThan(width - 1);
      // The next row's beam, or one of their own; or the next section, where this has one row.
      const next = projects.slice(index).find((other) => other.top > top)?.top ?? last;
      expect(Math.abs(ends - next), `end ${index} at ${width}`).toBeLessThan(1);
      expect(ends < below - 1, `end ${index} at ${width} is tied`).toBe(width < 1440);
    }
  }
  await page.setViewportSize({ width: 820, height: 900 });
  // Drawings in one row are equally high.
  const high = await page
    .locator('#stats li:nth-child(n + 3) img')
    .evaluateAll((images: HTMLImageElement[]) =>
      Promise.all(
        images.map(async (image) => {
          image.loading = 'eager';
          await image.decode();
          return image.getBoundingClientRect().height;
        }),
      ),
    );
  expect(Math.max(...high) - Math.min(...high)).toBeLessThan(12);
  // What is beside each other begins at one height.
  const rows = await page
    .locator('#what-we-have-built li')
    .evaluateAll((projects) =>
      projects.map((project) =>
        [project, ...project.querySelectorAll('dl > *')].map(
          (row) => row.getBoundingClientRect().y,
        ),
      ),
    );
  for (const row of rows) expect(row).toEqual(rows.find(([top]) => top === row[0]));
  const inGrid = await places('li');
  expect(new Set(inGrid.map(({ x }) => x)).size).toBeGreaterThan(1);
  expect(new Set(inGrid.map(({ y }) => y)).size).toBeGreaterThan(1);
});

/** What each project hangs from, and how far down its thread goes. */
function hangings(page: Page) {
  return page.locator('#what-we-have-built').evaluate((section) =>
    [...section.querySelectorAll('li')].map((project) => {
      const beam = getComputedStyle(project, '::before');
      const left = Number.parseFloat(beam.left);
      const list = project.closest('ol')?.parentElement as Element;
      const words = list.getBoundingClientRect().left;
      const hasLastBeam = getComputedStyle(list, '::after').display !== 'none';
      const [tangle = new DOMRect(), slack = new DOMRect()] = [
        ...project.querySelectorAll('img'),
      ].map((image) => image.getBoundingClientRect());
      return {
        top: project.getBoundingClientRect().top,
        tangle: tangle.top,
        // From where the tangle's thread goes out to the middle of the one below.
        joint: slack.left + slack.width / 2 - (tangle.left + 0.0225 * tangle.width),
        // From the page's thread, left of the words, to the window's edge.
        beam: { left, right: words + left + Number.parseFloat(beam.width) },
        ends: project.querySelector('dl > :last-child')?.getBoundingClientRect().bottom ?? 0,
        cloth: project.querySelector('dd > img')?.getBoundingClientRect().bottom ?? 0,
        label: project.querySelector('dt:has(+ dd > img)')?.getBoundingClientRect().top ?? 0,
        last: (hasLastBeam ? list : section).getBoundingClientRect().bottom,
        below: section.getBoundingClientRect().bottom,
      };
    }),
  );
}

for (const lang of languageCodes) {
  test(`in "${lang}" no word of the first screen lies over cloth or thread and none of a title is cut, and both buttons are in it`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(addressOf('home', lang));
    for (const width of [320, 360, 768, 900, 1024, 1180, 1280, 1312, 1366, 1440, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const over = await page.evaluate(() => {
        const loom = document.querySelector('#hero svg')?.closest('[class*=loom]');
        const drawing = loom?.parentElement?.getBoundingClientRect();
        const range = document.createRange();
        const texts = document.createTreeWalker(
          document.querySelector('#hero') as Element,
          NodeFilter.SHOW_TEXT,
        );
        const found: string[] = [];
        while (texts.nextNode()) {
          const { currentNode: text } = texts;
          // Words for screen readers are cut to a pixel.
          if (text.parentElement?.clientWidth === 1) continue;
          range.selectNodeContents(text);
          const isOver = [...range.getClientRects()].some(
            ({ left, right, top, bottom }) =>
              drawing &&
              right > drawing.left &&
              left < drawing.right &&
              bottom > drawing.top &&
              top < drawing.bottom,
          );
          if (isOver) found.push(text.textContent ?? '');
        }
        return found;
      });
      expect(over, `${width}`).toEqual([]);
      // Where the cloth is below it, the headline has the whole width.
      if (width === 768 || width === 900) expect(await linesOfHeadline(page), `${width}`).toBe(2);
      // Where one figure has no room beside its label, none is there.
      const isBelow = await page
        .locator('#show-dont-sell dd')
        .evaluateAll((figures: HTMLElement[]) =>
          figures.map(
            (figure) =>
              figure.offsetTop > (figure.previousElementSibling as HTMLElement).offsetTop + 16,
          ),
        );
      if (width < 384) expect(isBelow, `${width}`).not.toContain(false);
      if (width > 1311) expect(await besideTheWeaves(page), `${width}`).toEqual([]);
      expect(await page.evaluate(cutWords), `${width}`).toEqual([]);
    }
    for (const [width, height] of [
      [1440, 900],
      [1280, 720],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const link of await page.locator('#hero :has(> a) > a').all()) {
        const inCard = await link.evaluate((element) => element.closest('aside') !== null);
        if (!inCard) await expect(link, `${width}`).toBeInViewport({ ratio: 1 });
      }
    }
    // Where things move, the label of the banner has a control beside it.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.setViewportSize({ width: 320, height: 900 });
    expect(await page.evaluate(cutWords)).toEqual([]);
  });
}

function linesOfHeadline(page: Page) {
  return page
    .locator('#hero h1')
    .evaluate((h1) =>
      Math.round(h1.clientHeight / Number.parseFloat(getComputedStyle(h1).lineHeight)),
    );
}

/** What stands unequally high above the six rules, and the words whose ground cuts a thread lengthways. */
function besideTheWeaves(page: Page) {
  return page.locator('#operating-principles').evaluate((section) => {
    const box = (one: Element) => one.getBoundingClientRect();
    const titles = [...section.querySelectorAll('h3')];
    const threads = [...section.querySelectorAll('li + li')].map((one) => box(one).left + 4.5);
    const isCut = (one: Element) =>
      [box(one).left - 12, box(one).right + 12].some((edge) =>
        threads.some((thread) => Math.abs(thread - edge) < 2),
      );
    return [
      ...titles.filter((title) => box(title).top !== box(titles[0] ?? title).top),
      ...[...section.querySelectorAll('header > *')].filter(isCut),
    ].map(({ textContent }) => textContent);
  });
}

test('the page’s thread falls from the mark of the current page to where the hero ends, below the words', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const lang of ['', 'ru/']) {
    await page.goto(`./${lang}`);
    const { thread, mark, end } = await page.evaluate(() => {
      const item = document.querySelector('header li[data-current]');
      const style = item && getComputedStyle(item, '::after');
      const box = item?.getBoundingClientRect();
      const left = (box?.left ?? 0) + Number.parseFloat(style?.left ?? '');
      const top = (box?.top ?? 0) + Number.parseFloat(style?.top ?? '');
      return {
        thread: { middle: left + 1.5, bottom: top + Number.parseFloat(style?.height ?? '') },
        mark: (box?.left ?? 0) + (box?.width ?? 0) / 2,
        end: document.querySelector('#hero aside')?.getBoundingClientRect().top ?? Infinity,
      };
    });
    expect(Math.abs(thread.middle - mark)).toBeLessThan(1);
    expect(thread.bottom).toBeGreaterThan(end);
  }
});

test('the fringe hangs from the cloth, as wide as it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
  for (const [width, height] of [
    [360, 740],
    [768, 1024],
    [1024, 768],
    [1440, 900],
    [1920, 800],
    [1920, 1080],
    [2560, 900],
    [2560, 1440],
    [3840, 1000],
  ] as const) {
    await page.setViewportSize({ width, height });
    const { cloth, fringe, threads, half } = await page.locator('#hero').evaluate((hero) => {
      const box = (selector: string) =>
        hero.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
      // The warp's line is as long as the cloth is wide; a narrow half of the page cuts it off.
      const warp = box('svg path[stroke-dasharray=".25 .75"]');
      const half = box('div:has(> div > svg)');
      const { left, right } = box('[aria-hidden] > img');
      return {
        cloth: [Math.max(warp.left, half.left), Math.min(warp.right, half.right)],
        fringe: [left, right],
        threads: warp.top - half.top,
        half: [half.left, half.right],
      };
    });
    // From side to side, so that the thread from the menu meets it; its loose threads are seen, too.
    expect(cloth, `${width} × ${height}`).toEqual(half);
    if (width / height < 2) expect(threads, `${width} × ${height}`).toBeGreaterThan(60);
    for (const [end, place] of cloth.entries())
      expect(Math.abs(place - (fringe[end] ?? 0)), `${width} × ${height}`).toBeLessThan(4);
  }
});

test('the French headline has three lines, and none of them is one short word', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./fr/');
  for (const width of [360, 1024, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await linesOfHeadline(page), `${width}`).toBe(3);
  }
});

test('where the page’s thread falls on the side of the words, they hide it in one piece', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1024, height: 900 });
  await page.goto('./ru/');
  const { row, words } = await page.evaluate(() => {
    const words = document.querySelector('#hero > :has(h1)') as Element;
    const { top, bottom } = words.getBoundingClientRect();
    const { backgroundColor } = getComputedStyle(words);
    const ground = getComputedStyle(words.parentElement as Element).backgroundColor;
    const row = document.querySelector('header')?.getBoundingClientRect().bottom;
    const end = document.querySelector('#hero aside')?.getBoundingClientRect().top;
    return { row, words: { top, bottom, isOpaque: backgroundColor === ground, end } };
  });
  expect(words).toMatchObject({ top: row, isOpaque: true, bottom: words.end });
  // Beside words that are higher than usual the eye still is in the middle of its box.
  const [cloth, half] = await page
    .locator('#hero svg path[stroke-dasharray=".25 .75"], #hero div:has(> div > svg)')
    .evaluateAll((boxes) =>
      boxes.map((box) => box.getBoundingClientRect()).map(({ left, right }) => (left + right) / 2),
    );
  expect(cloth).toBeCloseTo(half ?? 0, 0);
  // Nor is any of it seen above them: below the mark it is as empty as beside it.
  const { x = 0, width = 0 } = (await page.locator('header li[data-current]').boundingBox()) ?? {};
  const below = { y: 74, width: 20, height: 20 };
  const under = await page.screenshot({ clip: { ...below, x: x + width / 2 - 10 } });
  const beside = await page.screenshot({ clip: { ...below, x: x - 60 } });
  expect(under.equals(beside)).toBe(true);
});

test('below the loom title and text have as much room as each other', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('./de/');
  const widths = await page
    .locator('#hero aside')
    .evaluate((bar) => getComputedStyle(bar).gridTemplateColumns.split(' ').map(Number.parseFloat));
  expect(widths).toHaveLength(4);
  expect(widths[1]).toBeCloseTo(widths[2] ?? 0, 0);
  await expect(page.locator('#hero aside h2 + p')).toHaveCSS('text-wrap-style', 'balance');
});

test('with forced colours the headline is one colour, and no line of it covers another', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.goto('./');
  const accent = page.locator('#hero h1 em');
  // The ground that a browser lays behind a line is as high as the font.
  await expect(accent).toHaveCSS('forced-color-adjust', 'none');
  const colour = await page.locator('#hero h1').evaluate((h1) => getComputedStyle(h1).color);
  await expect(accent).toHaveCSS('color', colour);
  // Nor does the loom fade into a light ground, or a link among words look like a button.
  await expect(page.locator('#hero div:has(> div > svg)')).toHaveCSS('mask-image', 'none');
  const quiet = page.locator('#hero [data-weight=quiet]');
  await expect(quiet).toHaveCSS('border-width', '0px');
  await expect(quiet).toHaveCSS('text-decoration-line', 'underline');
});

test.describe('the banner of what the company is made of', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('./');
    await page.locator('#dna').scrollIntoViewIfNeeded();
    await page.mouse.move(0, 0);
  });

  const moves = (page: Page) =>
    page
      .locator('#dna li')
      .first()
      .evaluate(async (word) => {
        // An animation told to rest goes on until the next frame.
        await Promise.all(document.getAnimations().map(({ ready }) => ready));
        const before = word.getBoundingClientRect().x;
        await new Promise((resolve) => setTimeout(resolve, 250));
        return word.getBoundingClientRect().x !== before;
      });
  const pause = (page: Page) => page.getByLabel('Pause the banner');
  const control = (page: Page) => page.getByText('Pause the banner');

  test('scrolls by itself, rests out of view, and says every word once', async ({ page }) => {
    expect(await moves(page)).toBe(true);
    const said = page.locator('#dna').getByRole('listitem');
    await expect(said).toHaveText(home.dna.words);
    await expect(page.locator('#dna')).toHaveCSS('content-visibility', 'auto');
  });

  test('ends beside the thread', async ({ page }) => {
    const [thread, end] = await page.locator('#dna').evaluate((dna) => {
      const { left, width } = getComputedStyle(dna, '::before');
      const box = dna.querySelector('div:has(> ul)')?.getBoundingClientRect();
      return [Number.parseFloat(left) + Number.parseFloat(width), box?.left ?? 0];
    });
    expect(end).toBeGreaterThan(thread);
    await expect(page.locator('#dna div:has(> ul)')).toHaveCSS('overflow-x', 'clip');
    // Not in the middle of a letter.
    await expect(page.locator('#dna div:has(> ul)')).toHaveCSS('mask-image', /gradient/);
  });

  test('can be paused by a visible control, and rests while the pointer is on it', async ({
    page,
  }) => {
    await expect(control(page)).toBeInViewport();
    expect((await control(page).boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await control(page).click();
    await page.mouse.move(0, 0);
    expect(await moves(page)).toBe(false);
    await expect(pause(page)).toHaveCSS('border-style', 'double');
    await control(page).click();
    await expect(pause(page)).toHaveCSS('border-style', 'solid');
    await page.mouse.move(0, 0);
    expect(await moves(page)).toBe(true);
    await page.locator('#dna').hover({ position: { x: 200, y: 120 } });
    expect(await moves(page)).toBe(false);
    await page.mouse.move(0, 0);
    expect(await moves(page)).toBe(true);
  });

  test('rests while the focus is in it, and stays paused when the focus goes on', async ({
    page,
  }) => {
    await page.locator('#impact-zones').getByRole('link').focus();
    await page.keyboard.press('Tab');
    await expect(pause(page)).toBeFocused();
    expect(await moves(page)).toBe(false);
    const leave = async () => {
      await page.keyboard.press('Tab');
      await expect(pause(page)).not.toBeFocused();
      // Out of sight it rests in any case.
      await page.locator('#dna').evaluate((banner) => banner.scrollIntoView({ block: 'center' }));
      await page.mouse.move(0, 0);
    };
    await leave();
    expect(await moves(page)).toBe(true);
    await pause(page).focus();
    await page.keyboard.press('Space');
    await expect(pause(page)).toBeChecked();
    await leave();
    expect(await moves(page)).toBe(false);
  });

  test('stands still, whole and without a control where motion is reduced', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await moves(page)).toBe(false);
    await expect(page.locator('#dna')).toHaveCSS('content-visibility', 'visible');
    await expect(control(page)).toBeHidden();
    for (const word of home.dna.words) {
      const shown = page.locator('#dna').getByText(word).filter({ visible: true });
      await expect(shown).toHaveCount(1);
      const { x = -1, width = 0 } = (await shown.boundingBox()) ?? {};
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
    }
  });
});

test.describe('the loom', () => {
  /** When each of its signals sets out, in milliseconds after the page is shown. */
  const signals = (page: Page) =>
    page.evaluate(() => {
      const signals = document.querySelectorAll('#hero svg [display=none] > *');
      if (signals.length === 0) throw new Error('The loom has no signals.');
      return [...signals].flatMap((signal) =>
        signal.getAnimations().map(({ effect }) => effect?.getTiming().delay ?? 0),
      );
    });

  test('sends its signals once its threads have settled', async ({ page }) => {
    await page.goto('./');
    expect(await signals(page)).toEqual([3000, 6000]);
    const signal = page.locator('#hero svg [display=none] > *').first();
    await expect(signal).toHaveCSS('opacity', '0');
    await expect(signal).toHaveCSS('opacity', '1');
  });

  test('sends none where motion is reduced', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('./');
    expect(await signals(page)).toEqual([]);
  });
});

const bill = (page: Page) => page.locator('#show-dont-sell');
const figure = (page: Page, kind: string) => bill(page).locator(`[data-visit-figure=${kind}]`);
const kilobytes = (bytes: number, lang: string) =>
  new Intl.NumberFormat(lang, {
    style: 'unit',
    unit: 'kilobyte',
    maximumSignificantDigits: 3,
  }).format(bytes / 1000);

test.describe('the bill of this visit', () => {
  for (const lang of ['en', 'hi'] as const) {
    test(`shows what the browser measured (${lang})`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const requests: Request[] = [];
      page.on('requestfinished', (request) => requests.push(request));
      await page.goto(addressOf('home', lang));
      await readThrough(page);
      await page.evaluate(() => scrollTo(0, 0));
      await bill(page).scrollIntoViewIfNeeded();
      const { measured, noteMeasured } = words(lang, 'home').showDontSell;
      await expect(bill(page)).toContainText(measured);
      await expect(bill(page)).toContainText(noteMeasured);

      await expect(figure(page, 'requests')).toHaveText(String(requests.length));
      const sizes = await Promise.all(requests.map((request) => request.sizes()));
      const carried = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
      await expect(figure(page, 'bytes')).toHaveText(kilobytes(carried, lang));

      const painted = await page.evaluate(
        () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      );
      const seconds = new Intl.NumberFormat(lang, {
        style: 'unit',
        unit: 'second',
        maximumSignificantDigits: 2,
      }).format(painted / 1000);
      await expect(figure(page, 'readable')).toHaveText(seconds);
    });
  }
});
