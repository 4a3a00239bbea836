// Every opening has a page in every language. All come from one template, and there may be a thousand,
// so the first and the last of the list stand for them.
import { describe, expect, test } from 'vitest';
import { languageCodes } from '#src/i18n/languages.ts';
import { openingName, pathOf } from '#src/i18n/paths.ts';
import { company, facts, words as wordsOf } from '#tests/siteData.ts';
import { structuredDataFaults } from '#tests/structuredDataFaults.ts';
import { all, attributes, base, builtPage, one, parsed, text, texts } from './built.ts';

const jobs: { id: string; closes?: string }[] = facts('jobs').jobs;

const ids = [jobs.at(0)?.id, jobs.at(-1)?.id].filter((id) => id !== undefined);
const openings = languageCodes.flatMap((language) =>
  ids.map((id) => ({ id, language, path: pathOf(openingName(id), language, base) })),
);

describe.each(openings)('the opening $id in "$language"', ({ id, language, path }) => {
  const { document } = parsed(`${pathOf(openingName(id), language, '/').slice(1)}.html`);
  const words = wordsOf(language, 'careers').openings;
  const job = words.jobs[id];
  const main = one(document, 'main');

  test('says all that the list says, and how to apply', () => {
    expect(text(one(document, 'h1'))).toBe(job.title);
    expect(text(one(document, 'title'))).toContain(job.title);
    expect(text(main)).toContain(job.description);
    for (const skill of job.skills) expect(texts(main, 'li')).toContain(skill);
    expect(all(main, 'ol > li')).toHaveLength(3);
    expect(text(main)).toContain(company.email);
  });

  test('has one address, which its letter names, and twins in every language', () => {
    const address = one(document, 'link[rel=canonical]').getAttribute('href') ?? '';
    expect(new URL(address).pathname).toBe(path);
    expect(text(one(document, '[data-link-address]'))).toBe(address);
    for (const letter of attributes(main, 'a[href^="mailto:"]', 'href')) {
      expect(new URL(letter ?? '').searchParams.get('body')).toContain(address);
    }
    const twins = attributes(document, 'link[rel=alternate][hreflang]', 'href');
    expect(twins.map((href) => new URL(href ?? '').pathname)).toEqual(
      [...languageCodes, 'en' as const].map((code) => pathOf(openingName(id), code, base)),
    );
  });

  test('keeps its language, its page in the menu and a way back', () => {
    expect(document.documentElement.getAttribute('lang')).toBe(language);
    expect(attributes(main, '[data-back]', 'href')).toEqual([pathOf('careers', language, base)]);
    const choices = attributes(document, 'header a[hreflang]', 'href');
    expect(choices).toContain(pathOf(openingName(id), 'de', base));
  });

  test('tells search engines where it stands', async () => {
    const data = JSON.parse(one(document, 'script[type="application/ld+json"]').textContent ?? '');
    expect((await structuredDataFaults(data['@graph'])).faults).toEqual([]);
    const [page] = data['@graph'];
    const steps = page.breadcrumb.itemListElement.map(({ item }: { item: string }) => item);
    expect(steps.map((item: string) => new URL(item).pathname)).toEqual([
      pathOf('home', language, base),
      pathOf('careers', language, base),
      path,
    ]);
    expect(one(document, 'meta[property="og:image"]').getAttribute('content')).toMatch(
      new RegExp(`/share/careers-${id}-${language}\\.[\\w-]+\\.png$`),
    );
  });

  test('is linked from the list, and loads no script file', () => {
    const row = one(builtPage('careers', language).document, `[data-job="${id}"]`);
    expect(attributes(row, 'a:not([href^="mailto:"])', 'href')).toEqual([path]);
    expect(all(document, 'script[src], astro-island')).toEqual([]);
  });
});
