// What scripts add to a page takes nothing from it, whatever has changed the page before they run.
import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { storageKeys } from '#src/inline/storageKeys.ts';
import { expect, test } from '#tests/servedSite.ts';

const letter = { name: 'Ada', email: 'ada@loom.example', subject: 'Looms', message: 'They weave.' };

/** What visitors and their extensions do to a page. Each runs in the browser. */
const changes: Record<string, () => void> = {
  'a translation wraps every text': () => {
    for (const part of document.querySelectorAll('main :not(script, style)')) {
      const isText = ({ nodeType }: Node) => nodeType === Node.TEXT_NODE;
      for (const text of [...part.childNodes].filter(isText)) {
        const font = document.createElement('font');
        text.replaceWith(font);
        font.append(text);
      }
    }
  },
  'an element of the controls is removed': () => {
    document.querySelector('[data-filter] button, form [aria-hidden] p, dialog h2')?.remove();
  },
  'an element is added beside each control': () => {
    for (const control of document.querySelectorAll('main :is(input, textarea, button)')) {
      control.after(document.createElement('grammar-checker'));
    }
  },
  'an element is added at the beginning of every part': () => {
    for (const part of document.querySelectorAll('main, section, form, astro-island, ul')) {
      part.prepend(document.createElement('div'));
    }
  },
  'attributes are changed': () => {
    for (const element of document.querySelectorAll('main *')) element.classList.add('seen');
  },
};

const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`);
const chosen = (page: Page) => page.locator('[data-filter] [aria-pressed=true]');
const send = (page: Page) => page.locator('main [type=submit]').click();

async function fill(page: Page, typed = letter): Promise<void> {
  for (const [name, value] of Object.entries(typed)) await field(page, name).fill(value);
}

async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  // React begins then, and goes on while the page has nothing else to do.
  await page.evaluate(() => new Promise(requestIdleCallback));
}

async function filter(page: Page): Promise<string> {
  const jobs = page.locator('[data-job]');
  await expect(jobs.filter({ visible: true })).toHaveCount(await jobs.count());
  await page.locator('[data-filter] button').last().click();
  const category = (await chosen(page).getAttribute('id')) ?? '';
  const some = await page.locator(`[data-job][data-category="${category}"]`).count();
  await expect(jobs.filter({ visible: true })).toHaveCount(some);
  await expect(page.locator('#openings').getByRole('status')).not.toBeEmpty();
  return category;
}

async function handOver(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(letter)) {
    await expect(field(page, name)).toHaveValue(value);
  }
  await send(page);
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expect(field(page, 'message')).toHaveValue('');
}

async function readProfile(page: Page): Promise<void> {
  await page.locator('[aria-haspopup=dialog]').click();
  await expect(page.locator('dialog:modal')).toBeVisible();
  await page.mouse.click(2, 2);
  await expect(page.locator('dialog')).toBeHidden();
}

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    window.open = () => null;
  }),
);

const uses = { careers: filter, contact: handOver, team: readProfile };

for (const [path, use] of Object.entries(uses)) {
  for (const [what, change] of Object.entries(changes)) {
    test(`${path} keeps all it brought, and works, where ${what}`, async ({ page }) => {
      await page.route('**/_astro/*.js', async (route) => {
        await setTimeout(1500);
        await route.continue();
      });
      // As soon as the page's own script is there, which is before it runs.
      await page.addInitScript(`{
        const watch = new MutationObserver(() => {
          if (!document.querySelector('main > section ~ script, body > footer')) return;
          watch.disconnect();
          (${change})();
          const brought = [...document.querySelectorAll('main *')];
          window.brought = brought.filter((part) => !part.matches('astro-island *'));
        });
        watch.observe(document, { childList: true, subtree: true });
      }`);
      await page.goto(path);
      if (path === 'contact') await fill(page);
      await hydrated(page);
      const lost = await page.evaluate(() =>
        (window as unknown as { brought: Element[] }).brought
          .filter((part) => !part.isConnected)
          .map((part) => part.outerHTML),
      );
      expect(lost).toEqual([]);
      await use(page);
    });
  }
}

for (const kept of ['no JSON', 'null', '[]', '{"typed":1}', '{"typed":{"name":1}}']) {
  test(`a letter kept as ${kept} is none`, async ({ page }) => {
    const letterKept = [storageKeys.letter, kept] as const;
    await page.addInitScript(([key, kept]) => sessionStorage.setItem(key, kept), letterKept);
    await page.goto('contact');
    await hydrated(page);
    await fill(page);
    await handOver(page);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });
}

test('spaces are no word, and are refused like nothing', async ({ page }) => {
  await page.goto('contact');
  await hydrated(page);
  for (const name of ['name', 'subject', 'message']) {
    const complaint = () =>
      field(page, name).evaluate((field: HTMLInputElement) => field.validationMessage);
    await fill(page, { ...letter, [name]: '' });
    await send(page);
    const whenEmpty = await complaint();
    await field(page, name).fill('  ');
    await send(page);
    expect(await complaint()).toBe(whenEmpty);
    expect(whenEmpty).not.toBe('');
  }
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await fill(page);
  await handOver(page);
});

test.describe('a change of the language', () => {
  const stored = (page: Page) =>
    page.evaluate((key) => localStorage.getItem(key), storageKeys.language);
  const follow = async (page: Page, lang: string) => {
    await page.locator('[popovertarget=languages]').click();
    const link = page.locator(`#languages a[hreflang=${lang}]`);
    expect(await link.getAttribute('href')).not.toContain('#');
    await link.click();
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
  };

  test('keeps filter and query, and so does the way to a language chosen before', async ({
    page,
  }) => {
    await page.goto('careers?from=mail');
    const category = await filter(page);
    const expectKept = async () => {
      await expect(page).toHaveURL(new RegExp(`/de/careers\\?from=mail#${category}$`));
      await expect(chosen(page)).toHaveAttribute('id', category);
    };
    await follow(page, 'de');
    await expectKept();
    await follow(page, 'de');
    await expectKept();
    expect(await stored(page)).toBe('de');
    await page.goto(`careers?from=mail#${category}`);
    await expectKept();
  });

  test('takes the letter along', async ({ page }) => {
    await page.goto('contact');
    await hydrated(page);
    await fill(page);
    await follow(page, 'hi');
    await hydrated(page);
    await expect(page.locator('form').getByRole('status')).not.toBeEmpty();
    await handOver(page);
  });

  test('back to English is kept, also where no click told of it', async ({ page, baseURL }) => {
    await page.goto('de/story');
    await follow(page, 'en');
    expect(await stored(page)).toBe('en');
    await follow(page, 'de');
    await page.goto('story', { referer: new URL('de/story', baseURL).href });
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(await stored(page)).toBe('en');
  });
});
