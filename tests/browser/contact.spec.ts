import { expect, type Page, test } from '@playwright/test';
import { type LanguageCode, languageCodes } from '#src/i18n/languages.ts';
import { typedCard } from '#src/weave/typedCard.ts';
import { addressOf, company, words } from '#tests/siteData.ts';
import { fillLetter, hydrated, sendLetter } from './visitor.ts';

declare global {
  interface Window {
    /** What the page asked `window.open` for. */
    opened: string[][];
  }
}

const { email } = company;
const told = words('en', 'contact');

const letter = {
  name: 'Ada Lovelace',
  email: 'ada@engine.example',
  company: '',
  subject: 'Looms & cards + more?',
  message: 'Dear all,\nthe engine weaves.',
};
type Letter = typeof letter;

const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** Longer than a mail address may be on Windows: every Russian letter takes six of its characters. */
const russian = { ...letter, message: 'Сообщение о станке. '.repeat(20) };

const form = (page: Page, lang = 'en') =>
  page.getByRole('form', { name: words(lang, 'contact').form.label });
const sendButton = (page: Page, lang = 'en') =>
  form(page, lang).getByRole('button', { name: words(lang, 'contact').form.submit });
const field = (page: Page, name: string) => page.locator(`main form [name=${name}]`);
const alert = (page: Page) => page.getByRole('alertdialog');
const opened = (page: Page) => page.evaluate(() => window.opened);

/** The contact page, hydrated, in a browser that opens tabs or does not. */
async function visit(
  page: Page,
  lang: LanguageCode = 'en',
  { opensTabs = true } = {},
): Promise<void> {
  await page.addInitScript((opens) => {
    window.opened = [];
    window.open = (...asked) => {
      window.opened.push(asked.map(String));
      return opens ? ({ closed: true } as Window) : null;
    };
  }, opensTabs);
  await page.goto(addressOf('contact', lang));
  await hydrated(page);
}

async function write(page: Page, typed: Letter): Promise<void> {
  await fillLetter(page, typed);
  await sendLetter(page);
  await expect(alert(page)).toBeVisible();
}

async function expectFields(page: Page, typed: Letter): Promise<void> {
  for (const [name, text] of Object.entries(typed)) {
    await expect(field(page, name)).toHaveValue(text);
  }
}

const empty = { name: '', email: '', company: '', subject: '', message: '' };

async function mailOf(page: Page) {
  const [[address = '', target] = []] = await opened(page);
  const { protocol, pathname, search, searchParams } = new URL(address);
  return {
    address,
    target,
    to: protocol + pathname,
    search,
    fields: [...searchParams.keys()],
    subject: searchParams.get('subject') ?? '',
    body: searchParams.get('body') ?? '',
  };
}

test.describe('what is missing', () => {
  for (const lang of ['en', 'hi'] as const) {
    test(`is asked for in the language of the page (${lang})`, async ({ page }) => {
      const { validation } = words(lang, 'contact').form;
      await visit(page, lang);
      const send = () => sendButton(page, lang).click();
      const hint = (name: string) =>
        field(page, name).evaluate((input: HTMLInputElement) => input.validationMessage);

      await send();
      expect(await hint('name')).toBe(validation.name);
      expect(await hint('email')).toBe(validation.emailMissing);
      expect(await hint('subject')).toBe(validation.subject);
      expect(await hint('message')).toBe(validation.message);
      await expect(field(page, 'name')).toBeFocused();

      for (const name of ['name', 'subject', 'message']) await field(page, name).fill('ok');
      await field(page, 'email').fill('ada at engine');
      await send();
      expect(await hint('name')).toBe('');
      expect(await hint('email')).toBe(validation.emailInvalid);
      await expect(field(page, 'email')).toBeFocused();
      expect(await opened(page)).toEqual([]);

      await field(page, 'email').fill('ada@engine.example');
      await send();
      await expect(alert(page)).toBeVisible();
    });
  }
});

test('a mistake on a phone is shown at once, with the label of its field', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 360, height: 800 });
  await visit(page);
  await sendButton(page).scrollIntoViewIfNeeded();
  await sendButton(page).click();
  await expect(field(page, 'name')).toBeFocused();
  // Had the page glided there, Chromium would have shown no message.
  const label = await page.evaluate(() => {
    const { labels } = document.activeElement as HTMLInputElement;
    return labels?.[0]?.getBoundingClientRect().top ?? Number.NaN;
  });
  expect(label).toBeGreaterThan(0);
  expect(label).toBeLessThan(800);
});

