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
const inCategory = (id: string) => jobs.filter(({ category }) => id === 'all' || category === id);

/** What a button says: "Engineering 4". */
function labelOf(id: string, lang = 'en'): string {
  const { openings } = words(lang, 'careers');
  return openings.filterButton
    .replace('{{category}}', openings.categories[id])
    .replace('{{count}}', String(inCategory(id).length));
}

/** What is read out once it is pressed: "4 openings in Engineering". */
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

function addressOf(id: string): string {
  return id === 'all' ? 'careers' : `careers#${id}`;
}

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
    const { items } = careers.benefits;
    await expect(benefits.getByRole('heading')).toHaveText([
      items['competitive-salary'].title,
      items['remote-first'].title,
      items['learning-budget'].title,
      items['health-and-wellness'].title,
    ]);
    for (const benefit of await benefits.all()) {
      await expect(benefit.locator('p')).not.toBeEmpty();
    }
  });

  test('lists every job once, in the order of its facts', async ({ page }) => {
    const ids = await page
      .locator('[data-job]')
      .evaluateAll((all) => all.map((job) => job.getAttribute('data-job')));
    expect(ids).toEqual(jobs.map(({ id }) => id));
  });

  test('tells everything about each job', async ({ page }) => {
    const { labels } = careers.openings;
    for (const { id, category, place, type, experience } of jobs) {
      const job = page.locator(`[data-job=${id}]`);
      const { title, description, skills } = careers.openings.jobs[id];
      await expect(job.getByRole('heading', { name: title, exact: true })).toBeVisible();
      await expect(job.getByText(description)).toBeVisible();
      await expect(job.getByRole('list').getByRole('listitem')).toHaveText(skills);
      await expect(job.locator('dl > div')).toHaveText([
        labels.category + careers.openings.categories[category],
        labels.place + careers.openings.places[place],
        labels.type + careers.openings.types[type],
        labels.experience + yearsOf(experience),
      ]);
    }
  });

  test('opens an application mail for each job', async ({ page }) => {
    for (const { id } of jobs) {
      const { title } = careers.openings.jobs[id];
      const apply = page.locator(`[data-job=${id}]`).getByRole('link', {
        name: careers.openings.applyLabel.replace('{{title}}', title),
      });
      await expect(apply).toHaveText(careers.openings.apply);
      const mail = new URL((await apply.getAttribute('href')) ?? '');
      expect([mail.protocol, mail.pathname]).toEqual(['mailto:', email]);
      expect([...mail.searchParams.keys()]).toEqual(['subject', 'body']);
      expect(mail.searchParams.get('subject')).toBe(
        careers.openings.applySubject.replace('{{title}}', title),
      );
      expect(mail.searchParams.get('body')).toContain(title);
      expect(mail.search).not.toContain('+');
    }
  });
});

function yearsOf({ from, to }: Job['experience']): string {
  const form = `${from === to ? 'exact' : 'range'}_${new Intl.PluralRules('en').select(to)}`;
  const values: Record<string, number> = { from, to, count: to };
  return careers.openings.experience[form].replace(/\{\{(\w+)\}\}/g, (_: string, name: string) =>
    String(values[name]),
  );
}

