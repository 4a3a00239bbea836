import { expect, type Locator, test } from '@playwright/test';
import { countryName } from '#src/i18n/formats.ts';
import type { LanguageCode } from '#src/i18n/languages.ts';
import { type PageName, pageNames } from '#src/i18n/paths.ts';
import { addressOf, facts, type Json, menu, words } from '#tests/siteData.ts';
import { fillLetter, hydrated, sendLetter } from './visitor.ts';

// Nothing here is about motion.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

// What a screen reader meets, and in which order, as Playwright's snapshots name it.

const languages = ['en', 'hi'] as const;

/** The landmarks and headings of each page's main part. */
const outlines: Record<PageName | 'notFound', (lang: LanguageCode) => string[]> = {
  home: (lang) => {
    const home = words(lang, 'home');
    const { card, heading: headline } = home.hero;
    const projects = home.whatWeHaveBuilt.projects;
    return [
      ...region(1, `${headline.plain} ${headline.accent}`),
      ...[named('complementary', card.title), heading(2, card.title)],
      ...region(2, home.whoWeAre.heading),
      ...region(2, home.whatWeHaveBuilt.heading),
      ...facts('projects').projects.map(({ id }: Json) => heading(3, projects[id].kind)),
      ...region(2, home.operatingPrinciples.heading),
      ...titles(3, home.operatingPrinciples.items),
      ...region(2, home.impactZones.heading),
      ...facts('company').places.map(({ country }: Json) => heading(3, countryName(country, lang))),
      ...region(2, home.dna.heading),
      ...region(2, home.stats.heading),
      ...region(2, home.showDontSell.heading),
      heading(3, home.showDontSell.labels.heading),
      ...region(2, home.joinUs.heading),
      ...region(2, home.whatsNext.heading),
      ...titles(3, home.whatsNext.steps),
    ];
  },
  team: (lang) => {
    const { intro, people, crowd } = words(lang, 'team');
    return [
      ...region(1, intro.heading),
      ...facts('people').people.map(({ id, name }: Json) => heading(2, name ?? people[id].role)),
      ...region(2, crowd.heading),
    ];
  },
  story: (lang) => {
    const { intro, timeline, close } = words(lang, 'story');
    return [
      ...region(1, intro.heading),
      ...region(2, timeline.heading),
      ...titles(3, timeline.items),
      ...region(2, close.heading),
    ];
  },
  careers: (lang) => {
    const { joinUs, culture, openings, benefits, close } = words(lang, 'careers');
    return [
      ...region(1, joinUs.heading),
      ...region(2, openings.heading),
      heading(3, openings.howToApply.heading),
      ...facts('jobs').jobs.flatMap(({ id }: Json) => [
        heading(3, openings.jobs[id].title),
        heading(4, openings.labels.skills),
      ]),
      ...region(2, culture.heading),
      ...titles(3, culture.items),
      ...region(2, benefits.heading),
      ...titles(3, benefits.items),
      ...region(2, close.heading),
    ];
  },
  contact: (lang) => {
    const { intro, form, details } = words(lang, 'contact');
    return [...region(1, intro.heading), named('form', form.label), ...region(2, details.heading)];
  },
  leaders: (lang) => {
    const { intro, leaders, pointsLabel, close } = words(lang, 'leaders');
    return [
      ...region(1, intro.heading),
      ...facts('people').people.flatMap(({ id, name }: Json) => [
        heading(2, name ?? leaders[id].role),
        heading(3, pointsLabel),
      ]),
      ...region(2, close.heading),
    ];
  },
  notFound: (lang) => region(1, words(lang, 'notFound').heading),
};

