import { expect, type Page, test } from '@playwright/test';
import type { LanguageCode } from '#src/i18n/languages.ts';
import { addressOf, facts, words } from '#tests/siteData.ts';
import { cutWords, overprinted } from './measures.ts';
import { at, hydrated } from './visitor.ts';

type Job = { id: string; category: string };

const { jobs, categories } = facts('jobs') as { jobs: Job[]; categories: { id: string }[] };
const careers = words('en', 'careers');

const filter = (page: Page, lang = 'en') =>
  page.getByRole('group', { name: words(lang, 'careers').openings.filterLabel });
const choice = (page: Page, id: string, lang = 'en') =>
  filter(page, lang).getByRole('button', { name: labelOf(id, lang), exact: true });
const shown = (page: Page) => page.locator('[data-job]').filter({ visible: true });
const announcement = (page: Page) => page.locator('#openings').getByRole('status');
const inCategory = (id: string) => jobs.filter(({ category }) => id === 'all' || category === id);

/** What a button says: "Engineering 4". */
function labelOf(id: string, lang = 'en'): string {
  const { openings } = words(lang, 'careers');
  return openings.filterButton
    .replace('{{category}}', openings.categories[id])
    .replace('{{count}}', String(inCategory(id).length));
}

/** What is read out once it is pressed: "4 open positions in Engineering". */
function announcementOf(id: string, lang = 'en'): string {
  const count = inCategory(id).length;
  const form = new Intl.PluralRules(lang).select(count);
  const said: string = words(lang, 'careers').openings.announcement[`${id}_${form}`];
  return said.replace('{{count}}', String(count));
}

// The two choices with the fewest openings. Where one category has them all, "all" is the first.
const open = categories.map(({ id }) => id).filter((id) => inCategory(id).length > 0);
const [one = '', other = ''] = [
  'all',
  ...open.toSorted((a, b) => inCategory(b).length - inCategory(a).length),
].slice(-2);

function addressOfChoice(id: string): string {
  return id === 'all' ? 'careers' : `careers#${id}`;
}

async function visit(page: Page, lang: LanguageCode = 'en'): Promise<void> {
  await page.goto(addressOf('careers', lang));
  await hydrated(page);
}

/** Checks the buttons and the list of one category at once. */
async function expectChosen(page: Page, id: string, lang = 'en'): Promise<void> {
  await expect(page.locator('[aria-pressed=true]')).toHaveText([labelOf(id, lang)]);
  await expect(shown(page)).toHaveCount(inCategory(id).length);
}

test('the join-us teaser leads to the openings', async ({ page }) => {
  await page.goto('careers');
  await page.locator('#join-us').getByRole('link').click();
  await expect(page.getByRole('heading', { name: careers.openings.heading })).toBeInViewport();
});

test("what stands in a second column begins at the page's seventh, and the first label as high on an opening's page", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of ['careers', 'ru/careers', 'hi/careers', `careers/${jobs[0]?.id}`]) {
    await page.goto(path);
    const seconds = await page
      .locator(
        '#join-us > div > div, :has(> #openings-heading) + div, #work > div > :last-child, #apply > div > :nth-child(2)',
      )
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().left));
    expect(seconds.map(Math.round), path).toEqual([732, 732]);
    expect((await page.locator('main [data-label]').first().boundingBox())?.y, path).toBe(112);
  }
});