test.describe('a letter', () => {
  test.use({ timezoneId: 'Asia/Kolkata' });

  test('is handed to the visitor’s mail client in a new tab', async ({ page }) => {
    await page.clock.setFixedTime('2025-03-04T05:06:07Z');
    await visit(page);
    await write(page, letter);
    await page.emulateMedia({ media: 'print' });
    await expect(alert(page)).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    const mail = await mailOf(page);
    expect(await opened(page)).toHaveLength(1);
    expect(mail.target).toBe('_blank');
    expect(mail.to).toBe(`mailto:${email}`);
    expect(mail.fields).toEqual(['subject', 'body']);
    expect(mail.search).not.toContain('+');
    expect(mail.subject).toBe('Contact Form: Looms & cards + more?');
    expect(mail.body.replaceAll('\u202f', ' ').split('\r\n')).toEqual([
      'Name: Ada Lovelace',
      'Email: ada@engine.example',
      'Company: Not specified',
      'Subject: Looms & cards + more?',
      '',
      'Message:',
      'Dear all,',
      'the engine weaves.',
      '',
      `Page: ${page.url()}`,
      'Sent: Tuesday, March 4, 2025 at 10:36:07 AM GMT+5:30',
    ]);
  });

  test('is handed over once, however often the button is pressed', async ({ page }) => {
    await visit(page);
    await fillLetter(page, letter);
    await page.locator('main form [type=submit]').dblclick();
    await expect(alert(page)).toBeVisible();
    await page.waitForTimeout(300);
    expect(await opened(page)).toHaveLength(1);
  });

  test('is written in the language of the page, and so are the thanks', async ({ page }) => {
    const { mail: letterWords, alert: said } = words('de', 'contact');
    await visit(page, 'de');
    await write(page, letter);
    await expect(alert(page)).toHaveAccessibleName(said.title);
    await expect(alert(page)).toHaveAccessibleDescription(said.thanks);
    const mail = await mailOf(page);
    expect(mail.subject).toBe(letterWords.subject.replace('{{subject}}', letter.subject));
    expect(mail.body).toContain(`${letterWords.labels.company}: ${letterWords.notSpecified}\r\n`);
  });

  test('cannot bring a recipient or a header of its own', async ({ page }) => {
    await visit(page);
    const sly = '&bcc=eve@x.example%0D%0Abcc:eve@x.example?cc=eve@x.example#';
    await write(page, { ...letter, name: sly, subject: sly, message: `${sly}\r\nbcc: eve` });
    const mail = await mailOf(page);
    expect(mail.to).toBe(`mailto:${email}`);
    expect(mail.fields).toEqual(['subject', 'body']);
    expect(mail.subject).toBe(`Contact Form: ${sly}`);
  });

  test('leaves once, before the press is over, while a browser lets it', async ({ page }) => {
    await visit(page);
    await fillLetter(page, letter);
    const atOnce = await page.locator('main form').evaluate((form: HTMLFormElement) => {
      form.requestSubmit();
      form.requestSubmit();
      const isAsking = document.querySelector('dialog[role=alertdialog]')?.matches(':modal');
      return { opened: window.opened.length, isAsking };
    });
    expect(atOnce).toEqual({ opened: 1, isAsking: true });
  });

  test('leaves its tab to the visitor, however long the visitor takes there', async ({ page }) => {
    await page.clock.install();
    await visit(page);
    await page.evaluate(() => {
      const tab = { closed: false, location: { href: 'about:blank' }, close: () => {} };
      tab.close = () => {
        tab.closed = true;
      };
      window.open = () => Object.assign(window, { tab }).tab as unknown as Window;
    });
    await write(page, letter);
    await page.clock.runFor('10:00');
    await page.evaluate(() => {
      document.dispatchEvent(new Event('visibilitychange'));
      dispatchEvent(new Event('focus'));
    });
    await page.clock.runFor('10:00');
    expect(await page.evaluate(() => (window as unknown as { tab: Window }).tab.closed)).toBe(
      false,
    );
  });
});

