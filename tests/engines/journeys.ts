// What a visitor does, told once for every engine.
import assert from 'node:assert/strict';
import { type PageName, pageNames } from '#src/i18n/paths.ts';
import { type FixtureLanguage, fixtureLanguages, letter, pathOf } from '#tests/fixture/site.ts';
import type { Driver } from './driver.ts';

export type { Driver };

type Journey = { name: string; reducedMotion?: boolean; go: (site: Site) => Promise<void> };
type Site = Driver & { url: (page: PageName, language?: FixtureLanguage) => string };

export const journeys: Journey[] = [
  {
    name: 'reads every page in every language',
    async go(site) {
      for (const language of fixtureLanguages) {
        for (const page of pageNames) {
          await site.open(site.url(page, language));
          const read = await site.ask(() => ({
            lang: document.documentElement.lang,
            title: document.title,
            heading: document.querySelector('h1')?.textContent ?? '',
            words: document.querySelector('main')?.textContent?.length ?? 0,
          }));
          assert.equal(read.lang, language);
          assert.ok(read.title && read.heading && read.words > 300, `${page} in ${language}`);
          await wakeIslands(site);
        }
      }
    },
  },
  {
    name: 'switches the language and comes back to it, and to English again',
    async go(site) {
      await site.open(site.url('story'));
      await chooseLanguage(site, 'de');
      await until(site, () => document.documentElement.lang === 'de');
      await site.open(site.url('team'));
      await until(site, () => location.pathname.endsWith('/de/team'));
      await chooseLanguage(site, 'en');
      await until(site, () => document.documentElement.lang === 'en');
      await site.reload();
      assert.equal(await site.ask(() => document.documentElement.lang), 'en');
    },
  },
  {
    name: 'opens the menu in a narrow window, follows it, and finds it closed on coming back',
    async go(site) {
      await site.resize(480, 800);
      await site.open(site.url('home'));
      await site.click('[popovertarget="menu"]');
      await until(site, () => document.querySelector('#menu')?.matches(':popover-open'));
      await site.click('#menu a[href$="/careers"]');
      await until(site, () => location.pathname.endsWith('/careers'));
      await site.back();
      await until(site, () => !location.pathname.endsWith('/careers'));
      await until(site, () => !document.querySelector('#menu')?.matches(':popover-open'));
    },
  },
  {
    name: 'filters the openings',
    async go(site) {
      await site.open(site.url('careers', 'ar'));
      await wakeIslands(site);
      const shown = () =>
        [...document.querySelectorAll<HTMLElement>('[data-job]')].filter((job) => !job.hidden)
          .length;
      const counts = [];
      for (const at of [2, 3, 4, 5, 1]) {
        await site.click(`[role="group"] button:nth-child(${at})`);
        // The press is painted before the list is filtered.
        await new Promise((wait) => setTimeout(wait, 300));
        counts.push(await site.ask(shown));
      }
      assert.deepEqual(counts, [4, 2, 2, 1, 9]);
    },
  },
  {
    name: 'opens the founder’s profile and closes it by key and by button',
    async go(site) {
      await site.open(site.url('team'));
      await wakeIslands(site);
      const isOpen = () => Boolean(document.querySelector('dialog')?.matches(':modal'));
      await site.click('button[aria-haspopup="dialog"]');
      await until(site, isOpen);
      await site.pressEscape();
      await until(site, () => !document.querySelector('dialog')?.open);
      await site.click('button[aria-haspopup="dialog"]');
      await until(site, isOpen);
      await site.click('dialog button');
      await until(site, () => !document.querySelector('dialog')?.open);
    },
  },
  {
    name: 'hands a letter over and puts it back',
    async go(site) {
      await site.open(site.url('contact'));
      await wakeIslands(site);
      // No mail program stands ready here; the address it would get is kept instead.
      await site.ask(() => {
        window.open = (address) => {
          document.documentElement.dataset.handedOver = String(address);
          return null;
        };
      });
      await sendLetter(site);
      await until(site, () => document.querySelector('dialog[role="alertdialog"]:modal') !== null);
      const address = await site.ask(() => document.documentElement.dataset.handedOver ?? '');
      assert.match(address, /^mailto:/);
      assert.ok(decodeURIComponent(address).includes(letter.subject));
      const typed = () => document.querySelector<HTMLInputElement>('main [name="subject"]')?.value;
      assert.equal(await site.ask(typed), '');
      await site.pressEscape();
      await until(site, () => document.querySelector('main form button[type="button"]') !== null);
      await site.click('main form button[type="button"]');
      assert.equal(await site.ask(typed), letter.subject);
    },
  },
  {
    name: 'hands a letter over in the press itself, and leaves the tab it opens to the visitor',
    async go(site) {
      await site.open(site.url('contact'));
      await wakeIslands(site);
      await site.ask(() => {
        const { dataset } = document.documentElement;
        const open = window.open.bind(window);
        window.open = () => {
          dataset.inThePress = String(navigator.userActivation?.isActive ?? 'unknown');
          const tab = open('about:blank', '_blank');
          dataset.opened = String(tab !== null);
          if (tab) {
            tab.close = () => {
              dataset.closed = 'true';
            };
          }
          return tab;
        };
      });
      await sendLetter(site);
      await until(site, () => document.documentElement.dataset.opened);
      // As long as somebody might take to choose a program.
      await new Promise((wait) => setTimeout(wait, 12_000));
      const { inThePress, opened, closed } = await site.ask(() => ({
        ...document.documentElement.dataset,
      }));
      assert.notEqual(inThePress, 'false');
      assert.equal(opened, 'true');
      assert.equal(closed, undefined);
    },
  },
  {
    name: 'subscribes to the newsletter',
    async go(site) {
      await site.open(site.url('home', 'de'));
      // The form's way out is stopped, as it leads to another site.
      await site.ask(() => {
        addEventListener('submit', (event) => {
          event.preventDefault();
          const form = event.target as HTMLFormElement;
          const { dataset } = document.documentElement;
          dataset.target = `${form.target} ${form.action}`;
          dataset.fields = JSON.stringify(Object.fromEntries(new FormData(form) as never));
        });
      });
      await site.type('#newsletter-email', 'ada@example.com');
      await site.click('footer form button');
      const { target, fields } = await site.ask(() => ({ ...document.documentElement.dataset }));
      assert.equal(target, '_blank https://mail.google.com/mail/');
      const { to, su, body } = JSON.parse(fields ?? '{}');
      assert.match(to, /@/);
      assert.ok(su && body);
      assert.ok(!fields?.includes('ada@example.com'));
    },
  },
  {
    name: 'sees nothing move after asking for less motion',
    reducedMotion: true,
    async go(site) {
      await site.resize(1200, 800);
      await site.open(site.url('home'));
      assert.ok(await site.ask(() => matchMedia('(prefers-reduced-motion: reduce)').matches));
      // Animations out of view are paused for everybody.
      for (const place of ['hero', 'dna', 'stats']) {
        await site.ask((id) => {
          document.getElementById(id)?.scrollIntoView({ behavior: 'instant' });
        }, place);
        await new Promise((wait) => setTimeout(wait, 200));
        const moving = await site.ask(() =>
          document
            .getAnimations()
            .filter(({ playState }) => playState === 'running')
            .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 60)),
        );
        assert.deepEqual(moving, [], place);
      }
    },
  },
  {
    name: 'never scrolls sideways in a narrow window',
    async go(site) {
      await site.resize(320, 640);
      for (const language of ['de', 'ar', 'hi'] as const) {
        for (const page of pageNames) {
          await site.open(site.url(page, language));
          const { scrolled, width } = await site.ask(() => ({
            scrolled: document.scrollingElement?.scrollWidth ?? 0,
            width: document.documentElement.clientWidth,
          }));
          assert.ok(width <= 480, `the window is ${width} wide`);
          assert.ok(scrolled <= width, `${language}/${page}: ${scrolled} in ${width}`);
        }
      }
    },
  },
];

