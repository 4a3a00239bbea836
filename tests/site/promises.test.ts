// What is promised to visitors, search engines and the owner about every document. Expected values come from
// content/ and locales/, so that no edit of the owner's breaks a promise.
import { readFileSync } from 'node:fs';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type Content, contentIn, englishContent } from '#src/content/load/content.ts';
import type { Entry } from '#src/content/load/entries.ts';
import { entryWithId } from '#src/content/load/values.ts';
import { experienceOf } from '#src/content/read/opening.ts';
import { openOpenings } from '#src/content/read/openOpenings.ts';
import { getLegalPages } from '#src/content/read/pages.ts';
import { type Facts, type KindName, kindNames } from '#src/content/schema/kinds.ts';
import { benefitIds } from '#src/content/schema/words/careers.ts';
import {
  countryName,
  formatAtLeast,
  formatDate,
  formatMoney,
  formatNumber,
  formatPercent,
} from '#src/i18n/formats.ts';
import { languages } from '#src/i18n/languageList.ts';
import { type LanguageCode, languageCodes } from '#src/i18n/languages.ts';
import {
  addressOf,
  alternatesOf,
  fromBase,
  menu,
  type PageName,
  pathOf,
  pathOfDocument,
  pathOfOpening,
} from '#src/i18n/paths.ts';
import { fill, pluralOf } from '#src/i18n/translate.ts';
import { colours } from '#src/styles/colours.ts';
import { all, attributes, drawn, subpaths } from '#tests/markup.ts';
import { findStructuredDataErrors } from '#tests/structuredDataErrors.ts';
import {
  type Built,
  documents,
  expectToContain,
  flat,
  leaves,
  textsIn,
  textsOf,
  textsOfEntries,
  twinsIn,
} from './documents.ts';
import { exceptions, isIn, isShown } from './shownWords.ts';

/** 'address' is every document but the 404 pages, which have none. */
type Kind = Built['page'] | 'document' | 'address';

function isOf(kind: Kind, { page }: Built): boolean {
  return kind === 'document' || kind === page || (kind === 'address' && page !== '404');
}

const mostNamed = 5;

/** One test for all documents of a kind, which names those that break the promise. */
function every(kind: Kind, promise: string, check: (built: Built) => void | Promise<void>): void {
  const kept = documents.filter((built) => isOf(kind, built));
  test.skipIf(kept.length === 0)(`every ${kind} ${promise}`, async () => {
    const broken: string[] = [];
    for (const built of kept) {
      try {
        await check(built);
      } catch (error) {
        broken.push(`${built.file}: ${describeFailure(error)}`);
      }
    }
    if (broken.length === 0) return;
    const named = broken.slice(0, mostNamed).join('\n\n');
    throw new Error(`${broken.length} of ${kept.length} do not:\n\n${named}`);
  });
}

/** With what was found, which the message of a failed comparison shortens. */
function describeFailure(error: unknown): string {
  const { message, actual } = error as Error & { actual?: unknown };
  const found = actual === undefined ? '' : `\nFound: ${JSON.stringify(actual)?.slice(0, 500)}`;
  return message + found;
}

const { company, people, openings } = englishContent();
const { name, legalName, email, phone, office, social = [], chat, claims } = company;
const openIds = openOpenings(englishContent()).map(({ id }) => id);
/** A text as a selector spells it. */
const quoted = (text: string) => JSON.stringify(text);

const once: [Kind, ...selectors: string[]][] = [
  ['document', 'title', 'meta[name=description]', 'body > header', 'main', 'body > footer', 'h1'],
  ['document', 'footer dl a[href^="mailto:"]', 'footer dl a[href^="tel:"]'],
  ['document', 'link[rel=icon][sizes]', 'link[rel=icon][type="image/svg+xml"]'],
  ['document', 'link[rel=apple-touch-icon]', 'meta[name=viewport][content^="width=device-width"]'],
  ['document', 'link[rel=stylesheet][media=print]'],
  ['address', 'meta[name="twitter:card"][content=summary_large_image]'],
  ['address', `meta[property="og:site_name"][content=${quoted(name)}]`],
  ['address', 'meta[property="og:image:alt"]'],
  ['contact', 'form [name=name][required][autocomplete=name]'],
  ['contact', 'form [name=email][required][autocomplete=email][type=email]'],
  ['contact', 'form [name=company][autocomplete=organization]:not([required])'],
  ['contact', 'form [name=subject][required]', 'form textarea[name=message][required][rows="5"]'],
  // Without script the browser itself opens the draft.
  [
    'contact',
    '[formaction$="?subject=Contact%20Form%3A%20"][formmethod=post][formenctype="text/plain"]',
  ],
];
for (const [kind, ...selectors] of once) {
  every(kind, `has one ${selectors.join(', one ')}`, ({ document }) => {
    for (const selector of selectors) {
      expect(all(document, selector), selector).toHaveLength(1);
    }
  });
}