test.describe('the alert after it', () => {
  test('has its words and buttons in one column', async ({ page }) => {
    await visit(page);
    await write(page, letter);
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const places = await alert(page)
        .locator('> *')
        .evaluateAll((parts) =>
          parts
            .map((part) => part.getBoundingClientRect())
            .filter(({ height }) => height > 0)
            .map(({ left, top, bottom }) => ({ left, top, bottom })),
        );
      expect(places.length).toBeGreaterThan(3);
      for (const [place, { left, top }] of places.entries()) {
        expect(left, `${width}: part ${place}`).toBeCloseTo(places[0]?.left ?? 0, 0);
        expect(top, `${width}: part ${place}`).toBeGreaterThanOrEqual(
          places[place - 1]?.bottom ?? 0,
        );
      }
    }
  });

  test('thanks, says nothing of a success, and the fields are cleared', async ({ page }) => {
    const { thanks } = told.alert;
    await visit(page);
    await write(page, letter);
    await expect(alert(page)).toHaveJSProperty('tagName', 'DIALOG');
    await expect(alert(page)).toHaveAccessibleDescription(thanks);
    await expect(alert(page).getByText(thanks, { exact: true })).toBeVisible();
    await expectFields(page, empty);
    await expect(alert(page)).not.toContainText(/\b(was|been|is|has) sent\b|\bsuccess/i);
  });

  test('closes by its button and by Escape, back to the form', async ({ page }) => {
    await visit(page);
    for (const close of [
      () => alert(page).getByRole('button', { name: 'Close' }).click(),
      () => page.keyboard.press('Escape'),
    ]) {
      await write(page, letter);
      await close();
      await expect(alert(page)).toBeHidden();
      await expect(sendButton(page)).toBeFocused();
    }
  });

  test('copies the letter', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit(page);
    await write(page, letter);
    await alert(page).getByRole('button', { name: 'Copy message' }).click();
    await expect(alert(page).getByRole('status')).toHaveText('Copied');
    await expectAnswerAgain(page, 'Copied');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe((await mailOf(page)).body.replaceAll('\r\n', '\n'));
  });

  test('shows the letter selected where the browser does not copy', async ({ page }) => {
    await refuseClipboard(page);
    await visit(page);
    await write(page, letter);
    await alert(page).getByRole('button', { name: 'Copy message' }).click();
    const { copyRefused } = told.alert;
    await expect(alert(page).getByRole('status')).toHaveText(copyRefused);
    await expectSelected(page, letter);
    await expectAnswerAgain(page, copyRefused);
    await expectSelected(page, letter);
  });

  test('opens the letter in Gmail, Outlook and Yahoo', async ({ page }) => {
    await visit(page);
    await write(page, letter);
    const mail = await mailOf(page);
    for (const [name, host, subject] of [
      ['Gmail', 'mail.google.com', 'su'],
      ['Outlook', 'outlook.live.com', 'subject'],
      ['Yahoo', 'compose.mail.yahoo.com', 'subject'],
    ] as const) {
      const link = alert(page).getByRole('link', { name: `Open in ${name}` });
      await expect(link).toHaveAttribute('target', '_blank');
      const compose = new URL((await link.getAttribute('href')) ?? '');
      expect(compose.host).toBe(host);
      expect(compose.searchParams.get('to')).toBe(email);
      expect(compose.searchParams.get(subject)).toBe(`Contact Form: ${letter.subject}`);
      expect(compose.searchParams.get('body')).toBe(mail.body);
    }
  });

  test('puts the text back, and says so', async ({ page }) => {
    await visit(page);
    await write(page, letter);
    await alert(page).getByRole('button', { name: 'Put my text back' }).click();
    await expect(alert(page)).toBeHidden();
    await expectFields(page, letter);
    await expect(form(page).getByRole('status')).toHaveText('Your text is back in the form.');
    await expect(field(page, 'name')).toBeFocused();
  });

  test('once closed, leaves a way to put the text back that spares what is new', async ({
    page,
  }) => {
    await visit(page);
    await write(page, letter);
    await page.keyboard.press('Escape');
    await sendButton(page).click();
    await field(page, 'subject').fill('Another matter');
    await form(page).getByRole('button', { name: 'Put my text back' }).click();
    await expectFields(page, { ...letter, subject: 'Another matter' });
    await sendButton(page).click();
    await expect(alert(page)).toBeVisible();
  });

  test('says so when the browser opened no tab, and offers the draft as a link', async ({
    page,
  }) => {
    const { thanks, blocked, openDraft } = told.alert;
    await visit(page, 'en', { opensTabs: false });
    await write(page, letter);
    await expect(alert(page)).toHaveAccessibleDescription(blocked);
    await expect(alert(page).getByText(thanks)).toBeHidden();
    const draft = alert(page).getByRole('link', { name: openDraft });
    await expect(draft).toHaveAttribute('href', (await mailOf(page)).address);
  });
});

