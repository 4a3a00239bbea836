// What is heard by those who visit the company's site with a screen reader and its keys: b leads to the next button, Tab
// to the next control, and + on the number pad reads on from there. Compared are the site's own words; those of the screen
// reader differ between its versions.
import { type ChildProcess, spawn } from 'node:child_process';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { contentIn } from '../../src/content/load/content.ts';
import { entryWithId } from '../../src/content/load/values.ts';
import { formatNumber } from '../../src/i18n/formats.ts';
import { type LanguageCode, languageCodes } from '../../src/i18n/languages.ts';
import { fromBase, pathOf } from '../../src/i18n/paths.ts';
import { fill, pluralOf } from '../../src/i18n/translate.ts';
import { openOpenings } from '../../src/read/openOpenings.ts';
import { findFreePort } from '../release/freePort.ts';
import { faultsIn, quoted } from './hearing.ts';
import { homeWords } from './homeWords.ts';
import { type ScreenReader, startScreenReader } from './screenReader.ts';

let root: string;
let server: ChildProcess;
let reader: ScreenReader;

// Both take a while to start, so all tests share them.
beforeAll(async () => {
  const port = await findFreePort();
  root = `http://localhost:${port}`;
  const command = ['node_modules/astro/bin/astro.mjs', 'preview', '--ignore-lock'];
  server = spawn(process.execPath, [...command, '--port', String(port)], { stdio: 'ignore' });
  reader = await startScreenReader();
  await vi.waitUntil(isServed, { timeout: 60_000, interval: 200 });
});

// A chosen language or a letter would be there at the next page.
afterEach(async () => {
  await reader.page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
});

afterAll(async () => {
  await reader?.stop();
  server.kill();
});

type Page = 'home' | 'team' | 'story' | 'careers' | 'contact';

const content = contentIn('en');
const { words } = content;
const { nav } = words.common;

for (const lang of ['en', 'hi', 'de'] as const) {
  test(`home is read to its end in ${lang}`, async () => {
    await open('home', lang);
    await readOn(homeWords(lang));
  });
}

test('the list of languages is opened, and one of them chosen', async () => {
  await open('story');
  await go('b', `${nav.languageLabel}, English`);
  await reader.press('Return');
  await go('Tab', 'English');
  await go('Tab', 'Deutsch');
  await reader.press('Return');
  await hear([contentIn('de').words.story.meta.title]);
});

test('a category of openings is chosen, and one opening is opened', async ({ skip }) => {
  const { openings } = words.careers;
  const all = openOpenings(content);
  const [first] = all;
  if (!first) return skip('The company has no openings.');
  const category = entryWithId(content.categories, first.category);
  const count = all.filter((opening) => opening.category === first.category).length;
  const announcements: typeof openings.all = category;
  const filter = { category: category.name, count: formatNumber(count, 'en') };

  await open('careers');
  await go('b', fill(openings.filterButton, filter));
  await reader.press('Return');
  await hearOnce([pluralOf(announcements, 'announcement', count, 'en')]);

  await go('Tab', fill(openings.moreLabel, { title: first.title }));
  await reader.press('Return');
  await reader.isSilent();
  const { labels } = openings;
  const listed = [
    ...[labels.duties, ...first.duties],
    ...[labels.bring, ...first.bring],
    ...[labels.show, ...first.show],
  ];
  await readOn([...listed, openings.howToApply.heading]);
  const closed = all.flatMap(({ duties, bring, show }) => [...duties, ...bring, ...show]);
  const heard = reader.heard();
  const opened = closed.filter((text) => !listed.includes(text) && isHeard(heard, text));
  expect(opened, quoted(heard)).toEqual([]);
});

test('the founder’s profile is opened and closed, and the focus is back', async () => {
  const { profile } = words.team;
  await open('team');
  await go('b', profile.open);
  await reader.press('Return');
  await hearOnce([profile.heading]);
  await go('Tab', profile.close);
  await reader.press('Escape');
  await hearOnce([profile.open]);
  const opens = () => document.activeElement?.getAttribute('aria-haspopup');
  expect(await reader.page.evaluate(opens)).toBe('dialog');
});

