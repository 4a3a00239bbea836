import { expect, type Page, test } from '@playwright/test';
import { addressOf, menu } from '#tests/siteData.ts';

for (const name of [...menu, 'leaders'] as const) {
  test(`the thread of ${name} comes from the menu, runs on one line and ends in the footer`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const lang of ['en', 'ru'] as const) {
      await page.goto(addressOf(name, lang));
      for (const width of [360, 1440, 2560]) {
        await page.setViewportSize({ width, height: 900 });
        const { lines, last, footer, falls, struck, wide, apart, seams, tied } =
          await measure(page);
        expect(struck, `${lang} ${width}: words or rows' threads across it`).toEqual([]);
        expect(wide, `${lang} ${width}: headings that hide it beside their words`).toEqual([]);
        expect(apart, `${lang} ${width}: headings with a gap between lines`).toEqual([]);
        expect(seams, `${lang} ${width}: parts that only just meet`).toEqual([]);
        expect(lines.length, `${lang} ${width}`).toBeGreaterThan(0);
        for (const line of [...lines, ...tied])
          expect(Math.abs(line - footer.thread)).toBeLessThan(1);
        // Nothing but the footer, or a turn of its own, follows where it was last seen.
        expect(footer.top - last).toBeLessThan(1);
        // No menu lists the leaders, so theirs begins in their cloth, but for the button on a phone.
        expect(falls).toBe(name !== 'leaders' || width === 360);
      }
    }
    await page.emulateMedia({ media: 'print' });
    expect((await measure(page)).lines).toEqual([]);
  });
}

test('where colours are forced the thread falls from the menu as it runs on', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
  await page.goto(addressOf('team', 'en'));
  await page.setViewportSize({ width: 1440, height: 900 });
  const { fall, rail, ground } = await page.evaluate(() => {
    const drawn = (selector: string) => {
      return getComputedStyle(
        document.querySelector(selector) as Element,
        selector.startsWith('header') ? '::after' : '::before',
      ).backgroundColor;
    };
    return {
      fall: drawn('header li[data-current]'),
      rail: drawn('main [data-rail]'),
      ground: getComputedStyle(document.querySelector('#leads') as Element).backgroundColor,
    };
  });
  expect(fall).toBe(rail);
  expect(fall).not.toBe(ground);

  // While it is drawn, it is never far above that of a footer which has come into the window.
  await page.emulateMedia({ reducedMotion: 'no-preference', forcedColors: 'none' });
  const hole = await page.evaluate(async () => {
    const footer = document.querySelector('footer') as Element;
    scrollBy({ top: footer.getBoundingClientRect().top - innerHeight + 70, behavior: 'instant' });
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const tips = [...document.querySelectorAll('main [data-rail]')].map((part) => {
      const { transform, height } = getComputedStyle(part, '::before');
      return (
        part.getBoundingClientRect().top + new DOMMatrix(transform).d * Number.parseFloat(height)
      );
    });
    return footer.getBoundingClientRect().top - Math.max(...tips);
  });
  expect(hole).toBeGreaterThan(1);
  expect(hole).toBeLessThan(90);
});

test('the thread keeps sixteen pixels from the words on a phone, and all of its knots in sight', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const name of ['home', 'team', 'story'] as const) {
    await page.goto(addressOf(name, 'en'));
    for (const width of [320, 360, 390, 768]) {
      await page.setViewportSize({ width, height: 800 });
      const { lines } = await measure(page);
      const { words, knots } = await page.evaluate(() => ({
        words: Math.min(
          ...[...document.querySelectorAll('main [data-rail] > header > *')].map(
            (one) => one.getBoundingClientRect().left,
          ),
        ),
        knots: [...document.querySelectorAll('main [data-knot]')]
          .filter((one) => one.checkVisibility())
          .map((one) => one.getBoundingClientRect().left),
      }));
      expect(words - Math.max(...lines) - 3, `${name} ${width}`).toBeGreaterThanOrEqual(16);
      for (const knot of knots) expect(knot, `${name} ${width}`).toBeGreaterThan(-0.5);
    }
  }
});