test('the thread from the menu keeps clear of all words of the hero, and no kind of opening stands alone', async ({
  page,
}) => {
  for (const lang of ['en', 'fr', 'de', 'hi', 'ru']) {
    await page.goto(addressOf('careers', lang as LanguageCode));
    for (const width of [1024, 1100, 1280, 1440, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const { beside, tops } = await page.evaluate(() => {
        const item = document.querySelector('header li[data-current]') as Element;
        const thread =
          item.getBoundingClientRect().left +
          Number.parseFloat(getComputedStyle(item, '::after').left);
        const words = document.createRange();
        words.selectNodeContents(document.querySelector('#join-us h1 > span') as Element);
        return {
          beside: [words, ...document.querySelectorAll('#join-us h1 + div > *')].map(
            (part) => thread - part.getBoundingClientRect().right,
          ),
          tops: [
            ...Map.groupBy(
              document.querySelectorAll('#join-us li, #openings [role=group] button'),
              (part) => part.getBoundingClientRect().top,
            ).values(),
          ].map(({ length }) => length),
        };
      });
      expect(Math.min(...beside), `${lang} ${width}`).toBeGreaterThanOrEqual(12);
      expect(Math.min(...tops), `${lang} ${width}: on a line`).toBeGreaterThan(1);
    }
  }
});

test.describe('the job filter', () => {
  test('starts at all, with counts taken from the jobs', async ({ page }) => {
    await visit(page);
    await expect(filter(page).getByRole('button')).toHaveText(
      ['all', ...open].map((id) => labelOf(id)),
    );
    await expectChosen(page, 'all');
    await expect(announcement(page)).toBeEmpty();
  });

  test('shows only the jobs of a category and says how many there are', async ({ page }) => {
    await visit(page);
    for (const id of open) {
      await choice(page, id).click();
      await expectChosen(page, id);
      const ids = await shown(page).evaluateAll((all) => all.map(({ dataset }) => dataset.job));
      expect(ids).toEqual(inCategory(id).map((job) => job.id));
      await expect(announcement(page)).toHaveText(announcementOf(id));
      await choice(page, 'all').click();
      await expectChosen(page, 'all');
    }
  });

  test('leaves no list standing that has nothing to show', async ({ page }) => {
    await visit(page);
    const lists = page.locator('[data-jobs]');
    // More jobs than there are today would be in a second list; here all of another category.
    await lists.evaluate((list) => {
      const second = list.cloneNode(true) as Element;
      for (const job of second.querySelectorAll('[data-job]')) {
        job.setAttribute('data-category', 'another');
      }
      list.after(second);
    });
    await choice(page, other).click();
    await expect(lists).toHaveCount(2);
    // Out of sight an empty list keeps its room, unless it is away itself.
    await expect(lists.last()).toHaveAttribute('hidden');
    await expect(lists.first()).not.toHaveAttribute('hidden');
    await choice(page, 'all').click();
    await expect(lists.last()).toBeVisible();
    await expect(lists.last().locator('[data-job]').filter({ visible: true })).toHaveCount(
      jobs.length,
    );
  });

  test('shows which button is the active one', async ({ page }) => {
    await visit(page);
    const ground = (id: string) =>
      choice(page, id).evaluate((button) => getComputedStyle(button).backgroundColor);
    expect(await ground('all')).not.toBe(await ground(other));
    await choice(page, other).click();
    await page.mouse.move(0, 0);
    expect(await ground(other)).not.toBe(await ground('all'));
  });

  test('keeps the choice in the address, through a reload and back', async ({ page }) => {
    await visit(page);
    await choice(page, other).click();
    await expect(page).toHaveURL(at(addressOfChoice(other)));
    await page.reload();
    await hydrated(page);
    await expectChosen(page, other);

    await choice(page, one).click();
    await expect(page).toHaveURL(at(addressOfChoice(one)));
    await page.goBack();
    await expectChosen(page, other);

    await page.goto('story');
    await page.goBack();
    await hydrated(page);
    await expectChosen(page, other);

    await choice(page, 'all').click();
    await expect(page).toHaveURL(at('careers'));
  });

  test('opens at the openings where a shared address names a category', async ({ page }) => {
    for (const size of [
      { width: 360, height: 740 },
      { width: 1280, height: 720 },
    ]) {
      await page.setViewportSize(size);
      await page.goto('./');
      await page.goto(addressOfChoice(other));
      await expectChosen(page, other);
      const heading = page.getByRole('heading', { name: careers.openings.heading });
      await expect(heading).toBeInViewport();
      await expect(choice(page, other)).toBeInViewport({ ratio: 1 });
      await expect(shown(page).first()).toBeInViewport();
    }
  });

  test('stays as it is, without a word, when a link leads to a place on the page', async ({
    page,
  }) => {
    // A press on a page that is still scrolling smoothly may begin on one element and end on another.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const skip = async () => {
      await page.locator('a[href="#main"]').focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      await expect(page).toHaveURL(at('careers#main'));
    };
    await visit(page);
    await skip();
    await expect(announcement(page)).toBeEmpty();

    await choice(page, other).click();
    await page.evaluate(() => {
      const status = document.querySelector('#openings [role=status]') as Node;
      const options = { childList: true, characterData: true, subtree: true };
      const said = () => document.documentElement.setAttribute('data-said', '');
      new MutationObserver(said).observe(status, options);
    });
    await skip();
    await expectChosen(page, other);
    await expect(page.locator('[data-said]')).toHaveCount(0);

    await page.reload();
    await hydrated(page);
    await expectChosen(page, other);
    await page.goBack();
    await expect(page).toHaveURL(at(addressOfChoice(other)));
    await expectChosen(page, other);
    await page.goBack();
    await expect(page).toHaveURL(at('careers#main'));
    await expectChosen(page, 'all');
  });

  for (const lang of ['hi', 'ru'] as const) {
    test(`speaks ${lang}, whatever the number`, async ({ page }) => {
      await visit(page, lang);
      for (const id of [one, other].filter((id) => open.includes(id))) {
        await choice(page, id, lang).click();
        await expectChosen(page, id, lang);
        await expect(page).toHaveURL(at(`${lang}/${addressOfChoice(id)}`));
        await expect(announcement(page)).toHaveText(announcementOf(id, lang));
      }
    });
  }
});