every('document', 'subscribes to the newsletter by a draft in Gmail', ({ document }) => {
  const form = 'footer form[action="https://mail.google.com/mail/"][method=get][novalidate]';
  const fields = [
    `[name=to][value=${quoted(email)}]`,
    '[name=su][value="Newsletter Subscription Request"]',
    '[name=view][value=cm]',
    '[name=fs][value="1"]',
    '[type=email]:not([name])',
  ];
  for (const field of fields) expect(all(document, `${form} ${field}`), field).toHaveLength(1);
});

const never = {
  'picture without description or size': 'img:not([alt][width][height])',
  'heading that screen readers say in parts': ':is(h1, h2, h3, h4) :is(em, strong)',
  'drawing without name': 'svg:not([aria-label], [aria-hidden=true], [aria-hidden=true] *)',
  'script file for want of an island':
    'html:not(:has(astro-island)) :is(script[src], [rel=modulepreload])',
  'file that its first paint waits for':
    'link[rel=stylesheet]:not([media=print]), head script[src]:not([async], [defer], [type=module])',
  'way out that gives something away':
    ':is([href^=http], [action^=http]):not([target=_blank][rel~=noopener], link)',
};
for (const [what, selector] of Object.entries(never)) {
  every('document', `has no ${what}`, ({ document }) => {
    expect(all(document, selector).map(({ outerHTML }) => outerHTML)).toEqual([]);
  });
}

const landmarks = [
  'body > :is(header, footer)',
  'main',
  'nav',
  'aside',
  'search',
  ':is(section, form):is([aria-label], [aria-labelledby])',
  ':is([role=region], [role=navigation], [role=complementary], [role=search], [role=form])',
].join();

// A section is found by its heading; as a landmark, it would be announced before it.
every('document', 'has no more than eight landmarks', ({ document }) => {
  expect(all(document, landmarks).length).toBeLessThanOrEqual(8);
});

every('document', 'writes and calls to nobody but the company', ({ document }) => {
  const letters = ['href', 'formaction'].flatMap((name) =>
    attributes(document, `[${name}^="mailto:"]`, name),
  );
  const recipients = letters.map((letter) => decodeURIComponent(new URL(letter).pathname));
  expect([...new Set(recipients)]).toEqual([email]);
  const calls = attributes(document, '[href^="tel:"]', 'href');
  expect([...new Set(calls)]).toEqual([`tel:${phone.replaceAll(' ', '')}`]);
});

every('document', 'leads to each profile, and to the chat with an inquiry', (built) => {
  const links = attributes(built.document, 'body > footer a[href^=https]', 'href');
  const expected = social.map(({ address }) => new URL(address));
  if (chat) {
    const address = new URL(chat.address);
    address.searchParams.set('text', contentIn(built.language).words.common.footer.chatText);
    expected.push(address);
  }
  const found = links.map((link) => inOneSpelling(new URL(link)));
  expect(found).toEqual(expected.map(inOneSpelling));
});

function inOneSpelling(address: URL): string {
  address.searchParams.sort();
  return address.href;
}

every('document', 'colours the browser around it like its top, in both schemes', ({ document }) => {
  const schemes = ['light', 'dark'].map((scheme) =>
    attributes(
      document,
      `meta[name=theme-color][media="(prefers-color-scheme: ${scheme})"]`,
      'content',
    ),
  );
  const tops = [colours.silk, colours.indigo].map(({ light, dark }) => [[light], [dark]]);
  expect(tops).toContainEqual(schemes);
});

every('document', 'has a policy in which csp_evaluator finds nothing', ({ document }) => {
  const policies = attributes(document, 'meta[http-equiv=content-security-policy]', 'content');
  const findings = policies.map((policy) => new CspEvaluator(new CspParser(policy).csp).evaluate());
  expect(findings).toEqual([[]]);
});