/** Where the thread runs, in pixels from the window's left edge. */
function measure(page: Page) {
  return page.evaluate(() => {
    const place = (element: Element, pseudo: string) => {
      const style = getComputedStyle(element, pseudo);
      const { left, top } = element.getBoundingClientRect();
      return {
        isShown: style.content !== 'none' && style.display !== 'none',
        left: left + Number.parseFloat(style.left),
        top: top + Number.parseFloat(style.top),
        bottom:
          top +
          Number.parseFloat(style.top) +
          Number.parseFloat(style.height) +
          Number.parseFloat(style.borderTopWidth),
      };
    };
    const rails = [...document.querySelectorAll('[data-rail]')].map((one) =>
      place(one, '::before'),
    );
    const ends = [...document.querySelectorAll('#letter section')].map((one) =>
      place(one, '::after'),
    );
    const shown = [...rails, ...ends].filter(({ isShown }) => isShown);
    const range = document.createRange();
    const crosses = (box: DOMRect) =>
      rails.some(
        ({ isShown, left, top, bottom }) =>
          isShown &&
          box.left < left + 3 &&
          box.right > left &&
          box.top < bottom &&
          box.bottom > top,
      );
    const struck = [...document.querySelectorAll('[data-job] i')]
      .filter((thread) => crosses(thread.getBoundingClientRect()))
      .map((thread) => thread.outerHTML);
    const walker = document.createTreeWalker(document.querySelector('main') as Element, 4);
    while (walker.nextNode()) {
      const { currentNode: text } = walker;
      if (!text.textContent?.trim() || !text.parentElement?.checkVisibility()) continue;
      range.selectNodeContents(text);
      if ([...range.getClientRects()].some(crosses)) struck.push(text.textContent);
    }
    // No thread runs behind the first three, and the last hides whole ones, beside its words, too.
    const headings = document.querySelectorAll(
      'main :is(h1, header h2):not(#hero-heading, #leaders-heading, #openings-heading, #operating-principles-heading)',
    );
    const wide = [...headings]
      .filter((heading) => {
        const text = heading.firstElementChild?.firstChild ?? heading.firstChild;
        range.selectNode(text as Node);
        const words = [...range.getClientRects()];
        const isOpaque = getComputedStyle(heading).backgroundColor !== 'rgba(0, 0, 0, 0)';
        const grounds = isOpaque
          ? words.map(() => heading.getBoundingClientRect())
          : [...(heading.firstElementChild?.getClientRects() ?? [])];
        return (
          grounds.length !== words.length ||
          words.some(({ right }, line) => Number(grounds[line]?.right) > right + 20)
        );
      })
      .map(({ textContent }) => textContent);
    // Grounds of lines that only just meet leave a crumb of thread between them.
    const apart = [...document.querySelectorAll('main [data-lines]')]
      .filter((lines) => {
        const { backgroundSize, lineHeight } = getComputedStyle(lines);
        const [, high = ''] = backgroundSize.split(' ');
        const height = /calc\((.+)px \+ (.+)px\)/.exec(high)?.slice(1) ?? [high];
        const sum = height.reduce((all, part) => all + Number.parseFloat(part), 0);
        return sum < Number.parseFloat(lineHeight) + 0.9;
      })
      .map(({ textContent }) => textContent);
    const parts = [...document.querySelectorAll('main > *, body > footer')]
      .map((part) => part.getBoundingClientRect())
      .filter(({ height }) => height > 0);
    // Parts that only just meet leave a line of the page's ground between them.
    const seams = parts.filter(({ top }, at) => top > Number(parts[at - 1]?.bottom) - 0.9);
    const body = document.querySelector('footer > :first-child') as Element;
    const start = [...document.querySelectorAll('header li[data-current], header button')]
      .filter((one) => one.checkVisibility())
      .map((one) => getComputedStyle(one, '::after'));
    // Where the card of home takes it in and lets it out.
    const tied = [...document.querySelectorAll('[data-claim=badge] img')].map((card) => {
      const { left, width } = card.getBoundingClientRect();
      return left + 0.018 * width - 1.5;
    });
    return {
      struck,
      wide,
      apart,
      seams,
      tied,
      lines: shown.map(({ left }) => left),
      last: Math.max(...shown.map(({ bottom }) => bottom)),
      footer: { thread: place(body, '::before').left, top: body.getBoundingClientRect().top },
      falls: start.some(
        ({ content, height }) => content !== 'none' && Number.parseFloat(height) > 900,
      ),
    };
  });
}