export function visit(driver: Driver, root: string): Site {
  return {
    ...driver,
    // What stands below the first screen is shown once its styles are there.
    async open(address) {
      await driver.open(address);
      await until(driver, () => document.querySelector('body > footer')?.checkVisibility());
    },
    url: (page, language = 'en') => new URL(pathOf(page, language), root).href,
  };
}

async function chooseLanguage(site: Site, language: string): Promise<void> {
  await site.click('[popovertarget="languages"]');
  await until(site, () => document.querySelector('#languages')?.matches(':popover-open'));
  await site.click(`#languages a[hreflang="${language}"]`);
}

async function sendLetter(site: Site): Promise<void> {
  for (const [name, words] of Object.entries(letter)) {
    await site.type(`main [name="${name}"]`, words);
  }
  await site.click('main form button[type="submit"]');
}

async function wakeIslands(site: Site): Promise<void> {
  await site.ask(() => {
    document
      .querySelector('astro-island')
      ?.firstElementChild?.scrollIntoView({ behavior: 'instant' });
  });
  await until(site, () => document.querySelector('astro-island[ssr]') === null);
}

/** Asks until the answer is yes, also through the change of a page. */
async function until(site: Driver, question: () => unknown): Promise<void> {
  const latest = Date.now() + 15_000;
  for (;;) {
    const answer = await site.ask(question).catch(() => false);
    if (answer) return;
    if (Date.now() > latest) throw new Error(`This did not come true: ${question}`);
    await new Promise((wait) => setTimeout(wait, 50));
  }
}
