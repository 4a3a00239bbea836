import { expect, type Page, test } from '@playwright/test';
import { at, facts, hydrated, leadsTo, words } from './visitor.ts';

type Job = {
  id: string;
  category: string;
  place: string;
  type: string;
  experience: { from: number; to: number };
};

const { jobs, categories } = facts('jobs') as { jobs: Job[]; categories: { id: string }[] };
const { email } = facts('company');
const careers = words('en', 'careers');

const filter = (page: Page, lang = 'en') =>
  page.getByRole('group', { name: words(lang, 'careers').openings.filterLabel });
const buttons = (page: Page) => filter(page).getByRole('button');
const pressed = (page: Page) => page.locator('[aria-pressed=true]');
const shown = (page: Page) => page.locator('[data-job]').filter({ visible: true });
const announcement = (page: Page) => page.locator('#openings').getByRole('status');
const inCategory = (id: string) => jobs.filter(({ category }) => category === id);

/** Checks the buttons and the list of one category at once. */
async function expectChosen(page: Page, label: string, count: number): Promise<void> {
  await expect(pressed(page)).toHaveText([label]);
  await expect(shown(page)).toHaveCount(count);
}

test.describe('the careers page', () => {
  test.beforeEach(({ page }) => page.goto('careers'));

  test('begins with the join-us teaser, which leads to the openings', async ({ page }) => {
    const teaser = page.locator('main > section').first();
    await expect(teaser).toHaveId('join-us');
    await expect(teaser.getByRole('heading', { level: 1 })).toHaveText(careers.joinUs.heading);
    await leadsTo(teaser.getByRole('link'), 'careers#openings');
    await teaser.getByRole('link').click();
    await expect(page.getByRole('heading', { name: careers.openings.heading })).toBeInViewport();
  });

  test('shows six values of the culture', async ({ page }) => {
    const values = page.locator('#culture li');
    await expect(values).toHaveCount(6);
    for (const [index, { title, text }] of careers.culture.items.entries()) {
      await expect(values.nth(index)).toHaveText(title + text);
    }
  });

  test('shows four benefits: salary, remote, learning, health', async ({ page }) => {
    const benefits = page.locator('#benefits li');
    await expect(benefits.getByRole('heading')).toHaveText([
      'Competitive salary',
      'Remote first',
      'Learning budget',
      'Health and wellness',
    ]);
    for (const benefit of await benefits.all()) {
      await expect(benefit.locator('p')).not.toBeEmpty();
    }
  });

  test('lists eight jobs, four in engineering, two in design', async ({ page }) => {
    await expect(page.locator('[data-job]')).toHaveCount(8);
    expect(categories.map(({ id }) => [id, inCategory(id).length])).toEqual([
      ['engineering', 4],
      ['design', 2],
      ['marketing', 1],
      ['operations', 1],
    ]);
  });

  test('tells everything about each job', async ({ page }) => {
    for (const { id, category, place, type, experience } of jobs) {
      const job = page.locator(`[data-job=${id}]`);
      const { title, description, skills } = careers.openings.jobs[id];
      await expect(job.getByRole('heading', { name: title, exact: true })).toBeVisible();
      await expect(job.getByText(description)).toBeVisible();
      await expect(job.getByRole('list').getByRole('listitem')).toHaveText(skills);
      await expect(job.locator('dl > div')).toHaveText([
        `Category${careers.openings.categories[category]}`,
        `Location${careers.openings.places[place]}`,
        `Type${careers.openings.types[type]}`,
        `Experience${experience.from}–${experience.to} years`,
      ]);
    }
  });

  test('opens an application mail for each job', async ({ page }) => {
    for (const { id } of jobs) {
      const { title } = careers.openings.jobs[id];
      const apply = page.locator(`[data-job=${id}]`).getByRole('link', { name: 'Apply' });
      await expect(apply).toHaveText('Apply');
      const mail = new URL((await apply.getAttribute('href')) ?? '');
      expect([mail.protocol, mail.pathname]).toEqual(['mailto:', email]);
      expect([...mail.searchParams.keys()]).toEqual(['subject', 'body']);
      expect(mail.searchParams.get('subject')).toBe(`Application: ${title}`);
      expect(mail.searchParams.get('body')).toContain(title);
      expect(mail.search).not.toContain('+');
    }
  });

  test('keeps to the places and years of experience there are', async ({ page }) => {
    const told = async (term: string) =>
      page.locator(`[data-job] dt:text-is("${term}") + dd`).allTextContents();
    const places = await told('Location');
    expect(places.filter((place) => place === 'Remote / Surat')).toHaveLength(7);
    const manager = page.locator('[data-job=operations-manager]');
    await expect(manager.locator('dt:text-is("Location") + dd')).toHaveText('Surat');
    expect(new Set(await told('Type'))).toEqual(new Set(['Full-time']));
    expect(new Set(await told('Experience'))).toEqual(
      new Set(['1–3 years', '2–4 years', '3–5 years']),
    );
  });
});

