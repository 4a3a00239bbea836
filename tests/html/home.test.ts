import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { countryName, formatAtLeast, formatNumber, formatPercent } from '#src/i18n/formats.ts';
import { attributes as markupAttributes } from '#src/weave/markup.ts';
import { pieces } from '#src/weave/path.ts';
import { facts, type Json, words } from '#tests/siteData.ts';
import { all, attributes, base, hrefOf, one, pages, text, texts } from './built.ts';

const { claims, places } = facts('company');

describe.each(pages.filter(({ page }) => page === 'home'))(
  '$name',
  ({ language, path, document }) => {
    const home = words(language, 'home');
    const { nav, cities } = words(language, 'common');
    const section = (id: string) => one(document, `#${id}`);

    test('shows its ten sections in order, then the footer', () => {
      expect(attributes(document, 'main > section', 'id')).toEqual([
        'hero',
        'who-we-are',
        'what-we-have-built',
        'operating-principles',
        'impact-zones',
        'dna',
        'stats',
        'show-dont-sell',
        'join-us',
        'whats-next',
      ]);
      one(document, 'main ~ footer');
    });

    test('opens with its headline', () => {
      const { plain, accent } = home.hero.heading;
      expect(text(one(section('hero'), 'h1'))).toBe(`${plain} ${accent}`);
    });

    test('leads on by its buttons', () => {
      const linksOf = (id: string) =>
        all(section(id), 'a').map((link) => [text(link), link.getAttribute('href')]);
      const contact = hrefOf('contact', language);
      const { hero, impactZones, joinUs, whatsNext } = home;
      expect(linksOf('hero')).toEqual([
        [hero.primary, contact],
        [`${hero.secondary} (${nav.story})`, hrefOf('story', language)],
        [hero.card.button, contact],
      ]);
      expect(linksOf('impact-zones')).toEqual([[impactZones.button, contact]]);
      expect(linksOf('join-us')).toEqual([[joinUs.button, hrefOf('careers', language)]]);
      expect(linksOf('whats-next')).toEqual([[whatsNext.button, contact]]);
    });

    test('tells of each project: what was hard, what was built, what changed', () => {
      const { columns, projects: told } = home.whatWeHaveBuilt;
      const items = all(section('what-we-have-built'), 'li:has(dl)');
      const { projects } = facts('projects');
      expect(projects).toHaveLength(5);
      expect(items.map((item) => [...texts(item, 'h3'), ...texts(item, 'dd')])).toEqual(
        projects.map(({ id }: Json) => {
          const { kind, hard, built, changed } = told[id];
          return [kind, hard, built, changed];
        }),
      );
      for (const item of items) {
        expect(texts(item, 'dt')).toEqual([columns.hard, columns.built, columns.changed]);
        // On a phone they run on in one line, which may break between label and text.
        for (const label of all(item, 'dt')) expect(label.nextSibling?.textContent).toBe(' ');
      }
    });

    test('has six operating principles', () => {
      const titles = Object.values<Json>(home.operatingPrinciples.items).map(({ title }) => title);
      expect(titles).toHaveLength(6);
      expect(texts(section('operating-principles'), 'li h3')).toEqual(titles);
    });

    test('names each place of the facts with its country and city', () => {
      const zones = all(section('impact-zones'), 'li');
      expect(zones).toHaveLength(places.length);
      for (const [index, { country, city }] of places.entries()) {
        expect(text(zones[index] as HTMLElement)).toContain(
          `${countryName(country, language)}${city ? cities[city] : ''}`,
        );
      }
    });

    test('says the numbers of content/company.json, each by itself and all in one statement', () => {
      const { badge, ...counts } = claims as Record<string, number>;
      const said = { badge: formatPercent(badge ?? 0, language) };
      for (const [claim, count] of Object.entries(counts)) {
        Object.assign(said, { [claim]: formatAtLeast(count, language) });
        expect(home.stats.statement).toContain(formatNumber(count, language));
      }
      for (const [claim, figure] of Object.entries(said)) {
        expect(texts(section('stats'), `[data-claim=${claim}] *`)).toContain(figure);
      }
      expect(texts(section('stats'), '*')).toContain(home.stats.statement);
    });

    test.runIf(language === 'en')('draws its numbers one mark for one', () => {
      const drawn = (claim: string, tag: RegExp, attribute: string) => {
        const src = one(section('stats'), `[data-claim=${claim}] img`).getAttribute('src') ?? '';
        return markupAttributes(String(built(src)), tag, attribute);
      };
      const sum = (paths: string[]) => paths.map(pieces).reduce((total, count) => total + count, 0);
      const holes = Math.round(claims.badge * 10);
      expect(sum(drawn('clients', /data-leg="under"/, 'd'))).toBe(claims.clients);
      expect(sum(drawn('clients', /data-leg="over"/, 'd'))).toBe(claims.clients);
      expect(drawn('team', /data-knot/, 'transform')).toHaveLength(claims.team);
      expect(drawn('countries', /data-thread/, 'd')).toHaveLength(claims.countries);
      expect(drawn('years', /data-row/, 'data-row')).toHaveLength(claims.years);
      expect(sum(drawn('badge', /data-count/, 'd'))).toBe(holes);
      expect(sum(drawn('badge', /data-missing/, 'd'))).toBe(1000 - holes);
    });

    test('shows what it weighed when it was built', () => {
      const bill = section('show-dont-sell');
      const figure = (kind: string) => text(one(bill, `[data-visit-figure=${kind}]`));
      const files = [
        ...attributes(document, 'link:is([rel=icon], [rel=stylesheet])', 'href'),
        ...attributes(document, 'img, script[src]', 'src'),
        ...[...document.documentElement.outerHTML.matchAll(/url\(([^)#]+)\)/g)].map(
          ([, url = '']) => url,
        ),
      ];
      const own = [base + path, ...new Set(files)];
      const total = own.reduce((sum, file) => sum + sizeInTransit(file ?? ''), 0);
      expect(text(bill)).toContain(home.showDontSell.built);
      expect(figure('requests')).toBe(String(own.length));
      // The page was weighed before its own figures were written into it.
      expect([-100, 0, 100].map((more) => kilobytes(total + more))).toContain(figure('bytes'));
      expect(figure('readable')).toBe(home.showDontSell.readableBuilt);
    });

    const kilobytes = (bytes: number) =>
      new Intl.NumberFormat(language, {
        style: 'unit',
        unit: 'kilobyte',
        maximumSignificantDigits: 3,
      }).format(bytes / 1000);
  },
);

function sizeInTransit(address: string): number {
  const bytes = built(address);
  return /\.(woff2|png|webp|avif|ico)$/.test(address)
    ? bytes.length
    : brotliCompressSync(bytes).length;
}

/** The file of the site that has this address. */
function built(address: string): Buffer {
  const path = decodeURI(address).slice(base.length);
  return readFileSync(`dist/${path === '' || path.endsWith('/') ? `${path}index.html` : path}`);
}