test.describe('the cloth of the openings', () => {
  const threads = (page: Page) => page.locator('#openings [data-thread]');

  test('draws back the threads of the openings that are not shown', async ({ page }) => {
    await visit(page);
    const away = () =>
      threads(page).evaluateAll((all) =>
        all.filter((one) => one.hasAttribute('data-away')).map((one) => one.dataset.thread),
      );
    expect(await threads(page).count()).toBeGreaterThan(2 * jobs.length);
    expect(await away()).toEqual([]);
    await choice(page, other).click();
    const drawn = await away();
    expect(drawn).not.toContain(other);
    // Those without a name are of crossings with other categories.
    expect(new Set(drawn)).toEqual(new Set(['', ...open.filter((id) => id !== other)]));
    await expect(threads(page).first()).toBeHidden();
    await choice(page, 'all').click();
    expect(await away()).toEqual([]);
  });

  test('leaves rows that can be scanned, from 120 to 180 pixels high', async ({ page }) => {
    for (const lang of ['en', 'de', 'hi', 'ru'] as const) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(addressOf('careers', lang));
      const heights = await page
        .locator('[data-job]')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
      expect(Math.min(...heights), lang).toBeGreaterThanOrEqual(120);
      expect(Math.max(...heights), lang).toBeLessThanOrEqual(181);
    }
  });

  test('leads every thread into its lane and past the words, at every width', async ({ page }) => {
    await page.goto('careers');
    for (const width of [320, 360, 768, 1024, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const { lanes, levels, words, edge, margin } = await page.evaluate(() => {
        const box = (one: Element) => one.getBoundingClientRect();
        const rows = [...document.querySelectorAll('[data-job]')];
        return {
          lanes: rows.map((row) => box(row.querySelector('i') as Element).left),
          levels: [...document.querySelectorAll('#openings i[data-thread]')].map((level) => {
            const { left, right, bottom } = box(level);
            return { left, right, bottom };
          }),
          words: Math.min(
            ...rows.map((row) => box(row.querySelector('h3') as Element).left),
            box(document.querySelector('#openings h2') as Element).left,
          ),
          edge: document.documentElement.clientWidth,
          margin: box(document.querySelector('#join-us h1') as Element).left,
        };
      });
      // The first row has the innermost lane, and each next one lies at least 3 px further out.
      for (const [place, left] of lanes.slice(1).entries()) {
        expect((lanes[place] ?? 0) - left, `${width}: lane ${place + 1}`).toBeGreaterThan(2.5);
      }
      expect(Math.min(...lanes), `${width}`).toBeGreaterThanOrEqual(2);
      // Above phones they lie within the page's columns.
      if (width > 768) {
        expect(Math.min(...lanes), `${width}`).toBeGreaterThanOrEqual(margin - 4);
      }
      // Every level begins right of its own lane, so that it turns down into it; where the first stripe ends
      // left of all, its level is the one that comes from there.
      for (const [place, { left, right }] of levels.entries()) {
        if (width === 2560 && place === 0) expect(right, `${width}`).toBeLessThan(lanes[0] ?? 0);
        else expect(left, `${width}`).toBeGreaterThan(lanes[place] ?? 0);
        expect(right, `${width}`).toBeGreaterThanOrEqual(left);
        expect(right, `${width}`).toBeLessThanOrEqual(edge + 2);
      }
      expect(words - Math.max(...lanes), `${width}: room before the words`).toBeGreaterThan(12);
    }
  });

  test('is not printed', async ({ page }) => {
    await page.goto('careers');
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('[data-stripe]').first()).toBeHidden();
    await expect(threads(page).first()).toBeHidden();
    await expect(page.locator('[data-job] i').first()).toBeHidden();
    const summary = page.locator('[data-job] details p').first();
    await expect(summary).toBeVisible();
  });
});

