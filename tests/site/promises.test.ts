// What is promised to visitors, search engines and the owner about every document. Expected values come from
// content/ and locales/, so that no edit of the owner's breaks a promise.
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type Content, contentIn, englishContent } from '#src/content/load/content.ts';
import { entryWithId } from '#src/content/load/values.ts';
import { type KindName, kindNames } from '#src/content/schema/kinds.ts';
import { isClosed } from '#src/content/schema/openings.ts';
import { countryName, formatAtLeast, formatNumber, formatPercent } from '#src/i18n/formats.ts';
import { languages } from '#src/i18n/languageList.ts';
import { defaultLanguage, type LanguageCode, languageCodes } from '#src/i18n/languages.ts';
import {
  addressOf,
  fromBase,
  menu,
  type PageName,
  pathOf,
  pathOfDocument,
  pathOfOpening,
} from '#src/i18n/paths.ts';
import { fill, pluralOf } from '#src/i18n/translate.ts';
import { openOpenings } from '#src/read/openOpenings.ts';
import { getLegalPages, nameOfPage } from '#src/read/pages.ts';
import { colours, type Shades } from '#src/styles/colours.ts';
import { all, attributes, drawn, subpaths } from '#tests/markup.ts';
import { findStructuredDataErrors } from '#tests/structuredDataErrors.ts';
import {
  type Built,
  documents,
  expectToContain,
  fileAt,
  flat,
  leaves,
  read,
  textsIn,
  textsOf,
  textsOfEntries,
  twinsIn,
} from './documents.ts';
import { every, isOf, type Kind } from './every.ts';
import { everyFact, type Opening, sayingOf, skillsOf, yearsOf } from './openingFacts.ts';
import { exceptions, isIn, isShown } from './shownWords.ts';

const { company, people, openings } = englishContent();
const { name, legalName, email, phone, office, social = [], chat, claims } = company;
const openIds = openOpenings(englishContent()).map(({ id }) => id);
/** A text as a selector spells it. */
const quoted = (text: string) => JSON.stringify(text);
const iconAt = (rel: string, file: string, more = '') =>
  `link[rel=${rel}][href=${quoted(fromBase(file))}]${more}`;

const once: [Kind, ...selectors: string[]][] = [
  ['document', 'title', 'meta[name=description]', 'body > header', 'main', 'body > footer', 'h1'],
  ['document', 'footer dl a[href^="mailto:"]', 'footer dl a[href^="tel:"]'],
  ['document', iconAt('icon', 'favicon.ico', '[sizes="32x32"]')],
  ['document', iconAt('icon', 'favicon.svg', '[type="image/svg+xml"]')],
  ['document', iconAt('apple-touch-icon', 'apple-touch-icon.png')],
  ['document', 'meta[name=viewport][content^="width=device-width"]'],
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

every('document', 'subscribes to the newsletter by a draft in Gmail', ({ document, language }) => {
  const gmail = 'footer form[action="https://mail.google.com/mail/"][method=get][novalidate]';
  expect(all(document, `${gmail} [type=email]:not([name])`)).toHaveLength(1);
  const fields = all(document, `${gmail} [name]`).map((field) => [
    field.getAttribute('name'),
    flat(field.getAttribute('value') ?? ''),
  ]);
  const { body } = contentIn(language).words.common.footer.newsletter;
  expect(Object.fromEntries(fields)).toEqual({
    view: 'cm',
    fs: '1',
    to: flat(email),
    su: 'Newsletter Subscription Request',
    body: flat(body),
  });
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
  const { footer } = contentIn(built.language).words.common;
  const names = [
    ...social.map((service) => fill(footer.social.link, { service: service.name })),
    ...(chat ? [fill(footer.social.chat, { service: chat.name })] : []),
  ];
  const readOut = attributes(built.document, 'body > footer a[href^=https]', 'aria-label');
  expect(readOut.map((label) => flat(label.replace(/ \([^()]*\)$/, '')))).toEqual(names.map(flat));
});

function inOneSpelling(address: URL): string {
  address.searchParams.sort();
  return address.href;
}

every('document', 'colours the browser around it like its header, in both schemes', (built) => {
  const { document } = built;
  const isNight = document.querySelector('body > header[data-tone=night]') !== null;
  const found = ['light', 'dark'].flatMap((scheme) =>
    attributes(
      document,
      `meta[name=theme-color][media="(prefers-color-scheme: ${scheme})"]`,
      'content',
    ),
  );
  const { light, dark } = isNight ? colours.indigo : colours.silk;
  expect(found).toEqual([light, dark]);
});

every('document', 'has every colour in both schemes', ({ document }) => {
  const styles = textsOf(document, 'head style').join();
  const propertiesIn = (rule: RegExp) => {
    const [, properties = ''] = rule.exec(styles) ?? [];
    return Object.fromEntries(properties.split(';').map((property) => property.split(':')));
  };
  const light = propertiesIn(/:root\{([^}]*)\}/);
  const changed = propertiesIn(/\(prefers-color-scheme:dark\)\{:root\{([^}]*)\}/);
  const wanted = (scheme: keyof Shades) =>
    Object.fromEntries(
      Object.entries(colours).map(([name, shades]) => [`--${name}`, shades[scheme]]),
    );
  expect(light).toEqual(wanted('light'));
  expect({ ...light, ...changed }).toEqual(wanted('dark'));
});