test('the policy allows forms to submit to no host that none submits to', () => {
  const allowed = documents.flatMap(({ document }) => {
    const [policy = ''] = attributes(
      document,
      'meta[http-equiv=content-security-policy]',
      'content',
    );
    const [, sources = 'no form-action'] = policy.match(/form-action ([^;]+)/) ?? [];
    return sources.split(' ');
  });
  const targets = documents.flatMap(({ document }) =>
    ['action', 'formaction'].flatMap((name) => attributes(document, `[${name}]`, name)),
  );
  const isUsed = (source: string) => {
    const [start = '', end = ''] = source.split('*');
    return targets.some((target) => target.startsWith(start) && target.includes(end));
  };
  expect([...new Set(allowed)].filter((source) => !isUsed(source))).toEqual([]);
});

every('document', 'leads where the words of its buttons say', (built) => {
  const { document, language } = built;
  const { words } = contentIn(language);
  const { hero, impactZones, whatsNext } = words.home;
  const { links } = words.common;
  const ways: [Kind, text: string, to: PageName][] = [
    ['home', hero.primary, 'contact'],
    ['home', hero.secondary, 'story'],
    ['home', hero.card.button, 'contact'],
    ['home', impactZones.button, 'contact'],
    ['home', links.openings, 'careers'],
    ['home', whatsNext.button, 'contact'],
    ['team', words.team.crowd.leadersLink, 'leaders'],
    ['team', links.openings, 'careers'],
    ['contact', links.openings, 'careers'],
    ['opening', words.opening.back, 'careers'],
    ['404', links.openings, 'careers'],
    ['404', words.notFound.link, 'home'],
  ];
  for (const [, text, to] of ways.filter(([kind]) => isOf(kind, built))) {
    expectToContain(textsOf(document, `main a[href="${pathOf(to, language)}"]`), [text]);
  }
});

every('document', 'leads past its header, home, to the menu’s and legal pages', (built) => {
  const { document, language, page } = built;
  const pathsOf = (names: readonly PageName[]) => names.map((name) => pathOf(name, language));
  const current = menu.filter((name) => name === page);
  const found = (selector: string) => attributes(document, `body > ${selector}`, 'href');
  expect(found('header > a')).toEqual(['#main', ...pathsOf(['home'])]);
  for (const part of ['header', 'footer']) {
    expect(found(`${part} nav a`)).toEqual(pathsOf(menu));
    expect(found(`${part} nav [aria-current=page]`)).toEqual(pathsOf(current));
  }
  expect(textsOf(document, 'footer nav a')).toEqual(textsOf(document, 'header nav a'));
  expect(found('footer > :last-child a')).toEqual(pathsOf(getLegalPages()));
});

every('document', 'says its language, and leads to itself in every other', (built) => {
  const links = all(built.document, 'body > header a[hreflang]').map((link) => [
    link.getAttribute('hreflang'),
    link.getAttribute('lang'),
    link.textContent?.trim(),
    link.getAttribute('href')?.split('#')[0],
  ]);
  const pathIn = (code: LanguageCode) => pathOfDocument(built.name, code);
  expect(links).toEqual(languages.map(({ code, name }) => [code, code, name, pathIn(code)]));
  const current = attributes(built.document, 'html, [hreflang][aria-current]', 'lang');
  expect(current).toEqual([built.language, built.language]);
});

every('document', 'says every word of its files, without script', ({ page, language, whole }) => {
  const parts = ['common.nav', 'common.footer'];
  if (page === 'home' || page === 'contact') parts.push('common.whatsNext');
  if (page !== 'opening') parts.push(page === '404' ? 'notFound' : page);
  const onPage = textsIn(language).filter(([path]) =>
    parts.some((part) => path.startsWith(`${part}.`)),
  );
  const texts = onPage
    .filter(([path]) => isShown(path, contentIn(language)))
    .map(([, text]) => text);
  const { street = '', postcode = '', city, country } = office;
  const { name, region = '' } = entryWithId(contentIn(language).cities, city);
  const place = [street, name, region, postcode, countryName(country, language)];
  expectToContain(whole, [...texts, ...place]);
});

test('every exception from that is a field or a group of fields', () => {
  const paths = textsIn('en').map(([path]) => path);
  const unknown = exceptions.filter((field) => !paths.some((path) => isIn(path, field)));
  expect(unknown).toEqual([]);
});

