import { expect, type Page, test } from '@playwright/test';
import { languageCodes } from '#src/i18n/languages.ts';
import { addressOf, company, documents, frameWords, lostPages, menu } from './pages.ts';

test('every page ends with the same footer', async ({ page }) => {
  test.slow();
  const addresses = documents.map(({ address }) => address);
  for (const address of [...addresses, ...lostPages.map(({ address }) => address)]) {
    await page.goto(address);
    const footer = page.getByRole('contentinfo');
    await expect.soft(footer.getByText(`${company.copyrightYear}`), address).toHaveCount(1);
    await expect.soft(footer.getByRole('heading', { level: 2 }), address).toHaveCount(4);
    await expect.soft(footer.locator('form'), address).toHaveCount(1);
    await expect.soft(footer.getByRole('link', { name: company.email }), address).toHaveCount(1);
  }
});

for (const lang of languageCodes) {
  const { nav, footer: words, hints } = frameWords(lang);

  test(`in "${lang}" the footer says how to reach the company, and leads to the five pages`, async ({
    page,
  }) => {
    await page.goto(addressOf('careers', lang));
    const footer = page.getByRole('contentinfo');
    await expect(
      footer.getByRole('heading', { name: words.contact.heading, exact: true }),
    ).toBeVisible();
    await expect(footer.getByRole('link', { name: company.email })).toHaveAttribute(
      'href',
      `mailto:${company.email}`,
    );
    await expect(footer.getByRole('link', { name: company.phone })).toHaveAttribute(
      'href',
      `tel:${company.phone.replaceAll(' ', '')}`,
    );
    await expect(footer).toContainText(company.name);

    const quick = footer.getByRole('navigation', { name: words.quick, exact: true });
    await expect(quick.getByRole('link')).toHaveText(menu.map((name) => nav[name] ?? ''));
    for (const name of menu) {
      const path = new URL(addressOf(name, lang), test.info().project.use.baseURL).pathname;
      await expect(quick.locator(`a[href="${path}"]`)).toHaveText(nav[name] ?? '');
    }
    await expect(quick.locator('[aria-current=page]')).toHaveText(nav.careers ?? '');
  });

  test(`in "${lang}" three links open the company’s places elsewhere, in new tabs`, async ({
    page,
  }) => {
    await page.goto(addressOf('home', lang));
    const footer = page.getByRole('contentinfo');
    for (const kind of ['network', 'chat', 'community'] as const) {
      const { name, address } = company.social[kind];
      const label = (words.social[kind] ?? '').replace('{{service}}', name);
      const link = footer.getByRole('link', {
        name: `${label} (${hints.opensInNewTab})`,
        exact: true,
      });
      await expect(link).toHaveText(name);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
      const href = new URL((await link.getAttribute('href')) ?? '');
      expect(`${href.origin}${href.pathname}`).toBe(address);
      expect(href.searchParams.get('text')).toBe(kind === 'chat' ? words.chatText : null);
    }
  });

  test(`in "${lang}" subscribing opens a letter that asks for it, in a new tab`, async ({
    page,
  }) => {
    await page.goto(addressOf('story', lang));
    const letter = await subscribe(page, lang, 'reader@example.com');
    expect(Object.fromEntries(letter.searchParams)).toEqual({
      view: 'cm',
      fs: '1',
      to: company.email,
      su: words.newsletter.subject,
      body: (words.newsletter.body ?? '').replace(/\n/g, '\r\n'),
    });
    await expect(page).toHaveURL(
      new URL(addressOf('story', lang), test.info().project.use.baseURL).href,
    );
  });
}

test('the letter’s subject is "Newsletter Subscription Request"', async ({ page }) => {
  await page.goto(addressOf('home'));
  const letter = await subscribe(page, 'en', '');
  expect(letter.searchParams.get('su')).toBe('Newsletter Subscription Request');
});

for (const typed of ['reader@example.com', 'not an address', '"><script>', 'x'.repeat(5000)]) {
  test(`what is typed into the newsletter’s box goes nowhere: ${typed.slice(0, 20)}`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page
      .context()
      .on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));
    await page.goto(addressOf('home'));
    const empty = await subscribe(page, 'en', '');
    const letter = await subscribe(page, 'en', typed);
    expect(letter.href).toBe(empty.href);
    expect(asked.filter((one) => decodeURIComponent(one).includes(typed))).toEqual([]);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('subscribing opens the same letter', async ({ page }) => {
    await page.goto(addressOf('home', 'fr'));
    const letter = await subscribe(page, 'fr', 'reader@example.com');
    expect(letter.searchParams.get('to')).toBe(company.email);
    expect(letter.href).not.toContain('reader');
  });
});

/** Fills in the box and presses the button; gives the address of the tab that opens. */
async function subscribe(
  page: Page,
  lang: (typeof languageCodes)[number],
  typed: string,
): Promise<URL> {
  const { newsletter } = frameWords(lang).footer;
  await page
    .context()
    .route('https://mail.google.com/**', (route) => route.fulfill({ body: 'mail' }));
  const footer = page.getByRole('contentinfo');
  const box = footer.getByRole('textbox', { name: newsletter.emailLabel });
  await expect(box).toHaveAttribute('type', 'email');
  await box.fill(typed);
  const tab = page.waitForEvent('popup');
  await footer.getByRole('button', { name: newsletter.button }).click();
  const opened = await tab;
  await opened.waitForURL('https://mail.google.com/mail/?*');
  const address = new URL(opened.url());
  await opened.close();
  return address;
}
