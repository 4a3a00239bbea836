// What visitors do, written once for every browser engine.
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { pageNames } from '#src/i18n/paths.ts';
import {
  email,
  type FixtureLanguage,
  fixtureLanguages,
  letter,
  pathOf,
  words,
} from '#tests/fixture/site.ts';
import { findMotion } from '#tests/site/measures.ts';

/** What Playwright's and puppeteer's pages have in common. */
export type Visitor = {
  goto(address: string): Promise<unknown>;
  /** Runs a function inside the page, where it has no access to variables around it. */
  evaluate<Answer>(question: () => Answer): Promise<Answer>;
  click(selector: string): Promise<unknown>;
  type(selector: string, text: string): Promise<unknown>;
  keyboard: { press(key: 'Escape'): Promise<unknown> };
};

export type Engine = (journey: Journey) => Promise<{ page: Visitor; close: () => Promise<void> }>;

type Open = (page: string, language?: FixtureLanguage) => Promise<void>;

export type Journey = {
  name: string;
  /** Of the viewport. */
  width: number;
  reducedMotion?: boolean;
  go: (page: Visitor, open: Open) => Promise<void>;
};

export const journeys: Journey[] = [
  {
    name: 'reads every page in every language, and never scrolls sideways',
    width: 320,
    async go(page, open) {
      for (const language of fixtureLanguages) {
        for (const name of pageNames) {
          await open(name, language);
          await wakeIslands(page);
          const read = await page.evaluate(() => ({
            lang: document.documentElement.lang,
            words: document.querySelector('main')?.textContent?.length ?? 0,
            scrolled: document.scrollingElement?.scrollWidth ?? 0,
            width: document.documentElement.clientWidth,
          }));
          expect(read.lang).toBe(language);
          expect(read.words, `${name} in ${language}`).toBeGreaterThan(300);
          // WebKit's window has a minimum width.
          expect(read.width, 'the width of the window').toBeLessThanOrEqual(480);
          expect(read.scrolled, `${name} in ${language}`).toBeLessThanOrEqual(read.width);
        }
      }
    },
  },
  {
    name: 'switches the language and comes back to it, and to English again',
    width: 1200,
    async go(page, open) {
      await open('story');
      await chooseLanguage(page, 'de');
      await until(page, () => document.documentElement.lang === 'de');
      await open('team');
      await until(page, () => location.pathname.endsWith('/de/team/'));
      await chooseLanguage(page, 'en');
      await until(page, () => document.documentElement.lang === 'en');
      await open('story');
      expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
    },
  },
  {
    name: 'opens the menu in a narrow window, follows it, and finds it closed on coming back',
    width: 480,
    async go(page, open) {
      await open('home');
      await openList(page, 'menu');
      await page.keyboard.press('Escape');
      await until(page, () => !document.querySelector('#menu')?.matches(':popover-open'));
      await until(page, () => document.activeElement?.matches('[popovertarget="menu"]'));
      await openList(page, 'menu');
      await page.click('#menu a[href$="/careers/"]');
      await until(page, () => location.pathname.endsWith('/careers/'));
      // Not page.goBack(): puppeteer waits for a load event, which the back/forward cache of Firefox never fires.
      await page.evaluate(() => void setTimeout(() => history.back()));
      await until(page, () => !location.pathname.endsWith('/careers/'));
      await until(page, () => !document.querySelector('#menu')?.matches(':popover-open'));
    },
  },
  {
    name: 'filters the openings',
    width: 1200,
    async go(page, open) {
      await open('careers', 'fi');
      const shown = () => document.querySelectorAll('[data-job]:not([hidden])').length;
      const counts = [];
      for (const at of [2, 3, 4, 5, 1]) {
        await page.click(`[role="group"] button:nth-child(${at})`);
        counts.push(await page.evaluate(shown));
      }
      expect(counts).toEqual([4, 2, 2, 1, 9]);
    },
  },
  {
    name: 'opens the founder’s profile and closes it by key and by button',
    width: 1200,
    async go(page, open) {
      await open('team');
      for (const close of [
        () => page.keyboard.press('Escape'),
        () => page.click('dialog button'),
      ]) {
        await page.click('button[aria-haspopup="dialog"]');
        await until(page, () => document.querySelector('dialog')?.matches(':modal'));
        await close();
        await until(page, () => !document.querySelector('dialog')?.open);
      }
    },
  },
  {
    name: 'hands a letter over synchronously, leaves the tab to the visitor, and puts it back',
    width: 1200,
    async go(page, open) {
      await open('contact');
      await wakeIslands(page);
      // There is no mail program here, so an empty tab is opened in place of its URL.
      await page.evaluate(() => {
        const { dataset } = document.documentElement;
        const open = window.open.bind(window);
        window.open = (address) => {
          const inThePress = navigator.userActivation?.isActive ?? 'unknown';
          const tab = open('about:blank', '_blank');
          Object.assign(dataset, { address, inThePress, opened: tab !== null });
          if (tab) tab.close = () => Object.assign(dataset, { closed: true });
          return tab;
        };
      });
      for (const [name, text] of Object.entries(letter)) {
        await page.type(`main [name="${name}"]`, text);
      }
      await page.click('main form button[type="submit"]');
      await until(page, () => document.querySelector('dialog[role="alertdialog"]:modal') !== null);
      // As long as choosing a program might take.
      await wait(12_000);
      const noted = await page.evaluate(() => ({ ...document.documentElement.dataset }));
      expect(decodeURIComponent(noted.address ?? '')).toMatch(/^mailto:.*Looms & cards \+ more\?/);
      expect(noted.inThePress).not.toBe('false');
      expect(noted.opened).toBe('true');
      expect(noted.closed).toBeUndefined();
      const subject = () => document.querySelector<HTMLInputElement>('[name="subject"]')?.value;
      expect(await page.evaluate(subject)).toBe('');
      await page.keyboard.press('Escape');
      await until(page, () => document.querySelector('main form button[type="button"]') !== null);
      await page.click('main form button[type="button"]');
      expect(await page.evaluate(subject)).toBe(letter.subject);
    },
  },
  {
    name: 'subscribes to the newsletter',
    width: 1200,
    async go(page, open) {
      await open('home', 'de');
      // The form is not submitted, because it leads to another site.
      await page.evaluate(() => {
        addEventListener('submit', (event) => {
          event.preventDefault();
          const form = event.target as HTMLFormElement;
          const fields = new URLSearchParams(new FormData(form) as never);
          document.documentElement.dataset.sent = `${form.target} ${form.action}?${fields}`;
        });
      });
      // The field's value is not submitted.
      await page.type('#newsletter-email', 'no address');
      await page.click('footer form button');
      const sent = await page.evaluate(() => document.documentElement.dataset.sent ?? '');
      const { subject, body } = words('common', 'de').footer.newsletter;
      const fields = new URLSearchParams({ view: 'cm', fs: '1', to: email, su: subject, body });
      expect(sent).toBe(`_blank https://mail.google.com/mail/?${fields}`);
    },
  },
  {
    name: 'sees nothing move after asking for less motion',
    width: 1200,
    reducedMotion: true,
    async go(page, open) {
      // Off-screen animations are always paused.
      for (const place of ['home#hero', 'home#dna', 'home#stats']) {
        await open(place);
        await wait(200);
        expect(await page.evaluate(findMotion), place).toEqual([]);
      }
    },
  },
];