test.describe('the job filter', () => {
  test('starts at all, with counts taken from the jobs', async ({ page }) => {
    await page.goto('careers');
    await hydrated(page);
    await expect(buttons(page)).toHaveText(['all', ...open].map((id) => labelOf(id)));
    await expectChosen(page, labelOf('all'), jobs.length);
    await expect(announcement(page)).toBeEmpty();
  });

  for (const id of open) {
    test(`shows only the jobs of ${id} and says how many there are`, async ({ page }) => {
      await page.goto('careers');
      await hydrated(page);
      await page.getByRole('button', { name: labelOf(id), exact: true }).click();
      await expectChosen(page, labelOf(id), inCategory(id).length);
      const ids = await shown(page).evaluateAll((all) => all.map(({ dataset }) => dataset.job));
      expect(ids).toEqual(inCategory(id).map((job) => job.id));
      await expect(announcement(page)).toHaveText(announcementOf(id));
      await page.getByRole('button', { name: labelOf('all'), exact: true }).click();
      await expectChosen(page, labelOf('all'), jobs.length);
    });
  }

  test('leaves no list standing that has nothing to show', async ({ page }) => {
    await page.goto('careers');
    await hydrated(page);
    const lists = page.locator('[data-jobs]');
    // More jobs than there are today would be in a second list; here all of another category.
    await lists.evaluate((list) => {
      const second = list.cloneNode(true) as Element;
      for (const job of second.querySelectorAll('[data-job]')) {
        job.setAttribute('data-category', 'another');
      }
      list.after(second);
    });
    await page.getByRole('button', { name: labelOf(other), exact: true }).click();
    await expect(lists).toHaveCount(2);
    // Out of sight an empty list keeps its room, unless it is away itself.
    await expect(lists.last()).toHaveAttribute('hidden');
    await expect(lists.first()).not.toHaveAttribute('hidden');
    await page.getByRole('button', { name: labelOf('all'), exact: true }).click();
    await expect(lists.last()).toBeVisible();
    await expect(lists.last().locator('[data-job]').filter({ visible: true })).toHaveCount(
      jobs.length,
    );
  });

  test('shows which button is the active one', async ({ page }) => {
    await page.goto('careers');
    await hydrated(page);
    const ground = (label: string) =>
      page
        .getByRole('button', { name: label, exact: true })
        .evaluate((button) => getComputedStyle(button).backgroundColor);
    expect(await ground(labelOf('all'))).not.toBe(await ground(labelOf(other)));
    await page.getByRole('button', { name: labelOf(other), exact: true }).click();
    await page.mouse.move(0, 0);
    expect(await ground(labelOf(other))).not.toBe(await ground(labelOf('all')));
  });

  test('keeps the choice in the address, through a reload and back', async ({ page }) => {
    await page.goto('careers');
    await hydrated(page);
    await page.getByRole('button', { name: labelOf(other), exact: true }).click();
    await expect(page).toHaveURL(at(addressOf(other)));
    await page.reload();
    await hydrated(page);
    await expectChosen(page, labelOf(other), inCategory(other).length);

    await page.getByRole('button', { name: labelOf(one), exact: true }).click();
    await expect(page).toHaveURL(at(addressOf(one)));
    await page.goBack();
    await expectChosen(page, labelOf(other), inCategory(other).length);

    await page.goto('story');
    await page.goBack();
    await hydrated(page);
    await expectChosen(page, labelOf(other), inCategory(other).length);

    await page.getByRole('button', { name: labelOf('all'), exact: true }).click();
    await expect(page).toHaveURL(at('careers'));
  });

  test('opens at the openings where a shared address names a category', async ({ page }) => {
    for (const size of [
      { width: 360, height: 740 },
      { width: 1280, height: 720 },
    ]) {
      await page.setViewportSize(size);
      await page.goto('./');
      await page.goto(addressOf(other));
      await expectChosen(page, labelOf(other), inCategory(other).length);
      const heading = page.getByRole('heading', { name: careers.openings.heading });
      await expect(heading).toBeInViewport();
      const chosen = page.getByRole('button', { name: labelOf(other), exact: true });
      await expect(chosen).toBeInViewport({ ratio: 1 });
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

    await page.getByRole('button', { name: labelOf(other), exact: true }).click();
    await page.evaluate(() => {
      const status = document.querySelector('#openings [role=status]') as Node;
      const options = { childList: true, characterData: true, subtree: true };
      const said = () => document.documentElement.setAttribute('data-said', '');
      new MutationObserver(said).observe(status, options);
    });
    await skip();
    await expectChosen(page, labelOf(other), inCategory(other).length);
    await expect(page.locator('[data-said]')).toHaveCount(0);

    await page.reload();
    await hydrated(page);
    await expectChosen(page, labelOf(other), inCategory(other).length);
    await page.goBack();
    await expect(page).toHaveURL(at(addressOf(other)));
    await expectChosen(page, labelOf(other), inCategory(other).length);
    await page.goBack();
    await expect(page).toHaveURL(at('careers#main'));
    await expectChosen(page, labelOf('all'), jobs.length);
  });

  for (const hash of ['#tailoring', '#__proto__', '#%E0%A4%A']) {
    test(`takes the unknown ${hash} for all`, async ({ page }) => {
      await page.goto(`careers${hash}`);
      await hydrated(page);
      await expectChosen(page, labelOf('all'), jobs.length);
    });
  }

  for (const lang of ['de', 'hi', 'ru']) {
    for (const id of [one, other].filter((id) => open.includes(id))) {
      test(`speaks ${lang}: ${inCategory(id).length} in ${id}`, async ({ page }) => {
        await page.goto(`${lang}/careers`);
        await hydrated(page);
        const label = labelOf(id, lang);
        await filter(page, lang).getByRole('button', { name: label, exact: true }).click();
        await expectChosen(page, label, inCategory(id).length);
        await expect(page).toHaveURL(at(`${lang}/${addressOf(id)}`));
        await expect(announcement(page)).toHaveText(announcementOf(id, lang));
      });
    }
  }
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