test.describe('the jobs, without script', () => {
  test.use({ javaScriptEnabled: false });

  test('are all listed, and there are no buttons that do nothing', async ({ page }) => {
    await page.goto(`careers#${other}`);
    await expect(shown(page)).toHaveCount(jobs.length);
    await expect(page.locator('#openings').getByRole('button')).toHaveCount(0);
    await expect(shown(page).first()).toBeInViewport();
  });
});

test('rows have room for the longest titles, and habits leave no hole in their grid', async ({
  page,
}) => {
  for (const lang of ['ru', 'de'] as const) {
    await page.goto(`${lang}/careers`);
    for (const width of [320, 768, 1024, 1260, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(overprinted), `${lang} ${width}`).toEqual([]);
      expect(await page.evaluate(cutWords), `${lang} ${width}`).toEqual([]);
      const columns = await page
        .locator('#culture li')
        .evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().left)).size);
      expect(6 % columns, `${lang} ${width}: ${columns} columns of habits`).toBe(0);
      const uneven = await page.locator('#culture li').evaluateAll((all) => {
        const rows = Map.groupBy(all, (one) => one.getBoundingClientRect().top);
        const tops = (row: Element[]) =>
          row.map((one) => one.lastElementChild?.getBoundingClientRect().top);
        return [...rows.values()].map(tops).filter((row) => new Set(row).size > 1);
      });
      expect(uneven, `${lang} ${width}: texts of habits side by side`).toEqual([]);
      const tight = await page.evaluate(() => {
        const box = (part: Element | Range) => part.getBoundingClientRect();
        const rings = [...document.querySelectorAll('[data-job] h3 > a')].filter(
          (link) =>
            box(link).bottom >
            box((link.closest('header') as Element).querySelector('[data-label]') as Element).top,
        );
        const frames = [...document.querySelectorAll('#openings [role=group] button')].filter(
          (button) => {
            const words = document.createRange();
            words.selectNodeContents(button);
            return box(words).left - box(button).left < 8;
          },
        );
        return [...rings, ...frames].map((part) => part.textContent);
      });
      expect(tight, `${lang} ${width}: rings and frames on words`).toEqual([]);
    }
  }
});

test('a row is marked where the focus is in it', async ({ page }) => {
  await page.goto('careers');
  const row = page.locator('[data-job]').nth(1);
  const thickness = () =>
    row
      .locator('> i')
      .evaluate((thread) =>
        Number.parseFloat(getComputedStyle(thread).borderWidth.split(' ')[2] ?? ''),
      );
  const before = await thickness();
  for (const part of [row.locator('h3 a'), row.locator('summary'), row.locator('a').last()]) {
    await expect(row).toHaveCSS('background-image', 'none');
    await part.focus();
    await expect(row).toHaveCSS('background-image', /gradient/);
    expect(await thickness()).toBeGreaterThan(before);
    await part.blur();
  }
});

test('the four benefits stand two by two, or in one row or column', async ({ page }) => {
  await page.goto('./careers');
  for (const [width, columns] of [
    [360, 1],
    [1024, 2],
    [1440, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const lefts = await page
      .locator('[data-benefit]')
      .evaluateAll((all) => all.map((card) => card.getBoundingClientRect().left));
    expect(new Set(lefts).size, `${width}`).toBe(columns);
  }
});