every('document', 'has a policy in which csp_evaluator finds nothing', ({ document }) => {
  const findings = policiesIn(document).map((policy) =>
    new CspEvaluator(new CspParser(policy).csp).evaluate(),
  );
  expect(findings).toEqual([[]]);
});

function policiesIn(document: Document): string[] {
  return attributes(document, 'meta[http-equiv=content-security-policy]', 'content');
}

test('the policy allows forms to submit to no host that none submits to', () => {
  const allowed = documents.flatMap(({ document }) => {
    const [policy = ''] = policiesIn(document);
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
  const { nav } = contentIn(language).words.common;
  const names = menu.map((name) => flat(nav[name]));
  for (const part of ['header', 'footer']) {
    expect(found(`${part} nav a`)).toEqual(pathsOf(menu));
    expect(found(`${part} nav [aria-current=page]`)).toEqual(pathsOf(current));
    expect(textsOf(document, `body > ${part} nav a`)).toEqual(names);
  }
  const legal = ':not(nav *, dd *, [target=_blank])';
  expect(found(`footer a${legal}`)).toEqual(pathsOf(getLegalPages()));
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

every('document', 'says every word of its files in its section, without script', (built) => {
  const { document, said } = built;
  const bySection = Map.groupBy(wordsOn(built), ([path]) => sectionOf(path, document));
  for (const [section, words] of bySection) {
    const inside = said.filter(({ element }) => section.contains(element));
    expectToContain(
      inside.map(({ text }) => text),
      words.map(([, text]) => text),
    );
  }
});

/** The texts of the pages' files that a document shows, by their paths. */
function wordsOn({ page, language }: Built): [path: string, text: string][] {
  const parts = ['common.nav', 'common.footer'];
  if (page === 'home' || page === 'contact') parts.push('common.whatsNext');
  if (page !== 'opening') parts.push(page === '404' ? 'notFound' : page);
  return textsIn(language).filter(
    ([path]) =>
      parts.some((part) => path.startsWith(`${part}.`)) && isShown(path, contentIn(language)),
  );
}

/** The section whose id is the name of a group of texts: #who-we-are of "home.whoWeAre.text". */
function sectionOf(path: string, document: Document): Element {
  const [, group = ''] = path.split('.');
  const id = group.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return document.getElementById(id)?.closest('main > *') ?? document.documentElement;
}

every('document', 'has its headings as headings', (built) => {
  const headings = wordsOn(built).filter(([path]) => /\.heading(\.\w+)?$/.test(path));
  expectToContain(
    textsOf(built.document, ':is(h1, h2, h3, h4)'),
    headings.map(([, text]) => text),
  );
});

every('document', 'has the items of each list in their order', (built) => {
  const shown = built.texts
    .filter(({ element }) => !element.closest('[aria-hidden=true]'))
    .map(({ text }) => text);
  const listed = wordsOn(built).filter(([path]) => /\.items\.\d/.test(path));
  const lists = Map.groupBy(listed, ([path]) => path.split('.items.', 1).join());
  for (const [path, items] of lists) {
    let end = 0;
    const displaced = items.filter(([, text]) => {
      const place = shown.indexOf(text, end);
      if (place >= end) end = place + 1;
      return place < 0;
    });
    expect(displaced, path).toEqual([]);
  }
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
  // It describes the figure that stands in for a photo.
  const replaced = people.filter(({ photo }) => photo).map(({ id }) => `people.${id}.portrait`);
  for (const { code } of languages) {
    const wholes = documents.filter(({ language }) => language === code).map(({ whole }) => whole);
    const texts = kinds
      .flatMap((kind) => textsOfEntries(code, kind))
      .filter(([path]) => !replaced.includes(path));
    expectToContain(
      wholes,
      texts.map(([, text]) => text),
    );
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
  const twins = [...languageCodes, 'x-default'].map((hreflang) => {
    const code = languageCodes.find((code) => code === hreflang) ?? defaultLanguage;
    return { hreflang, address: addressOf(pathOfDocument(name, code)) };
  });
  expect(twinsIn(document)).toEqual(twins);
});

every('document', 'has the title and the description of its files', (built) => {
  const { page, document, language, name } = built;
  const { words, openings, places, day } = contentIn(language);
  const title = textsOf(document, 'title').join();
  const description = attributes(document, 'meta[name=description]', 'content').join();
  if (page !== 'opening') {
    const { meta } = words[page === '404' ? 'notFound' : page];
    expect([title, description]).toEqual([flat(meta.title), meta.description]);
    return;
  }
  const opening = entryWithId(openings, name.id);
  const { meta, closed } = words.opening;
  const values = {
    title: opening.title,
    place: entryWithId(places, opening.place).name,
    experience: yearsOf(opening, contentIn(language)),
  };
  expect(meta.titles.items.map((pattern) => flat(fill(pattern, values)))).toContain(title);
  const isOver = isClosed(opening, day);
  expect(description).toBe(isOver ? closed.meta : fill(meta.description, values));
});

const sharedPictures = {
  home: 'home',
  team: 'team',
  story: 'story',
  careers: 'careers',
  contact: 'contact',
  leaders: 'leaders',
  opening: 'careers',
  legal: 'home',
  privacy: 'home',
  404: 'home',
} as const;

every('address', 'is shared as what it is, with the picture of its page', async (built) => {
  const { document, name, language, page } = built;
  const og = (name: string) =>
    attributes(document, `meta[property="og:${name}"]`, 'content').join();
  expect([flat(og('title'))]).toEqual(textsOf(document, 'title'));
  expect([og('description')]).toEqual(attributes(document, 'meta[name=description]', 'content'));
  expect(og('url')).toBe(addressOf(pathOfDocument(name, language)));
  expect([og('locale')]).toEqual(
    languages.filter(({ code }) => code === language).map(({ locale }) => locale),
  );
  expect([og('image:width'), og('image:height')]).toEqual(['1200', '630']);
  const picture = sharedPictures[page];
  const path = fileAt(new URL(og('image')).pathname);
  expect(path).toMatch(new RegExp(`^dist/share/${picture}\\.\\w+\\.png$`));
  expect(await sharp(path).metadata()).toMatchObject({ width: 1200, height: 630 });
  expect(flat(og('image:alt'))).toBe(flat(contentIn(language).words.common.share[picture]));
});

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
  const { page, name, language } = built;
  if (page === 'home') return;
  const content = contentIn(language);
  const { nav } = content.words.common;
  const step = (name: string, path: string) => [flat(name), addressOf(path)];
  const careers = step(nav.careers, pathOf('careers', language));
  const last =
    name.kind === 'opening'
      ? [
          careers,
          step(entryWithId(content.openings, name.id).title, pathOfOpening(name.id, language)),
        ]
      : [step(nameOfPage(content, name.id), pathOf(name.id, language))];
  const steps = nodeOf(built, 'BreadcrumbList')?.itemListElement as Step[];
  expect(steps.map(({ name, item }) => [flat(name), item])).toEqual([
    step(nav.home, pathOf('home', language)),
    ...last,
  ]);
  expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
});

type Step = { name: string; item: string; position: number };

every('opening', 'tells search engines the facts of the opening, each in its place', (built) => {
  const content = contentIn(built.language);
  const opening = entryWithId(content.openings, built.name.id);
  const posting = nodeOf(built, 'JobPosting');
  if (!posting) return;
  const { id, title, type, posted, closes, hours, salary, applicants } = opening;
  const url = addressOf(pathOfDocument(built.name, built.language));
  expect(posting).toEqual({
    '@type': 'JobPosting',
    '@id': `${url}#job`,
    url,
    title,
    description: expect.any(String),
    identifier: { '@type': 'PropertyValue', name, value: id },
    datePosted: posted,
    validThrough: closes,
    employmentType: entryWithId(content.employmentTypes, type).schemaType,
    hiringOrganization: {
      '@type': 'Organization',
      name,
      sameAs: addressOf(pathOf('home', built.language)),
      logo,
    },
    jobLocation: { '@type': 'Place', address: postalAddress(content, office.country) },
    jobLocationType: applicants && 'TELECOMMUTE',
    applicantLocationRequirements: applicants?.map((code) => ({
      '@type': 'Country',
      name: countryName(code, built.language),
    })),
    baseSalary: salary && {
      '@type': 'MonetaryAmount',
      currency: salary.currency,
      value: { '@type': 'QuantitativeValue', ...amountsOf(salary) },
    },
    workHours: hours?.toString(),
    skills: skillsOf(opening).join(', '),
  });
  const { labels } = content.words.careers.openings;
  const told = String(posting.description)
    .split(/<[^>]+>/)
    .filter((text) => text !== '');
  expect(told.map((text) => text.replaceAll('&lt;', '<').replaceAll('&amp;', '&'))).toEqual([
    opening.description,
    ...[`${labels.duties}:`, ...opening.duties],
    ...[`${labels.bring}:`, ...opening.bring],
    ...[`${labels.show}:`, ...opening.show],
    ...[`${labels.skills}:`, ...skillsOf(opening)],
  ]);
});

function amountsOf({ from, to, period }: NonNullable<Opening['salary']>) {
  const amounts = from === to ? { value: from } : { minValue: from, maxValue: to };
  return { ...amounts, unitText: period.toUpperCase() };
}

const logo = addressOf(fromBase('apple-touch-icon.png'));

/** The address of the office; the country is a name or, in an opening, a code. */
function postalAddress({ company, cities }: Content, country: string) {
  const { street, postcode, city } = company.office;
  const { name, region } = entryWithId(cities, city);
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    postalCode: postcode,
    addressLocality: name,
    addressRegion: region,
    addressCountry: country,
  };
}

function structuredData({ document }: Built): Record<string, unknown>[] {
  const [data] = all(document, 'script[type="application/ld+json"]');
  return JSON.parse(data?.textContent ?? '')['@graph'];
}

function nodeOf(built: Built, type: string): Record<string, unknown> | undefined {
  return structuredData(built).find((node) => node['@type'] === type);
}

every('home', 'tells search engines who the company is and what it offers', (built) => {
  const content = contentIn(built.language);
  const company = { '@id': addressOf(fromBase('#company')) };
  const url = addressOf(pathOf('home', built.language));
  expect(nodeOf(built, 'Organization')).toEqual({
    '@type': 'Organization',
    ...company,
    name,
    legalName,
    url,
    logo,
    address: postalAddress(content, countryName(office.country, built.language)),
    contactPoint: [
      {
        '@type': 'ContactPoint',
        contactType: content.words.common.nav.contact,
        email,
        telephone: phone,
      },
      ...(chat
        ? [{ '@type': 'ContactPoint', contactType: chat.name, url: withoutText(chat) }]
        : []),
    ],
    sameAs: content.company.social?.map(({ address }) => address),
    makesOffer: content.projects.map(({ kind }) => ({
      '@type': 'Offer',
      itemOffered: { '@type': 'Service', name: kind },
    })),
  });
  expect(nodeOf(built, 'WebSite')).toEqual({
    '@type': 'WebSite',
    name,
    url,
    inLanguage: built.language,
    publisher: company,
  });
});

/** As the address of a chat may have been copied with a text in it. */
function withoutText({ address }: { address: string }): string {
  const url = new URL(address);
  if (url.searchParams.has('text')) url.searchParams.delete('text');
  return url.href;
}

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

every('careers', 'chooses the openings of a category, and says how many', (built) => {
  const { document, language } = built;
  const { words, categories, openings: entries } = contentIn(language);
  const open = entries.filter(({ id }) => openIds.includes(id));
  if (open.length === 0) return;
  const idsOf = (category: string) => open.filter((opening) => opening.category === category);
  const kinds = categories.filter(({ id }) => idsOf(id).length > 0);
  const announce = (forms: typeof words.careers.openings.all, count: number) =>
    flat(pluralOf(forms, 'announcement', count, language));
  const everything = announce(words.careers.openings.all, open.length);
  const buttons = all(document, '[data-filter] button').map((button) =>
    ['data-category', 'data-announcement', 'aria-pressed'].map((name) =>
      flat(button.getAttribute(name) ?? ''),
    ),
  );
  expect(buttons).toEqual([
    ['', everything, 'true'],
    ...kinds.map((kind) => [kind.id, announce(kind, idsOf(kind.id).length), 'false']),
  ]);
  expect(textsOf(document, '#openings [role=status]')).toEqual([everything]);
  const rows = attributes(document, '[data-opening]', 'data-category');
  expect(rows).toEqual(open.map(({ category }) => category));
  const first = kinds.map(({ id }) => [`category-${id}`, idsOf(id)[0]?.id]);
  const named = all(document, '[data-opening][id]').map(({ id, dataset }) => [id, dataset.opening]);
  expect(new Map(named as [string, string][])).toEqual(new Map(first as [string, string][]));
});

every('careers', 'lists every opening', ({ document, language, whole }) => {
  const content = contentIn(language);
  const { howToApply, none } = content.words.careers.openings;
  expectToContain(whole, openIds.length > 0 ? [...howToApply.asked.items] : [none]);
  expect(attributes(document, 'main [data-opening]', 'data-opening')).toEqual(openIds);
  for (const id of openIds) {
    const opening = entryWithId(content.openings, id);
    const apply = `main [data-opening="${id}"] a[href^="mailto:"]`;
    const { title } = opening;
    expect(draftsIn(document, apply)).toEqual([applicationFor(opening, language)]);
    const more = `main [data-opening="${id}"] summary`;
    const names = [apply, more].flatMap((control) => attributes(document, control, 'aria-label'));
    const { applyLabel, moreLabel } = content.words.careers.openings;
    expect(names.map(flat)).toEqual(
      [fill(applyLabel, { title }), fill(moreLabel, { title })].map(flat),
    );
  }
});

every('opening', 'says every fact that there is', ({ document, language, name }) => {
  const content = contentIn(language);
  const opening = entryWithId(content.openings, name.id);
  const facts = everyFact.flatMap((fact) => sayingOf(fact, opening, content));
  expectToContain(textsOf(document, 'main :is(dd, li)'), facts);
});

every('opening', 'can be applied for until it closes', ({ document, language, name }) => {
  const opening = entryWithId(contentIn(language).openings, name.id);
  const isOpen = openIds.includes(opening.id);
  const isListed = all(document, 'meta[name=robots][content=noindex]').length === 0;
  expect(isListed).toBe(isOpen);
  const application = applicationFor(opening, language);
  const drafts = draftsIn(document, 'main a[href^="mailto:"]');
  expect(drafts).toEqual(isOpen ? [application, application] : []);
});

type Draft = { subject: string; body: string };

function draftsIn(document: Document, selector: string): Draft[] {
  return attributes(document, selector, 'href').map((href) => {
    const { searchParams } = new URL(href);
    const [subject, body] = ['subject', 'body'].map((name) => flat(searchParams.get(name) ?? ''));
    return { subject: subject ?? '', body: body ?? '' };
  });
}

function applicationFor({ id, title }: Opening, language: LanguageCode): Draft {
  const { common, careers } = contentIn(language).words;
  const { applySubject, applyBody, howToApply } = careers.openings;
  const lines = howToApply.asked.items.map((label) => fill(common.mail.heading, { label }));
  const address = addressOf(pathOfOpening(id, language));
  return {
    subject: flat(fill(applySubject, { title })),
    body: flat(fill(applyBody, { title, address, lines: lines.join('\n\n') })),
  };
}

for (const page of ['careers', 'leaders'] as const) {
  every(page, 'ends with a draft of its own', ({ document, language }) => {
    const { subject, body } = contentIn(language).words[page].close.letter;
    const drafts = draftsIn(document, 'section:has(> #closing-heading) a[href^="mailto:"]');
    expect(drafts).toEqual([{ subject: flat(subject), body: flat(body) }]);
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
  const start = pathOf('home', language);
  const manifests = attributes(document, 'link[rel=manifest]', 'href').map((path) =>
    JSON.parse(read(path)),
  );
  expect(manifests).toMatchObject([
    {
      lang: language,
      name: legalName ?? name,
      short_name: name,
      description: contentIn(language).words.home.meta.description,
      start_url: start,
      scope: fromBase(''),
      theme_color: colours.indigo.light,
      background_color: colours.silk.light,
    },
  ]);
});

test('no two pages of a language have one title', () => {
  const pages = documents.filter(({ page }) => page !== 'opening');
  const titles = pages.flatMap(({ language, document }) =>
    textsOf(document, 'title').map((title) => `${language}: ${title}`),
  );
  expect(titles).toEqual([...new Set(titles)]);
});