/** Another promise has the openings; the others are shown where an entry names them, if one does. */
const notAlwaysShown: KindName[] = [
  'openings',
  'categories',
  'places',
  'employmentTypes',
  'cities',
];

test('some page says every word of every entry, in each language', () => {
  const kinds = kindNames.filter((kind) => !notAlwaysShown.includes(kind));
  for (const { code } of languages) {
    const wholes = documents.filter(({ language }) => language === code).map(({ whole }) => whole);
    const texts = kinds.flatMap((kind) => textsOfEntries(code, kind)).map(([, text]) => text);
    expectToContain(wholes, texts);
  }
});

every('document', 'says nothing in English but what is marked or has no translation', (built) => {
  const { page, name, language, texts } = built;
  if (language === 'en') return;
  const english = documents.find((other) => other.page === page && other.name.id === name.id);
  const inEnglish = new Set(english?.texts.map(({ text }) => text));
  const known = vocabularyOf(language);
  const unknown = texts
    .filter(({ element }) => element.closest('[lang]')?.getAttribute('lang') === language)
    .filter(({ element }) => element.closest('body') && !element.closest('[translate=no], svg'))
    .filter(({ text }) => inEnglish.has(text) && !wordsIn([text]).isSubsetOf(known));
  expect(unknown.map(({ text }) => text)).toEqual([]);
});

/** Every word in what a language says itself, and in the names that are the same in each. */
function vocabularyOf(language: LanguageCode): Set<string> {
  const { lang: _, company, zones, categories, cities, ...content } = contentIn(language);
  const countries = [company.office, ...zones].map(({ country }) => countryName(country, language));
  // Inside a sentence, they stand unmarked in English where they have no translation.
  const names = [
    ...categories.map(({ name }) => name),
    ...cities.flatMap(({ name, region = '' }) => [name, region]),
  ];
  const own = leaves(ownPartOf([content, zones, categories, cities]), '');
  const technologies = openings.flatMap(({ technologies = [] }) => technologies);
  const facts = leaves([company, people.map(({ name }) => name), languages, technologies], '');
  const texts = [...own, ...facts].map(([, text]) => text);
  return wordsIn([...texts, ...countries, ...names]);
}

/** Without what is shown in English, which has a `lang`. */
function ownPartOf(value: unknown): unknown {
  if (typeof value === 'string') return value;
  const own = Object.entries(Object(value)).filter(([, part]) => Object(part).lang === undefined);
  return Object.fromEntries(own.map(([name, part]) => [name, ownPartOf(part)]));
}

function wordsIn(texts: string[]): Set<string> {
  return new Set(texts.join(' ').match(/[\p{L}\p{M}]+/gu));
}