test('a letter is refused, handed over and put back', async () => {
  const { form, alert } = words.contact;
  await open('contact');
  // There is no mail program here.
  await reader.page.evaluate(() => {
    window.open = () => ({}) as Window;
  });
  // Until the island is there, the browser has messages of its own.
  const isHydrated = () =>
    document.querySelector<HTMLInputElement>('main input')?.validity.customError === true;
  await vi.waitUntil(() => reader.page.evaluate(isHydrated), { timeout: 30_000 });
  await go('b', form.submit);
  await reader.press('Return');
  await hearOnce([form.labels.name, form.missing.name]);

  await reader.type('Ada');
  await go('Tab', form.labels.email);
  await reader.type('ada at engine');
  await go('Tab', form.labels.subject);
  await reader.type('Looms');
  await go('Tab', form.labels.message);
  await reader.type('They weave.');
  await go('Tab', form.submit);
  await reader.press('Return');
  await hearOnce([form.labels.email, form.invalid.email]);

  await reader.press('ctrl+a');
  await reader.type('ada@engine.example');
  await reader.press('Return');
  await hearOnce([
    alert.title,
    alert.thanks,
    alert.otherWays,
    alert.gmail,
    alert.outlook,
    alert.yahoo,
  ]);
  for (const way of [alert.copy, alert.gmail, alert.outlook, alert.yahoo, alert.putBack]) {
    await go('Tab', way);
  }
  await reader.press('Return');
  await hearOnce([form.labels.name, 'Ada']);
  await hearOnce([alert.restored]);
});

test('an unknown address is said to be one in every language', async () => {
  const { notFound } = words;
  await visit(fromBase('nowhere/'), notFound.meta.title);
  await go('ctrl+Home', nav.skip);
  const others = languageCodes.filter((code) => code !== 'en');
  await readOn([
    ...[notFound.mark, notFound.heading, notFound.text, notFound.link, notFound.drawing],
    ...others.flatMap((code) => {
      const { short, link } = contentIn(code).words.notFound;
      return [short, link];
    }),
  ]);
});

function isServed(): Promise<boolean> {
  return fetch(root + pathOf('home', 'en')).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Opens a page, and goes to its beginning. */
async function open(page: Page, lang: LanguageCode = 'en'): Promise<void> {
  const { words } = contentIn(lang);
  await visit(pathOf(page, lang), words[page].meta.title);
  await go('ctrl+Home', words.common.nav.skip);
}

/** The title is said twice: as that of the page and as that of the document. */
async function visit(path: string, title: string): Promise<void> {
  await reader.open(root + path);
  await hear([title]);
}

/** Presses a key until a text is heard. */
async function go(key: string, text: string): Promise<void> {
  const met: string[] = [];
  for (let presses = 0; presses < 40; presses++) {
    const heard = await answerTo(key);
    met.push(...heard);
    if (isHeard(heard, text)) return;
    // On a busy machine a key or its answer may get lost. Who hears nothing goes a step back and comes again.
    if (heard.length === 0) await answerTo(`shift+${key}`);
  }
  throw new Error(`${key} never leads to “${text}”. ${quoted(met)}`);
}

async function answerTo(key: string): Promise<readonly string[]> {
  await reader.press(key);
  await reader.answers();
  return reader.heard();
}

/** Has the page read from here to its end. */
async function readOn(texts: string[]): Promise<void> {
  await reader.press('KP_Add');
  await hearOnce(texts);
}

/** Waits until the texts were said since the last key, in this order. */
async function hear(texts: string[]): Promise<void> {
  const isMissed = () => {
    const heard = reader.heard();
    expect(faultsIn(heard, texts).missing, quoted(heard)).toEqual([]);
  };
  await vi.waitFor(isMissed, { timeout: 45_000, interval: 100 });
  await reader.isSilent();
}

/** Waits until the texts were said since the last key, and fails if one was said twice in a row. */
async function hearOnce(texts: string[]): Promise<void> {
  await hear(texts);
  const heard = reader.heard();
  expect(faultsIn(heard, texts).repeated, quoted(heard)).toEqual([]);
}

function isHeard(heard: readonly string[], text: string): boolean {
  return faultsIn(heard, [text]).missing.length === 0;
}