test.describe('the job filter', () => {
  test('starts at all, with counts taken from the jobs', async ({ page }) => {
    await page.goto('careers');
    await hydrated(page);
    await expect(buttons(page)).toHaveText([
      `All ${jobs.length}`,
      ...categories.map(({ id }) => `${careers.openings.categories[id]} ${inCategory(id).length}`),
    ]);
    await expect(buttons(page)).toHaveText([
      'All 8',
      'Engineering 4',
      'Design 2',
      'Marketing 1',
      'Operations 1',
    ]);
    await expectChosen(page, 'All 8', 8);
    await expect(announcement(page)).toBeEmpty();
  });

  for (const [label, id, said] of [
    ['Engineering 4', 'engineering', '4 openings in Engineering'],
    ['Design 2', 'design', '2 openings in Design'],
    ['Marketing 1', 'marketing', '1 opening in Marketing'],
    ['Operations 1', 'operations', '1 opening in Operations'],
  ] as const) {
    test(`shows only the jobs of ${id} and says how many there are`, async ({ page }) => {
      await page.goto('careers');
      await hydrated(page);
      await page.getByRole('button', { name: label }).click();
      await expectChosen(page, label, inCategory(id).length);
      const ids = await shown(page).evaluateAll((all) => all.map(({ dataset }) => dataset.job));
      expect(ids).toEqual(inCategory(id).map((job) => job.id));
      await expect(announcement(page)).toHaveText(said);
      await page.getByRole('button', { name: 'All 8' }).click();
      await expectChosen(page, 'All 8', 8);
    });
  }

  test('leaves no list standing that has nothing to show', async ({ page }) => {
    await page.goto('careers');
    await hydrated(page);
    const lists = page.locator('[data-jobs]');
    // More jobs than there are today would be in a second list.
    await lists.evaluate((list) => {
      const second = list.cloneNode(true) as Element;
      for (const job of second.querySelectorAll('[data-job]:not([data-category=design])')) {
        job.remove();
      }
      list.after(second);
    });
    await page.getByRole('button', { name: 'Marketing 1' }).click();
    await expect(lists).toHaveCount(2);
    // Out of sight an empty list keeps its room, unless it is away itself.
    await expect(lists.last()).toHaveAttribute('hidden');
    await expect(lists.first()).not.toHaveAttribute('hidden');
    await page.getByRole('button', { name: 'Design 2' }).click();
    await expect(lists.last()).toBeVisible();
    await expect(lists.last().locator('[data-job]').filter({ visible: true })).toHaveCount(2);
  });

  test('shows which button is the active one', async ({ page }) => {
    await page.goto('careers');
    await hydrated(page);
    const ground = (label: string) =>
      page
        .getByRole('button', { name: label })
        .evaluate((button) => getComputedStyle(button).backgroundColor);
    expect(await ground('All 8')).not.toBe(await ground('Design 2'));
    await page.getByRole('button', { name: 'Design 2' }).click();
    await page.mouse.move(0, 0);
    expect(await ground('Design 2')).not.toBe(await ground('All 8'));
  });

  test('keeps the choice in the address, through a reload and back', async ({ page }) => {
    await page.goto('careers');
    await hydrated(page);
    await page.getByRole('button', { name: 'Design 2' }).click();
    await expect(page).toHaveURL(at('careers#design'));
    await page.reload();
    await hydrated(page);
    await expectChosen(page, 'Design 2', 2);

    await page.getByRole('button', { name: 'Marketing 1' }).click();
    await expect(page).toHaveURL(at('careers#marketing'));
    await page.goBack();
    await expectChosen(page, 'Design 2', 2);

    await page.goto('story');
    await page.goBack();
    await hydrated(page);
    await expectChosen(page, 'Design 2', 2);

    await page.getByRole('button', { name: 'All 8' }).click();
    await expect(page).toHaveURL(at('careers'));
  });

  test('opens at the openings where a shared address names a category', async ({ page }) => {
    for (const size of [
      { width: 360, height: 740 },
      { width: 1280, height: 720 },
    ]) {
      await page.setViewportSize(size);
      await page.goto('./');
      await page.goto('careers#design');
      await expectChosen(page, 'Design 2', 2);
      const heading = page.getByRole('heading', { name: careers.openings.heading });
      await expect(heading).toBeInViewport();
      await expect(page.getByRole('button', { name: 'Design 2' })).toBeInViewport({ ratio: 1 });
      await expect(shown(page).first()).toBeInViewport();
    }
  });

  test('stays as it is, without a word, when a link leads to a place on the page', async ({
    page,
  }) => {
    const skip = async () => {
      await page.locator('a[href="#main"]').focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      await expect(page).toHaveURL(at('careers#main'));
    };
    await page.goto('careers');
    await hydrated(page);
    await skip();
    await expect(announcement(page)).toBeEmpty();

    await page.getByRole('button', { name: 'Design 2' }).click();
    await page.evaluate(() => {
      const status = document.querySelector('#openings [role=status]') as Node;
      const options = { childList: true, characterData: true, subtree: true };
      const said = () => document.documentElement.setAttribute('data-said', '');
      new MutationObserver(said).observe(status, options);
    });
    await skip();
    await expectChosen(page, 'Design 2', 2);
    await expect(page.locator('[data-said]')).toHaveCount(0);

    await page.reload();
    await hydrated(page);
    await expectChosen(page, 'Design 2', 2);
    await page.goBack();
    await expect(page).toHaveURL(at('careers#design'));
    await expectChosen(page, 'Design 2', 2);
    await page.goBack();
    await expect(page).toHaveURL(at('careers#main'));
    await expectChosen(page, 'All 8', 8);
  });

  for (const hash of ['#tailoring', '#__proto__', '#%E0%A4%A']) {
    test(`takes the unknown ${hash} for all`, async ({ page }) => {
      await page.goto(`careers${hash}`);
      await hydrated(page);
      await expectChosen(page, 'All 8', 8);
    });
  }

  for (const [lang, id, count] of [
    ['de', 'marketing', 1],
    ['de', 'engineering', 4],
    ['hi', 'design', 2],
    ['ru', 'operations', 1],
    ['ru', 'engineering', 4],
  ] as const) {
    test(`speaks ${lang}: ${count} in ${id}`, async ({ page }) => {
      const { openings } = words(lang, 'careers');
      await page.goto(`${lang}/careers`);
      await hydrated(page);
      const label = `${openings.categories[id]} ${count}`;
      await filter(page, lang).getByRole('button', { name: label }).click();
      await expectChosen(page, label, count);
      await expect(page).toHaveURL(at(`${lang}/careers#${id}`));
      const form = { de: ['one', 'other'], hi: ['one', 'other'], ru: ['one', 'few'] }[lang];
      const said: string = openings.announce[`${id}_${form[count === 1 ? 0 : 1]}`];
      await expect(announcement(page)).toHaveText(said.replace('{{count}}', String(count)));
    });
  }
});

test.describe('the jobs, without script', () => {
  test.use({ javaScriptEnabled: false });

  test('are all listed, and there are no buttons that do nothing', async ({ page }) => {
    await page.goto('careers#design');
    await expect(shown(page)).toHaveCount(8);
    await expect(page.locator('#openings').getByRole('button')).toHaveCount(0);
    await expect(shown(page).first()).toBeInViewport();
  });
});