for (const lang of languages) {
  for (const page of [...pageNames, 'notFound'] as const) {
    test(`the landmarks and headings of ${page} in "${lang}" are in order`, async ({
      page: tab,
    }) => {
      const { nav, footer } = words(lang, 'common');
      await tab.goto(
        page === 'notFound' ? `${addressOf('home', lang)}nothing-here` : addressOf(page, lang),
      );
      expect(await met(tab.locator('body'), ...landmarks, 'heading')).toEqual([
        'banner',
        named('navigation', nav.label),
        'main',
        ...outlines[page](lang),
        'contentinfo',
        ...region(2, footer.contact.heading),
        ...[named('navigation', footer.quick), heading(2, footer.quick)],
        ...region(2, footer.social.heading),
        ...region(2, footer.newsletter.heading),
      ]);
    });
  }

  test(`in "${lang}" a page begins with a way past the header, then its links and languages`, async ({
    page,
  }) => {
    const { nav } = words(lang, 'common');
    await page.goto(addressOf('home', lang));
    expect(await met(page.getByRole('banner'), 'link', 'button')).toEqual([
      named('link', nav.skip),
      named('link', nav.logoLabel),
      ...menu.map((target) => named('link', nav[target])),
      expect.stringContaining(`button "${nav.languageLabel}, `),
    ]);
  });

  test(`in "${lang}" an opening is a title, its facts, its text and skills, then the way to apply`, async ({
    page,
  }) => {
    const { openings } = words(lang, 'careers');
    const { category, place, type, experience, skills } = openings.labels;
    await page.goto(addressOf('careers', lang));
    for (const { id } of facts('jobs').jobs) {
      const job = openings.jobs[id];
      const item = page.locator(`[data-job="${id}"]`);
      await expect(item).toHaveRole('listitem');
      await item.locator('summary').click();
      expect(await met(item, 'heading', 'paragraph', 'term', 'link')).toEqual([
        heading(3, job.title),
        named('link', job.title),
        ...[category, place, type, experience].map((term) => `term: ${term}`),
        expect.stringMatching(/^paragraph/),
        heading(4, skills),
        named('link', openings.applyLabel.replace('{{title}}', job.title)),
      ]);
      await expect(item.getByRole('listitem')).toHaveText(job.skills);
    }
  });

  test(`in "${lang}" the form names its fields in order`, async ({ page }) => {
    const told = words(lang, 'contact').form;
    await page.goto(addressOf('contact', lang));
    const form = page.getByRole('form', { name: told.label, exact: true });
    expect(await met(form, 'textbox', 'button')).toEqual([
      ...['name', 'email', 'company', 'subject', 'message'].map((name) =>
        named('textbox', told[name]),
      ),
      named('button', told.submit),
    ]);
  });

  test(`in "${lang}" the profile and the alert are named by their headings`, async ({ page }) => {
    const { profile } = words(lang, 'team');
    await page.goto(addressOf('team', lang));
    await hydrated(page);
    await page.getByRole('button', { name: profile.open, exact: true }).click();
    expect(await met(page.locator('dialog'), 'dialog', 'button', 'heading')).toEqual([
      named('dialog', profile.heading),
      named('button', profile.close),
      heading(2, profile.heading),
      ...profile.sections.map((section: Json) => heading(3, section.heading)),
    ]);

    const { alert } = words(lang, 'contact');
    await page.goto(addressOf('contact', lang));
    await page.evaluate(() => {
      window.open = () => null;
    });
    await hydrated(page);
    await fillLetter(page);
    await sendLetter(page);
    const box = page.getByRole('alertdialog');
    await expect(box).toHaveAccessibleName(alert.title);
    await expect(box).toHaveAccessibleDescription(alert.blocked);
  });
}

const landmarks = [
  'banner',
  'navigation',
  'main',
  'region',
  'complementary',
  'form',
  'contentinfo',
];

/** The elements with these roles in their order, as in `heading "Careers" [level=1]`. */
async function met(within: Locator, ...roles: string[]): Promise<string[]> {
  const lines = (await within.ariaSnapshot()).split('\n').map(withoutYaml);
  return lines.filter((line) => roles.includes(/^\w+/.exec(line)?.[0] ?? ''));
}

/** `  - 'region "A: b"':` → `region "A: b"` */
function withoutYaml(line: string): string {
  const entry = line.trim().replace(/^- /, '').replace(/:$/, '');
  return /^'.*'$/.test(entry) ? entry.slice(1, -1).replaceAll("''", "'") : entry;
}

function named(role: string, name = ''): string {
  return `${role} ${JSON.stringify(name)}`;
}

function heading(level: number, text: string): string {
  return `${named('heading', text)} [level=${level}]`;
}

/** A region that is named by its heading, as sections are. */
function region(level: number, text = ''): string[] {
  return [named('region', text), heading(level, text)];
}

function titles(level: number, items: Json): string[] {
  return Object.values<Json>(items).map(({ title }) => heading(level, title));
}
