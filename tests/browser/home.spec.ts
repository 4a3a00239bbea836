import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, type Page, type Request, test } from '@playwright/test';
import { countryName, formatAtLeast, formatPercent } from '#src/i18n/formats.ts';
import { attributes } from '#src/weave/markup.ts';
import { pieces } from '#src/weave/path.ts';
import { at, facts, readThrough, words } from './visitor.ts';

const home = words('en', 'home');
const { claims } = facts('company');

test.describe('the home page', () => {
  test.beforeEach(({ page }) => page.goto('./'));

  test('shows its ten sections in order, then the footer', async ({ page }) => {
    const ids = await page.locator('main > section').evaluateAll((all) => all.map(({ id }) => id));
    expect(ids).toEqual([
      'hero',
      'who-we-are',
      'what-we-have-built',
      'operating-principles',
      'impact-zones',
      'dna',
      'stats',
      'show-dont-sell',
      'join-us',
      'whats-next',
    ]);
    await expect(page.locator('main ~ footer')).toBeVisible();
  });

  test('opens with its headline', async ({ page }) => {
    const headline = page.locator('#hero').getByRole('heading', { level: 1 });
    const { plain, accent } = home.hero.heading;
    await expect(headline).toHaveText(`${plain} ${accent}`);
    await expect(headline).toBeInViewport();
  });

  for (const [section, link, place, path] of [
    ['hero div', home.hero.primary, 'the main call to action', 'contact'],
    ['hero aside', home.hero.card.button, 'the card’s button', 'contact'],
    [
      'hero div',
      `${home.hero.secondary} (${words('en', 'common').nav.story})`,
      '“Learn more”',
      'story',
    ],
    ['impact-zones', home.impactZones.button, '“Let’s Talk”', 'contact'],
    ['join-us', home.joinUs.button, 'the join-us teaser', 'careers'],
    ['whats-next', home.whatsNext.button, 'what’s next', 'contact'],
  ]) {
    test(`leads by ${place} of ${section} to the top of /${path}`, async ({ page }) => {
      await page.locator(`#${section}`).getByRole('link', { name: link, exact: true }).click();
      await expect(page).toHaveURL(at(path));
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });
  }

  test('tells of five projects: what was hard, what was built, what changed', async ({ page }) => {
    const projects = page.locator('#what-we-have-built').getByRole('list').locator('> li');
    await expect(projects).toHaveCount(5);
    for (const { id } of facts('projects').projects) {
      const told = home.whatWeHaveBuilt.projects[id];
      const project = projects.filter({ has: page.getByRole('heading', { name: told.kind }) });
      const { hard, built, changed } = home.whatWeHaveBuilt.columns;
      await expect(project.locator('dt')).toHaveText([hard, built, changed]);
      await expect(project.locator('dd')).toHaveText([told.hard, told.built, told.changed]);
    }
  });

  test('lays six operating principles out in a grid', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const principles = page.locator('#operating-principles li');
    await expect(principles).toHaveCount(6);
    await expect(principles.getByRole('heading')).toHaveText(
      Object.values<{ title: string }>(home.operatingPrinciples.items).map(({ title }) => title),
    );
    const places = await principles.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect()).map(({ x, y }) => ({ x, y })),
    );
    expect(new Set(places.map(({ x }) => x)).size).toBeGreaterThan(1);
    expect(new Set(places.map(({ y }) => y)).size).toBeGreaterThan(1);
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(6);
  });

  test('names each place of the facts with its country and city', async ({ page }) => {
    const { places } = facts('company') as { places: { country: string; city: string | null }[] };
    const { cities } = words('en', 'common');
    const zones = page.locator('#impact-zones li');
    await expect(zones).toHaveCount(places.length);
    for (const [index, { country, city }] of places.entries()) {
      const named = `${countryName(country, 'en')}${city ? cities[city] : ''}`;
      await expect(zones.nth(index)).toContainText(named);
    }
  });
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

  test('scrolls by itself and says every word once', async ({ page }) => {
    expect(await moves(page)).toBe(true);
    const said = page.locator('#dna').getByRole('listitem');
    await expect(said).toHaveText(home.dna.words);
  });

  test('can be paused by a visible control and goes on again', async ({ page }) => {
    await expect(control(page)).toBeInViewport();
    expect((await control(page).boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await control(page).click();
    await page.mouse.move(0, 0);
    expect(await moves(page)).toBe(false);
    await control(page).click();
    await page.mouse.move(0, 0);
    expect(await moves(page)).toBe(true);
  });

  test('can be paused from the keyboard, and stays so when the focus goes on', async ({ page }) => {
    await pause(page).focus();
    await page.keyboard.press('Space');
    await expect(pause(page)).toBeChecked();
    await page.keyboard.press('Tab');
    await expect(pause(page)).not.toBeFocused();
    expect(await moves(page)).toBe(false);
  });

  test('rests while the pointer is on it', async ({ page }) => {
    await page.locator('#dna').hover({ position: { x: 200, y: 120 } });
    expect(await moves(page)).toBe(false);
    await page.mouse.move(0, 0);
    expect(await moves(page)).toBe(true);
  });

  test('rests while the focus is in it', async ({ page }) => {
    await page.locator('#impact-zones').getByRole('link').focus();
    await page.keyboard.press('Tab');
    await expect(pause(page)).toBeFocused();
    expect(await moves(page)).toBe(false);
    await page.keyboard.press('Tab');
    expect(await moves(page)).toBe(true);
  });

  test('stands still, whole and without a control where motion is reduced', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await moves(page)).toBe(false);
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

test.describe('the numbers', () => {
  const { badge, ...counts } = claims as Record<string, number>;
  const floors = Object.entries(counts).map(
    ([claim, count]) => [claim, formatAtLeast(count, 'en')] as const,
  );
  const figures = [...floors, ['badge', formatPercent(badge ?? 0, 'en')] as const];

  test('are those of content/company.json', async ({ page }) => {
    await page.goto('./');
    for (const [claim, figure] of figures) {
      const count = page.locator(`#stats [data-claim=${claim}]`);
      await expect(count.getByText(figure, { exact: true })).toBeVisible();
    }
  });

  test('stand together in one statement', async ({ page }) => {
    await page.goto('./');
    const statement = page.locator('#stats').getByText(home.stats.statement);
    for (const count of Object.values(counts)) await expect(statement).toContainText(`${count}`);
  });

  test('are drawn one mark for one', async ({ page }) => {
    await page.goto('./');
    const drawn = async (claim: string, tag: RegExp, attribute: string) => {
      const picture = page.locator(`#stats [data-claim=${claim}] img`);
      const svg = await page.request.get(at((await picture.getAttribute('src')) ?? ''));
      return attributes(await svg.text(), tag, attribute);
    };
    const sum = (paths: string[]) => paths.map(pieces).reduce((total, count) => total + count, 0);
    expect(sum(await drawn('clients', /data-leg="under"/, 'd'))).toBe(claims.clients);
    expect(sum(await drawn('clients', /data-leg="over"/, 'd'))).toBe(claims.clients);
    expect(await drawn('team', /data-knot/, 'transform')).toHaveLength(claims.team);
    expect(await drawn('countries', /data-thread/, 'd')).toHaveLength(claims.countries);
    expect(await drawn('years', /data-row/, 'data-row')).toHaveLength(claims.years);
    expect(sum(await drawn('badge', /data-count/, 'd'))).toBe(Math.round(claims.badge * 10));
    expect(sum(await drawn('badge', /data-missing/, 'd'))).toBe(
      1000 - Math.round(claims.badge * 10),
    );
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

test.describe('the bill of this visit, without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const lang of ['en', 'de', 'hi']) {
    test(`shows what the page weighed when it was built (${lang})`, async ({ page }) => {
      await page.goto(lang === 'en' ? './' : `${lang}/`);
      const files = await page
        .locator('link:is([rel=icon], [rel=stylesheet]), img, script[src]')
        .evaluateAll((all) =>
          all.map((one) => one.getAttribute('href') ?? one.getAttribute('src')),
        );
      const fonts = [...(await page.content()).matchAll(/url\(([^)#]+)\)/g)].map(([, url]) => url);
      const own = [...new Set([...files, ...fonts])].map(
        (file) => new URL(file ?? '', page.url()).href,
      );
      const paths = [page.url(), ...own].map((address) => address.slice(at('./').length));
      const sizes = await Promise.all(paths.map(sizeInTransit));
      const total = sizes.reduce((sum, size) => sum + size, 0);

      await expect(bill(page)).toContainText(words(lang, 'home').showDontSell.built);
      await expect(figure(page, 'requests')).toHaveText(String(paths.length));
      // The page was weighed before its own figures were written into it.
      expect([-100, 0, 100].map((more) => kilobytes(total + more, lang))).toContain(
        await figure(page, 'bytes').textContent(),
      );
      await expect(figure(page, 'readable')).toHaveText(
        words(lang, 'home').showDontSell.readableBuilt,
      );
    });
  }

  async function sizeInTransit(path: string): Promise<number> {
    const name = path === '' || path.endsWith('/') ? `${path}index.html` : path;
    const bytes = await readFile(join('dist', decodeURI(name)));
    return /\.(woff2|png|webp|avif|ico)$/.test(name)
      ? bytes.length
      : brotliCompressSync(bytes).length;
  }
});

test.describe('the bill of this visit', () => {
  for (const lang of ['en', 'de', 'hi']) {
    test(`shows what the browser measured (${lang})`, async ({ page }) => {
      const requests: Request[] = [];
      page.on('requestfinished', (request) => requests.push(request));
      await page.goto(lang === 'en' ? './' : `${lang}/`);
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