/** Runs a journey on the site at this address. */
export function walk({ go }: Journey, page: Visitor, root: string): Promise<void> {
  return go(page, async (name, language) => {
    await page.goto(root + pathOf(name, language));
    await until(page, () => document.querySelector('body > footer')?.checkVisibility());
  });
}

async function chooseLanguage(page: Visitor, language: FixtureLanguage): Promise<void> {
  await openList(page, 'languages');
  await page.click(`#languages a[hreflang="${language}"]`);
}

async function openList(page: Visitor, list: 'languages' | 'menu'): Promise<void> {
  await page.click(`[popovertarget="${list}"]`);
  await until(page, () => document.querySelector('header [popover]:popover-open') !== null);
}

async function wakeIslands(page: Visitor): Promise<void> {
  await page.evaluate(() => {
    const island = document.querySelector('astro-island');
    island?.firstElementChild?.scrollIntoView({ behavior: 'instant' });
  });
  await until(page, () => document.querySelector('astro-island[ssr]') === null);
}

/** Waits until the answer is truthy, also across navigations. */
async function until(page: Visitor, question: () => unknown): Promise<void> {
  const comesTrue = async () => expect(await page.evaluate(question), `${question}`).toBeTruthy();
  await expect(comesTrue).toPass({ timeout: 15_000 });
}