test.describe('a letter too long for a mail address', () => {
  test.use({ userAgent: windows });

  for (const lang of ['en', 'ru'] as const) {
    test(`goes to the clipboard, and its draft asks to paste it (${lang})`, async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const { mail: letterWords, alert: said } = words(lang, 'contact');
      await visit(page, lang);
      const subject = 'करघे पर एक प्रश्न '.repeat(10);
      await write(page, { ...russian, subject });
      const mail = await mailOf(page);
      expect(mail.body).toBe(letterWords.pasteNote);
      expect(mail.address.length).toBeLessThanOrEqual(2000);
      await expect(alert(page).getByRole('status')).toHaveText(said.longCopied);
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toContain(russian.message);
      expect(copied).toContain(subject);
    });
  }

  for (const [what, take] of [
    ['refused', refuseClipboard],
    ['missing', takeClipboard],
  ] as const) {
    test(`is shown selected where the clipboard is ${what}, each time it is asked for`, async ({
      page,
    }) => {
      await take(page);
      await visit(page);
      await write(page, russian);
      const { longRefused } = told.alert;
      await expect(alert(page).getByRole('status')).toHaveText(longRefused);
      await expect(alert(page).getByLabel('Your message')).toBeFocused();
      await expectSelected(page, russian);
      await alert(page).getByRole('button', { name: 'Close' }).focus();
      await expectAnswerAgain(page, longRefused);
      await expectSelected(page, russian);
    });
  }
});

test.describe('a change of the language', () => {
  const changeTo = async (page: Page, lang: string, options = {}) => {
    await page.locator('[popovertarget=languages]').click();
    await page.locator(`#languages a[hreflang=${lang}]`).click(options);
  };

  test('takes along what was typed, says so and leaves nothing behind', async ({ page }) => {
    await visit(page);
    await fillLetter(page, letter);
    await changeTo(page, 'de');
    await expect(page).toHaveURL(/\/de\/contact$/);
    await hydrated(page);
    await expectFields(page, letter);
    const { restored } = words('de', 'contact').alert;
    await expect(form(page, 'de').getByRole('status')).toHaveText(restored);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });

  test('takes along a letter that can be put back', async ({ page }) => {
    await visit(page);
    await write(page, letter);
    await page.keyboard.press('Escape');
    await field(page, 'subject').fill('Another matter');
    await changeTo(page, 'hi');
    await expect(page).toHaveURL(/\/hi\/contact$/);
    await hydrated(page);
    await expectFields(page, { ...empty, subject: 'Another matter' });
    const { putBack } = words('hi', 'contact').alert;
    await form(page, 'hi').getByRole('button', { name: putBack }).click();
    await expectFields(page, { ...letter, subject: 'Another matter' });
  });

  test('says nothing where nothing was typed', async ({ page }) => {
    await visit(page);
    await changeTo(page, 'ru');
    await expect(page).toHaveURL(/\/ru\/contact$/);
    await hydrated(page);
    await expectFields(page, empty);
    await expect(form(page, 'ru').getByRole('status')).toBeEmpty();
  });

  test('in another tab leaves the letter where it is', async ({ page, context }) => {
    await visit(page);
    await field(page, 'message').fill(letter.message);
    const opening = context.waitForEvent('page');
    await changeTo(page, 'fr', { modifiers: ['ControlOrMeta'] });
    const other = await opening;
    await hydrated(other);
    await expectFields(other, empty);
    await expect(field(page, 'message')).toHaveValue(letter.message);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });

  test('fails nothing where storage is blocked', async ({ page }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('The visitor refuses storage.', 'SecurityError');
        },
      });
    });
    await visit(page);
    await field(page, 'message').fill(letter.message);
    await changeTo(page, 'es');
    await expect(page).toHaveURL(/\/es\/contact$/);
    await hydrated(page);
    expect(errors).toEqual([]);
  });
});