every('document', 'shows no unfilled placeholder, no object and no key', ({ shown, language }) => {
  const slip = /\{\{|\[object|\bundefined\b|\bNaN\b|^null$|\b(?:nav|footer|hints)\.[a-z]|&amp;/;
  // A company's own texts may speak of such things.
  const said = new Set(textsIn(language).map(([, text]) => text));
  expect(shown.filter((text) => slip.test(text) && !said.has(text))).toEqual([]);
});

every('address', 'has one address, and twins in every language', ({ document, name, language }) => {
  const canonical = attributes(document, 'link[rel=canonical]', 'href');
  expect(canonical).toEqual([addressOf(pathOfDocument(name, language))]);
  expect(twinsIn(document)).toEqual(alternatesOf(name));
});

every(
  'address',
  'is shared as what it is, with a picture',
  async ({ document, name, language }) => {
    const og = (name: string) =>
      attributes(document, `meta[property="og:${name}"]`, 'content').join();
    expect([flat(og('title'))]).toEqual(textsOf(document, 'title'));
    expect([og('description')]).toEqual(attributes(document, 'meta[name=description]', 'content'));
    expect(og('url')).toBe(addressOf(pathOfDocument(name, language)));
    expect(og('locale').slice(0, 2)).toBe(language);
    expect([og('image:width'), og('image:height')]).toEqual(['1200', '630']);
    const picture = await sharp(fileAt(new URL(og('image')).pathname)).metadata();
    expect(picture).toMatchObject({ width: 1200, height: 630 });
  },
);

every('address', 'tells search engines what it shows, in words they know', async (built) => {
  const { page, name, language, whole } = built;
  const nodes = structuredData(built);
  const isPosted =
    openIds.includes(name.id) && openings.some(({ id, posted }) => id === name.id && posted);
  const ofPage = isPosted ? ['BreadcrumbList', 'JobPosting'] : ['BreadcrumbList'];
  expect(nodes.map((node) => node['@type'])).toEqual(
    page === 'home' ? ['Organization', 'WebSite'] : ofPage,
  );
  expect(await findStructuredDataErrors(nodes)).toEqual([]);
  // A JobPosting writes an opening's terms in formats of its own.
  const described = nodes.filter((node) => node['@type'] !== 'JobPosting');
  const unseen = leaves(described, '')
    .filter(([path]) => !/@\w+$/.test(path))
    .map(([, text]) => text.replace(addressOf('').slice(0, -1), ''))
    .filter((text) => text !== language && text !== legalName && !whole.includes(text));
  expect(unseen).toEqual([]);
});

every('address', 'tells search engines the way that leads to it', (built) => {
  const { page, name, language, document } = built;
  if (page === 'home') return;
  const [breadcrumbs] = structuredData(built);
  const steps = breadcrumbs?.itemListElement as { name: string; item: string; position: number }[];
  const { nav } = contentIn(language).words.common;
  const home = [flat(nav.home), addressOf(pathOf('home', language))];
  const careers = [flat(nav.careers), addressOf(pathOf('careers', language))];
  const [heading = ''] = textsOf(document, 'h1');
  const [mark = ''] = textsOf(document, 'main p');
  const names: Partial<Record<Built['page'], string>> = { opening: heading, careers: nav.careers };
  const last = [flat(names[page] ?? mark), addressOf(pathOfDocument(name, language))];
  expect(steps.map(({ name, item }) => [flat(name), item])).toEqual(
    page === 'opening' ? [home, careers, last] : [home, last],
  );
  expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
});

every('opening', 'tells search engines the facts of the opening, each in its place', (built) => {
  const content = contentIn(built.language);
  const opening = entryWithId(content.openings, built.name.id);
  const posting = structuredData(built).find((node) => node['@type'] === 'JobPosting');
  if (!posting) return;
  const {
    title,
    description,
    duties,
    posted,
    closes,
    type,
    hours,
    salary,
    technologies = [],
  } = opening;
  expect(posting).toMatchObject({
    title,
    datePosted: posted,
    employmentType: entryWithId(content.employmentTypes, type).schemaType,
    url: addressOf(pathOfDocument(built.name, built.language)),
    skills: [...technologies, ...opening.skills].join(', '),
  });
  expect([posting.validThrough, posting.workHours]).toEqual([closes, hours?.toString()]);
  const pay = posting.baseSalary as
    | { currency: string; value: Record<string, unknown> }
    | undefined;
  expect(pay?.currency).toBe(salary?.currency);
  const amounts = [
    pay?.value.minValue ?? pay?.value.value,
    pay?.value.maxValue ?? pay?.value.value,
  ];
  expect(amounts).toEqual([salary?.from, salary?.to]);
  const told = String(posting.description).replaceAll('&amp;', '&').replaceAll('&lt;', '<');
  expectToContain(flat(told), [description, ...duties]);
});

function structuredData({ document }: Built): Record<string, unknown>[] {
  const [data] = all(document, 'script[type="application/ld+json"]');
  return JSON.parse(data?.textContent ?? '')['@graph'];
}

every('home', 'offers search engines each kind of system as a service', (built) => {
  const [organization] = structuredData(built);
  const names = contentIn(built.language).projects.map(({ kind }) => kind);
  expect(organization?.makesOffer).toEqual(
    names.map((name) => ({ '@type': 'Offer', itemOffered: { '@type': 'Service', name } })),
  );
});

every('home', 'says each number and place of the company', ({ document, language }) => {
  const { badge, ...counts } = claims;
  const figures = Object.values(counts).map((count) => formatAtLeast(count, language));
  expectToContain(textsOf(document, '[data-claim]'), [...figures, formatPercent(badge, language)]);
  const { cities, zones } = contentIn(language);
  const names = zones.flatMap(({ country, city }) => [
    countryName(country, language),
    city ? entryWithId(cities, city).name : '',
  ]);
  expectToContain(textsOf(document, '#impact-zones li *'), names);
});

every('home', 'draws each number of the company, one mark for one', ({ document }) => {
  const marks = (claim: string, name: string, attribute = name) => {
    const [src = ''] = attributes(document, `[data-claim=${claim}] img`, 'src');
    return attributes(drawn(read(src)), `[${name}]`, attribute);
  };
  expect(claims).toEqual({
    clients: subpaths(marks('clients', 'data-leg=over', 'd').join('')),
    team: marks('team', 'data-knot').length,
    countries: marks('countries', 'data-thread').length,
    years: marks('years', 'data-row').length,
    badge: subpaths(marks('badge', 'data-count', 'd').join('')) / 10,
  });
  // In wide windows.
  const [wide = ''] = attributes(document, '[data-claim=clients] source', 'srcset');
  const stitches = attributes(drawn(read(wide)), '[data-leg=over]', 'd').join('');
  expect(subpaths(stitches)).toBe(claims.clients);
});

for (const page of ['team', 'leaders'] as const) {
  every(page, 'shows each person with a role and a portrait', ({ document, language }) => {
    for (const { id, name, role } of contentIn(language).people) {
      expectToContain(textsOf(document, 'main h2'), [name ?? role]);
      expectToContain(textsOf(document, 'main *'), [role]);
      expect(all(document, `main img[src*="-${id}."]`), id).not.toEqual([]);
    }
  });
}

for (const page of ['home', 'careers'] as const) {
  every(page, 'counts the openings, all of them and by category', ({ document, language }) => {
    const { words, categories, openings: entries } = contentIn(language);
    const { openings } = words.careers;
    const { heading } = words[page].joinUs;
    const open = entries.filter(({ id }) => openIds.includes(id));
    const labelOf = (category: string, count: number) =>
      flat(fill(openings.filterButton, { category, count: formatNumber(count, language) }));
    const kinds = categories.flatMap(({ id, name }) => {
      const { length } = open.filter(({ category }) => category === id);
      return length > 0 ? [labelOf(name, length)] : [];
    });
    const hasOpenings = open.length > 0;
    const total = pluralOf(heading, 'openings', open.length, language);
    expectToContain(textsOf(document, '#join-us-heading'), [hasOpenings ? total : heading.none]);
    const all = labelOf(openings.all.name, open.length);
    const isList = page === 'careers';
    expect(textsOf(document, '#join-us li')).toEqual(isList ? [] : kinds);
    const buttons = isList && hasOpenings ? [all, ...kinds] : [];
    expect(textsOf(document, '[data-filter] button')).toEqual(buttons);
  });
}

every('careers', 'lists every opening', ({ document, language, whole }) => {
  const content = contentIn(language);
  const { howToApply, none } = content.words.careers.openings;
  expectToContain(whole, openIds.length > 0 ? [...howToApply.asked.items] : [none]);
  expect(attributes(document, 'main [data-opening]', 'data-opening')).toEqual(openIds);
  for (const id of openIds) {
    const opening = entryWithId(content.openings, id);
    const row = `main [data-opening="${id}"]`;
    const { title, description } = opening;
    expectToContain(textsOf(document, `${row} *`), [
      title,
      description,
      ...factsIn(content, id, rowFacts),
    ]);
    const links = attributes(document, `${row} a:not([href^=mailto])`, 'href');
    expect(links).toEqual([pathOfOpening(id, language)]);
  }
});

every('opening', 'says all there is to know, and how to apply until it closes', (built) => {
  const { document, language, name, whole } = built;
  const content = contentIn(language);
  const opening = entryWithId(content.openings, name.id);
  const { title, description, duties, bring, show, skills } = opening;
  expectToContain(whole, [description, ...duties, ...bring, ...show, ...skills]);
  expectToContain(textsOf(document, 'h1'), [title]);
  expectToContain(textsOf(document, 'main :is(dd, li)'), factsIn(content, name.id, everyFact));

  const { openings, benefits } = content.words.careers;
  const { remote } = entryWithId(content.places, opening.place);
  const fitting = benefitIds.filter((id) => id !== 'remote-first' || remote);
  const titles = fitting.map((id) => flat(benefits.items[id].title));
  expect(textsOf(document, '#work strong')).toEqual(titles);

  const letters = attributes(document, 'main a[href^="mailto:"]', 'href');
  const isListed = all(document, 'meta[name=robots][content=noindex]').length === 0;
  const isOpen = openIds.includes(opening.id);
  expect([letters.length > 0, isListed]).toEqual([isOpen, isOpen]);
  const asked = [...openings.howToApply.asked.items];
  const address = addressOf(pathOfDocument(name, language));
  for (const letter of letters) {
    const [subject = '', body = ''] = new URL(letter).searchParams.values();
    expectToContain(flat(subject), [title]);
    expectToContain(flat(body), [title, address, ...asked]);
    expectToContain(textsOf(document, '#apply *'), [flat(subject), ...asked]);
  }
});

type OpeningFact = keyof Facts<'openings'>;
type Saying = (opening: Entry<'openings'>, content: Content) => string[];

/** How pages say each fact of an opening, if it has it; null for what they do not say. */
const sayings: Record<OpeningFact, Saying | null> = {
  order: null,
  category: ({ category }, { categories }) => [entryWithId(categories, category).name],
  place: ({ place }, { places }) => [entryWithId(places, place).name],
  type: ({ type }, { employmentTypes }) => [entryWithId(employmentTypes, type).name],
  experience: (opening, content) => [experienceOf(opening, content)],
  posted: ({ posted }, { lang }) => (posted ? [formatDate(posted, lang)] : []),
  closes: ({ closes }, { lang }) => (closes ? [formatDate(closes, lang)] : []),
  staysOpen: null,
  salary: ({ salary }, { lang, words }) => {
    if (!salary) return [];
    return [fill(words.opening.salary[salary.period], { amount: formatMoney(salary, lang) })];
  },
  hours: ({ hours }, { lang, words }) => {
    return hours ? [pluralOf(words.opening.hours, 'week', hours, lang)] : [];
  },
  applicants: ({ applicants = [] }, { lang }) => applicants.map((code) => countryName(code, lang)),
  technologies: ({ technologies = [] }) => technologies,
};
const everyFact = Object.keys(sayings) as OpeningFact[];
/** Those that its row in the list says. */
const rowFacts: OpeningFact[] = ['category', 'place', 'type', 'experience', 'technologies'];

function factsIn(content: Content, id: string, names: OpeningFact[]): string[] {
  const opening = entryWithId(content.openings, id);
  return names.flatMap((name) => sayings[name]?.(opening, content) ?? []);
}

for (const page of ['careers', 'leaders'] as const) {
  every(page, 'ends with a draft of its own', ({ document, language }) => {
    const [href = ''] = attributes(document, 'main > section:last-of-type a', 'href');
    const { subject, body } = contentIn(language).words[page].close.letter;
    expectToContain([...new URL(href).searchParams.values()].map(flat), [subject, body]);
  });
}

every('404', 'says so in every language, leads home in each, and is in no list', (built) => {
  const { document, language, whole } = built;
  const others = languageCodes.filter((code) => code !== language);
  const links = all(document, 'main li[lang] a').map((link) => [
    link.closest('li')?.getAttribute('lang'),
    link.getAttribute('href')?.split('#')[0],
  ]);
  expect(links).toEqual(others.map((code) => [code, pathOf('home', code)]));
  const shortTexts = others.map((code) => contentIn(code).words.notFound.short);
  expectToContain(whole, shortTexts);
  expect(all(document, 'link[rel=canonical], link[rel=alternate][hreflang]')).toEqual([]);
  expect(attributes(document, 'meta[name=robots]', 'content')).toEqual(['noindex']);
});

every('home', 'can be kept on a phone', ({ document, language }) => {
  const [href = ''] = attributes(document, 'link[rel=manifest]', 'href');
  const start = pathOf('home', language);
  expect(JSON.parse(read(href))).toMatchObject({ lang: language, start_url: start });
});

test('no two pages of a language have one title, and no two documents one picture', () => {
  const pages = documents.filter(({ page }) => page !== 'opening');
  const titles = pages.flatMap(({ language, document }) =>
    textsOf(document, 'title').map((title) => `${language}: ${title}`),
  );
  expect(titles).toEqual([...new Set(titles)]);
  const pictures = documents.flatMap(({ document }) =>
    attributes(document, 'meta[property="og:image"]', 'content'),
  );
  expect(pictures).toEqual([...new Set(pictures)]);
});

/** The built file at a path of the site. */
function fileAt(path: string): string {
  return `dist/${path.slice(fromBase('').length)}`;
}

function read(path: string): string {
  return readFileSync(fileAt(path), 'utf8');
}