test.describe('the card above the form', () => {
  const holes = (page: Page) =>
    page
      .locator('main form [data-holes]')
      .evaluateAll((halves) => halves.map((half) => half.getAttribute('d')));
  const spelt = (text: string) => typedCard(text).halves.map((half) => half.holes);

  test('is punched with the message as it is typed, and with the headline before', async ({
    page,
  }) => {
    await visit(page);
    const { heading } = told.intro;
    expect(await holes(page)).toEqual(spelt(heading));
    await field(page, 'message').pressSequentially('Warp & weft');
    expect(await holes(page)).toEqual(spelt('Warp & weft'));
    const long = 'Über den Webstuhl. '.repeat(9);
    await field(page, 'message').fill(long);
    expect(await holes(page)).toEqual(spelt(long));
    await field(page, 'message').fill('');
    expect(await holes(page)).toEqual(spelt(heading));
  });

  test('shows the headline once the letter is handed over, and the letter put back', async ({
    page,
  }) => {
    await visit(page);
    const before = await holes(page);
    await write(page, letter);
    await expect.poll(() => holes(page)).toEqual(before);
    await alert(page).getByRole('button', { name: told.alert.putBack }).click();
    await expect.poll(() => holes(page)).toEqual(spelt(letter.message));
  });

  test('asks for nothing, stores nothing and is not read out', async ({ page }) => {
    await visit(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await field(page, 'message').pressSequentially('Nobody else reads this.');
    expect(asked).toEqual([]);
    expect(await page.evaluate(() => [sessionStorage.length, document.cookie])).toEqual([0, '']);
    await expect(page.locator('main form [aria-hidden=true]:has([data-holes])')).toHaveCount(1);
  });

  test('moves its needle to the next column, at once where motion is reduced', async ({ page }) => {
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      await page.emulateMedia({ reducedMotion });
      await visit(page);
      const needle = page.locator('main form svg:has(> svg)');
      const moves = await page.evaluate(() => {
        const message = document.querySelector<HTMLTextAreaElement>('main [name=message]');
        if (!message) return -1;
        message.value = 'abc';
        message.dispatchEvent(new Event('input', { bubbles: true }));
        return new Promise((resolve) => {
          requestAnimationFrame(() =>
            resolve(document.querySelector('main form svg')?.getAnimations().length),
          );
        });
      });
      expect(moves).toBe(reducedMotion === 'reduce' ? 0 : 1);
      await expect(needle).toHaveAttribute('width', `${(3.5 / 40) * 100}%`);
      await field(page, 'message').pressSequentially('d');
      await expect(needle).toHaveAttribute('width', `${(4.5 / 40) * 100}%`);
    }
  });

  test('has its needle on the thread above the next column, over none of the holes, on phones too', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page);
    for (const width of [320, 360, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const bytes of [1, 39, 40, 63, 200]) {
        await field(page, 'message').fill('o'.repeat(bytes));
        const { needle, next, fall, thread, halves } = await page
          .locator('main form')
          .evaluate((form) => {
            const box = (selector: string) => {
              const { left, right, top, bottom } =
                form.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
              return { left, right, top, bottom };
            };
            const header = document.querySelector('body > header') ?? form;
            const word = header.querySelector('[data-current]')?.getBoundingClientRect();
            const { paddingInlineEnd } = getComputedStyle(header);
            return {
              needle: box('svg > svg path:nth-child(2)'),
              next: box('rect'),
              fall: word?.width
                ? (word.left + word.right) / 2
                : innerWidth - parseFloat(paddingInlineEnd) / 2,
              thread: [...form.querySelectorAll('[data-needle]')]
                .map((side) => side.getBoundingClientRect().toJSON())
                .find(({ width }) => width > 0),
              halves: [...form.querySelectorAll('[data-holes]')]
                .filter((half) => half.getAttribute('d'))
                .map((half) => half.getBoundingClientRect().toJSON()),
            };
          });
        const where = `${width}, ${bytes} bytes`;
        const middle = ({ left, right }: typeof next) => (left + right) / 2;
        expect(Math.abs(middle(needle) - middle(next)), where).toBeLessThan(1);
        expect(needle.bottom - needle.top, where).toBeGreaterThan(40);
        expect(needle.bottom, where).toBeLessThan(next.top + 2);
        expect(needle.bottom, where).toBeGreaterThan(next.top - 40);
        // From below the menu, over the card, to the needle's eye.
        expect(Math.abs(thread.left - Math.min(fall, middle(next))), where).toBeLessThan(1);
        expect(Math.abs(thread.right - Math.max(fall, middle(next))), where).toBeLessThan(1);
        expect(thread.bottom, where).toBeGreaterThan(needle.top + 16);
        for (const half of halves)
          expect(needle.top > half.bottom || needle.bottom < half.top, where).toBe(true);
      }
    }
  });

  test('ends in one line, where what lies below it begins', async ({ page }) => {
    await visit(page);
    for (const width of [360, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const [card, below] = await page
        .locator('#letter > div, #letter > section')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON()));
      expect(below.right, `${width}`).toBe(card.right);
      expect(below.top, `${width}`).toBeLessThan(card.bottom);
    }
  });

  test('leaves the first row of fields in view', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const lang of languageCodes) {
      await page.goto(addressOf('contact', lang));
      await expect(field(page, 'name'), lang).toBeInViewport({ ratio: 1 });
    }
  });

  test('has its heading beside the thread that falls into it', async ({ page }) => {
    for (const lang of languageCodes) {
      await page.goto(addressOf('contact', lang));
      for (const width of [1024, 1280, 1366, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const room = await page.evaluate(() => {
          const range = document.createRange();
          range.selectNodeContents(document.querySelector('h1 > span')?.firstChild as Node);
          const word = document.querySelector('header li[data-current]')?.getBoundingClientRect();
          const thread = word ? (word.left + word.right) / 2 : Number.NaN;
          return thread - Math.max(...[...range.getClientRects()].map(({ right }) => right));
        });
        expect(room, `${lang} ${width}`).toBeGreaterThan(24);
      }
    }
  });

  test('has its fields at equal distances, and the button ends with the last, whatever its note takes', async ({
    page,
  }) => {
    for (const lang of ['fr', 'ru', 'hi'] as const) {
      await page.goto(addressOf('contact', lang));
      for (const width of [1180, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await field(page, 'message').focus();
        const { fields, ends, ring } = await page.locator('main form').evaluate((form) => {
          const box = (selector: string) =>
            form.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
          const { outlineOffset } = getComputedStyle(form.querySelector('textarea') as Element);
          return {
            fields: ['name', 'email', 'company', 'subject'].map(
              (name) => box(`[name=${name}]`).bottom,
            ),
            ends: ['[type=submit]', '[type=submit] + p'].map((part) => box(part).bottom),
            ring:
              Number.parseFloat(outlineOffset) +
              3 -
              box('textarea').top +
              box('label:has(textarea) span').bottom,
          };
        });
        const where = `${lang} ${width}`;
        const [name = 0, email = 0, company = 0, subject = 0] = fields;
        expect(company - email, where).toBeCloseTo(email - name, 0);
        expect(subject - company, where).toBeCloseTo(email - name, 0);
        for (const end of ends) expect(Math.abs(end - subject), where).toBeLessThan(1);
        expect(ring, `${where}: the ring of the message ends below its label`).toBeLessThan(0);
      }
    }
  });
});

async function refuseClipboard(page: Page): Promise<void> {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
}

async function takeClipboard(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
}

/** A screen reader reads out words it has read before only where they come into the page anew. */
async function expectAnswerAgain(page: Page, words: string): Promise<void> {
  const status = alert(page).getByRole('status');
  await status.evaluate((element) => {
    element.dataset.answers = '0';
    new MutationObserver((changes) => {
      const added = changes.filter(({ addedNodes }) => addedNodes.length > 0);
      element.dataset.answers = String(Number(element.dataset.answers) + added.length);
    }).observe(element, { childList: true, subtree: true });
  });
  await alert(page).getByRole('button', { name: 'Copy message' }).click();
  await expect(status).toHaveAttribute('data-answers', '1');
  await expect(status).toHaveText(words);
}

async function expectSelected(page: Page, { message }: Letter): Promise<void> {
  await expect.poll(() => selectedText(page)).toContain(message);
}

function selectedText(page: Page): Promise<string> {
  return page.evaluate(() => {
    const shown = document.activeElement;
    if (!(shown instanceof HTMLTextAreaElement)) return '';
    return shown.value.slice(shown.selectionStart, shown.selectionEnd);
  });
}
