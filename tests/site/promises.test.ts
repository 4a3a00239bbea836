// What is promised to visitors, search engines and the owner about every document. Expected values come from
// content/ and locales/, so that no edit of the owner's breaks a promise.
import { readFileSync } from 'node:fs';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { adminPage, listFiles } from '#scripts/build/builtSite.ts';
import { adminPolicy } from '#scripts/build/policy.ts';
import { buildDay } from '#src/content/load/facts.ts';
import {
  countryName,
  formatAtLeast,
  formatNumber,
  formatOffset,
  formatPercent,
} from '#src/i18n/formats.ts';
import { languages } from '#src/i18n/languageList.ts';
import { type LanguageCode, languageCodes } from '#src/i18n/languages.ts';
import {
  type DocumentName,
  legalNames,
  menu,
  type PageName,
  pageNames,
  pathOf,
  pathOfDocument,
  pathOfOpening,
} from '#src/i18n/paths.ts';
import { pages } from '#tests/addresses.ts';
import { all, attributes, drawn, subpaths } from '#tests/markup.ts';
import { company, facts, type Json } from '#tests/siteData.ts';
import { findStructuredDataErrors } from '#tests/structuredDataErrors.ts';
import { findBrokenLinks } from './brokenLinks.ts';
import {
  type Built,
  base,
  documents,
  expectToContain,
  flat,
  jobs,
  leaves,
  openingIn,
  published,
  text,
  textsOfOpening,
  word,
  wordsOf,
} from './documents.ts';

/** 'address' is every document but the 404 pages, which have none. */
type Kind = Built['page'] | 'document' | 'address';

function every(kind: Kind, promise: string, check: (built: Built) => void | Promise<void>): void {
  const kept = documents.filter(
    ({ page }) => kind === 'document' || kind === page || (kind === 'address' && page !== '404'),
  );
  test.each(kept)(`$file ${promise}`, check);
}

const { name, email, phone, office, places, social, claims } = company;
const people: Json[] = facts('people').people;
const openJobs = jobs.filter(({ closes }) => !closes || closes >= buildDay());
const openIds = idsOf(openJobs);
const { categories, places: workplaces }: Json = facts('jobs');
const legal = legalNames.filter((page) => pages.includes(page));
const gmail = 'footer form[action="https://mail.google.com/mail/"][method=get]';
/** A text as a selector spells it. */
const quoted = (text: string) => JSON.stringify(text);

const once: [Kind, ...selectors: string[]][] = [
  ['document', 'title', 'meta[name=description]', 'body > header', 'main', 'body > footer', 'h1'],
  ['document', 'footer a[href^="mailto:"]', 'footer a[href^="tel:"]'],
  ['document', `${gmail} [name=to][value=${quoted(email)}]`, `${gmail} [type=email]:not([name])`],
  ['address', 'meta[name="twitter:card"][content=summary_large_image]'],
  ['address', `meta[property="og:site_name"][content=${quoted(name)}]`],
  ['address', 'meta[property="og:image:alt"]'],
  ['contact', 'form [name=name][required][autocomplete=name]'],
  ['contact', 'form [name=email][required][autocomplete=email][type=email]'],
  ['contact', 'form [name=company][autocomplete=organization]:not([required])'],
  ['contact', 'form [name=subject][required]', 'form textarea[name=message][required][rows="5"]'],
  // Without script the browser itself opens the draft.
  ['contact', '[formaction*="?subject="][formmethod=post][formenctype="text/plain"]'],
];
for (const [kind, ...selectors] of once) {
  every(kind, `has one ${selectors.join(', one ')}`, ({ document }) => {
    const found = selectors.map((selector) => [selector, all(document, selector).length]);
    expect(found).toEqual(selectors.map((selector) => [selector, 1]));
  });
}

const never = {
  'picture without description or size': 'img:not([alt][width][height])',
  'drawing without name': 'svg:not([aria-label], [aria-hidden=true], [aria-hidden=true] *)',
  'script file for want of an island':
    'html:not(:has(astro-island)) :is(script[src], [rel=modulepreload])',
  'file that its first paint waits for':
    'link[rel=stylesheet]:not([media=print]), head script[src]:not([async], [defer], [type=module])',
  'way out that gives something away':
    ':is([href^=http], [action^=http]):not([target=_blank][rel~=noopener], link)',
  'question without its answer': 'dt:not(:has(+ dd)), dd:empty, dl:empty',
};
for (const [what, selector] of Object.entries(never)) {
  every('document', `has no ${what}`, ({ document }) => {
    expect(all(document, selector).map(({ outerHTML }) => outerHTML)).toEqual([]);
  });
}

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
  const links = attributes(built.document, 'body > footer a[href^=https]', 'href').map(
    (href) => new URL(href),
  );
  const inquiries = Object.entries<Json>(social).map(([kind, { address }]) => {
    const same = links.filter((link) => withoutInquiry(link) === withoutInquiry(new URL(address)));
    expect(same, address).toHaveLength(1);
    return [kind, same[0]?.searchParams.get('text') ?? ''];
  });
  const { chat = '', ...others } = Object.fromEntries(inquiries);
  expectToContain(flat(chat), [word(built.language, 'common:footer.chatText')]);
  expect(Object.values(others)).toEqual(['', '']);
});

/** An address as it is meant, however it is spelt. */
function withoutInquiry({ href }: URL): string {
  const url = new URL(href);
  url.searchParams.delete('text');
  url.searchParams.sort();
  return url.href;
}

every('document', 'has a policy in which csp_evaluator finds nothing', ({ document }) => {
  const inside = attributes(document, 'meta[http-equiv=content-security-policy]', 'content');
  const findings = inside.map((policy) => new CspEvaluator(new CspParser(policy).csp).evaluate());
  expect(findings).toEqual([[]]);
});

/** Where the link with a text leads. */
const ways: [Kind, key: string, to: PageName][] = [
  ['home', 'home:hero.primary', 'contact'],
  ['home', 'home:hero.secondary', 'story'],
  ['home', 'home:hero.card.button', 'contact'],
  ['home', 'home:impactZones.button', 'contact'],
  ['home', 'common:links.openings', 'careers'],
  ['home', 'home:whatsNext.button', 'contact'],
  ['team', 'team:crowd.leadersLink', 'leaders'],
  ['contact', 'common:links.openings', 'careers'],
  ['team', 'common:links.openings', 'careers'],
  ['opening', 'opening:back', 'careers'],
  ['404', 'common:links.openings', 'careers'],
  ['404', 'notFound:link', 'home'],
];
for (const [kind, key, to] of ways) {
  every(kind, `leads to ${to} by the words of ${key}`, ({ document, language }) => {
    const links = textsOf(document, `main a[href="${pathOf(to, language, base)}"]`);
    expectToContain(links, [word(language, key)]);
  });
}

every('document', 'has each id once, and whatever its parts refer to', ({ document }) => {
  const ids = attributes(document, '[id]', 'id');
  const names = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for', 'popovertarget'];
  const named = names.flatMap((name) => attributes(document, `[${name}]`, name));
  expect(ids).toEqual([...new Set(ids)]);
  expect(ids).toEqual(expect.arrayContaining(named.flatMap((list) => list.split(' '))));
});

every(
  'document',
  'leads past its header, home, to the menu’s pages and the legal ones',
  (built) => {
    const { document, language, page } = built;
    const pathsOf = (names: PageName[]) => names.map((name) => pathOf(name, language, base));
    const current = menu.filter((name) => name === page);
    const found = (selector: string) => attributes(document, `body > ${selector}`, 'href');
    expect(found('header > a')).toEqual(['#main', ...pathsOf(['home'])]);
    for (const part of ['header', 'footer']) {
      expect(found(`${part} nav a`)).toEqual(pathsOf(menu));
      expect(found(`${part} nav [aria-current=page]`)).toEqual(pathsOf(current));
    }
    expect(textsOf(document, 'footer nav a')).toEqual(textsOf(document, 'header nav a'));
    expect(found('footer > :last-child a')).toEqual(pathsOf(legal));
  },
);

every('document', 'says its language, and leads to itself in every other', (built) => {
  const links = all(built.document, 'body > header a[hreflang]').map((link) => [
    link.getAttribute('hreflang'),
    link.getAttribute('lang'),
    text(link),
    link.getAttribute('href')?.split('#')[0],
  ]);
  const pathIn = (code: LanguageCode) => pathOfDocument(built.name, code, base);
  expect(links).toEqual(languages.map(({ code, name }) => [code, code, name, pathIn(code)]));
  const current = attributes(built.document, 'html, [hreflang][aria-current]', 'lang');
  expect(current).toEqual([built.language, built.language]);
});

/** Texts that no page shows unchanged: for other facts, for scripts, or in parts. */
const unshown = [
  /^common:(?!nav|footer)/,
  /^common:nav\.(services|about|language)$/,
  /portrait$/,
  /^home:stats\.asOf$/,
  /^home:whatWeHaveBuilt\.technologies$/,
  /^careers:openings\.(?!heading|mark)/,
  /:close\.letter\./,
  /^contact:(form\.(missing|invalid)|mail|alert)\./,
  /^(careers|contact):answers\.(mark|heading|labels)/,
  /^notFound:short$/,
];

every('document', 'says every word of its files, without script', ({ page, language, whole }) => {
  const files = ['common:', page === '404' ? 'notFound:' : `${page}:`];
  const { city, region, country } = office;
  const hasSteps = page === 'home' || page === 'contact';
  const wanted = wordsOf(language, (key) => {
    const isOwn = page !== 'opening' && files.some((file) => key.startsWith(file));
    const isStep = hasSteps && key.startsWith('common:whatsNext');
    const isPlace = [`common:cities.${city}.name`, `common:regions.${region}.name`].includes(key);
    return isPlace || isStep || (isOwn && !unshown.some((pattern) => pattern.test(key)));
  });
  expectToContain(whole, [...wanted, countryName(country, language)]);
});

/** Every word in the texts of a language, and in the names that are the same in each. */
const vocabulary = new Map(
  languageCodes.map((code) => {
    const countries = [office, ...places].map(({ country }) => countryName(country, code));
    const technologies = jobs.map((job) => job.technologies ?? []);
    const names = leaves([company, people, languages, technologies]).map(([, name]) => name);
    // Words and openings that are not translated are shown in English.
    const inOpenings = jobs.flatMap(({ id }) => textsOfOpening(openingIn(code, id)));
    const inPages = wordsOf(code, () => true);
    const offset = formatOffset(office.timeZone, code, Number(buildDay().slice(0, 4)));
    return [code, tokensOf([...inPages, ...inOpenings, ...names, ...countries, offset])];
  }),
);

every('document', 'says nothing in English but what is marked or has no translation', (built) => {
  const { file, language, texts } = built;
  const twin = documents.find((other) => `${language}/${other.file}` === file);
  const english = new Set(twin?.texts.map(({ text }) => text));
  const known = vocabulary.get(language) ?? new Set();
  const unknown = texts
    .filter(({ element }) => element.closest('[lang]')?.getAttribute('lang') === language)
    .filter(({ element }) => element.closest('body') && !element.closest('[translate=no], svg'))
    .filter(({ text }) => english.has(text) && !tokensOf([text]).isSubsetOf(known));
  expect(unknown.map(({ text }) => text)).toEqual([]);
});

/** What a page shows by mistake, unless its words speak of it. */
const slips = /\{\{|\[object|\bundefined\b|\bNaN\b|^null$|\b(?:nav|footer|hints)\.[a-z]|&amp;/gm;

const spokenOf = new Map(
  languageCodes.map((code) => {
    const inPages = wordsOf(code, () => true);
    const inOpenings = jobs.flatMap(({ id }) => textsOfOpening(openingIn(code, id)));
    const words = [...inPages, ...inOpenings].join('\n').replaceAll('{{', '');
    return [code, new Set(words.match(slips))];
  }),
);

every('document', 'shows no unfilled placeholder, no object and no key', ({ whole, language }) => {
  const found = new Set(whole.match(slips));
  expect([...found.difference(spokenOf.get(language) ?? new Set())]).toEqual([]);
});

every('address', 'has one address, and twins in every language', ({ document, path, name }) => {
  const links = all(document, 'link[rel=alternate][hreflang]');
  const twins = links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]);
  const canonical = attributes(document, 'link[rel=canonical]', 'href');
  expect(canonical).toEqual([new URL(path, published).href]);
  expect(Object.fromEntries(twins)).toEqual(twinsOf(name));
});

every('address', 'is shared as what it is, with a picture of its own', async (built) => {
  const { title, description } = headOf(built);
  const og = (name: string) =>
    attributes(built.document, `meta[property="og:${name}"]`, 'content').join();
  expect([flat(og('title')), og('description')]).toEqual([title, description]);
  expect(og('url')).toBe(new URL(built.path, published).href);
  expect(og('locale').slice(0, 2)).toBe(built.language);
  expect([og('image:width'), og('image:height')]).toEqual(['1200', '630']);
  const picture = await sharp(`dist/${og('image').slice(published.length)}`).metadata();
  expect(picture).toMatchObject({ width: 1200, height: 630 });
  expect(documents.filter(({ html }) => html.includes(`"${og('image')}"`))).toHaveLength(1);
});

every('address', 'tells search engines what it shows, in words they know', async (built) => {
  const { document, page, job, language, whole } = built;
  const [data] = all(document, 'script[type="application/ld+json"]');
  const nodes: Json[] = JSON.parse(data?.textContent ?? '')['@graph'];
  const kinds = nodes.map((node) => node['@type']);
  const posting = job?.posted && openJobs.includes(job) ? ['JobPosting'] : [];
  const ofPage = ['BreadcrumbList', ...posting];
  expect(kinds).toEqual(page === 'home' ? ['Organization', 'WebSite'] : ofPage);
  expect(await findStructuredDataErrors(nodes)).toEqual([]);
  // A JobPosting writes an opening's terms in formats of its own.
  const values = leaves(nodes.filter((node) => node['@type'] !== 'JobPosting'));
  const { origin } = new URL(published);
  const isShown = (value: string) =>
    [language, company.legalName].includes(value) ||
    whole.includes(value) ||
    whole.includes(value.replace(origin, ''));
  expect(values.filter(([key, value]) => !/@\w+$/.test(key) && !isShown(value))).toEqual([]);
});

const { badge, ...counts } = claims;

every('home', 'says each number of the company', ({ document, language }) => {
  const figures = Object.values<number>(counts).map((count) => formatAtLeast(count, language));
  expectToContain(textsOf(document, '[data-claim]'), [...figures, formatPercent(badge, language)]);
});

every('home', 'draws each number of the company, one mark for one', ({ document }) => {
  const marks = (claim: string, name: string, attribute = name) => {
    const [src = ''] = attributes(document, `[data-claim=${claim}] img`, 'src');
    return attributes(drawn(read(`dist/${src.slice(base.length)}`)), `[${name}]`, attribute);
  };
  expect(claims).toEqual({
    clients: subpaths(marks('clients', 'data-leg=over', 'd').join('')),
    team: marks('team', 'data-knot').length,
    countries: marks('countries', 'data-thread').length,
    years: marks('years', 'data-row').length,
    badge: subpaths(marks('badge', 'data-count', 'd').join('')) / 10,
  });
});

every('home', 'shows the projects and places of the facts', ({ document, language }) => {
  const shown = attributes(document, '#what-we-have-built li[id]', 'id');
  expect(shown).toEqual(idsOf(facts('projects').projects).map((id) => `project-${id}`));
  const zones = all(document, '#impact-zones li').map((zone) =>
    all(zone, ':not(:last-child)').map(text).join(''),
  );
  const names = places.map(({ country, city }: Json) => {
    return countryName(country, language) + word(language, `common:cities.${city}.name`);
  });
  expect(zones).toEqual(names);
});

for (const page of ['team', 'leaders'] as const) {
  every(page, 'shows each person with a role and a portrait', ({ document, language }) => {
    const role = ({ id }: Json) => word(language, `team:people.${id}.role`);
    const names = people.map((person) => person.name ?? role(person));
    const headings = all(document, 'main h2').filter((heading) => names.includes(text(heading)));
    expect(headings.map(text)).toEqual(names);
    // The heading of somebody whose name is not told yet is the role.
    const roles = headings.map((heading) => heading.previousElementSibling ?? heading).map(text);
    expect(people.filter(({ name }, at) => name && roles[at] !== role(people[at]))).toEqual([]);
    const portraits = people.map(({ id }) => all(document, `main img[src*="-${id}."]`).length > 0);
    expect(portraits).toEqual(people.map(() => true));
  });
}

for (const page of ['home', 'careers'] as const) {
  every(page, 'counts the openings, all of them and by category', ({ document, language }) => {
    const text = (key: string) => word(language, `careers:openings.${key}`);
    const counted = ['all', ...idsOf(categories)].flatMap((kind) => {
      const { length } = openJobs.filter(({ category }) => kind === 'all' || kind === category);
      const name = text(kind === 'all' ? 'all.name' : `categories.${kind}.name`);
      const filter = text('filterButton').replace('{{category}}', name);
      return length > 0 ? [filter.replace('{{count}}', formatNumber(length, language))] : [];
    });
    expect(textsOf(document, 'main strong + ul > li')).toEqual(counted.slice(1));
    const totals = textsOf(document, 'main strong:has(+ ul)');
    expect(totals).toHaveLength(openIds.length > 0 ? 1 : 0);
    const form = new Intl.PluralRules(language).select(openIds.length);
    const total = text(`total.jobs_${form}`);
    const count = formatNumber(openIds.length, language);
    expectToContain(totals, totals.length > 0 ? [total.replace('{{count}}', count)] : []);
    if (page === 'careers' && openIds.length > 0) {
      expect(textsOf(document, '[data-filter] button')).toEqual(counted);
    }
  });
}

every('careers', 'lists every opening', ({ document, language, whole }) => {
  const none = [word(language, 'careers:openings.none')];
  expectToContain(whole, openIds.length > 0 ? askedIn(language) : none);
  expect(attributes(document, 'main [data-job]', 'data-job')).toEqual(openIds);
  for (const job of openJobs) {
    const [row = document] = all(document, `main [data-job="${job.id}"]`);
    const { title, description } = openingIn(language, job.id);
    expectToContain(textsOf(row, '*'), [title, description, ...termsOf(job, language)]);
    const links = attributes(row, 'a:not([href^=mailto])', 'href');
    expect(links).toEqual([pathOfOpening(job.id, language, base)]);
  }
});

every('opening', 'says all there is to know, and how to apply until it closes', (built) => {
  const { document, language, path, job, whole } = built;
  const opening = openingIn(language, job.id);
  const { title } = opening;
  expectToContain(whole, [...textsOfOpening(opening), ...(job.technologies ?? [])]);
  expectToContain(textsOf(document, 'h1'), [title]);
  expectToContain(textsOf(document, 'dd'), termsOf(job, language));
  const isRemote = workplaces.some(({ id, remote }: Json) => id === job.place && remote);
  const benefits = wordsOf(language, (key) => /^careers:benefits\.items\..*\.title$/.test(key));
  const onlyRemote = word(language, 'careers:benefits.items.remote-first.title');
  const fitting = benefits.filter((title) => isRemote || title !== onlyRemote);
  expect(textsOf(document, '#work strong').sort()).toEqual(fitting.sort());
  for (const { id, place } of jobs) {
    const link = `a[href="${pathOfOpening(id, language, base)}"]`;
    for (const row of all(document, `#others li:has(${link})`)) {
      expectToContain(textsOf(row, '*'), [word(language, `careers:openings.places.${place}.name`)]);
    }
  }
  const letters = attributes(document, 'main a[href^="mailto:"]', 'href');
  const isListed = all(document, 'meta[name=robots][content=noindex]').length === 0;
  const isOpen = openJobs.includes(job);
  expect([letters.length > 0, isListed]).toEqual([isOpen, isOpen]);
  for (const href of letters) {
    const [subject = '', body = ''] = new URL(href).searchParams.values();
    expectToContain(flat(subject), [title]);
    expectToContain(flat(body), [title, new URL(path, published).href, ...askedIn(language)]);
    expectToContain(textsOf(document, '#apply *'), [flat(subject), ...askedIn(language)]);
  }
});

for (const page of ['careers', 'leaders'] as const) {
  every(page, 'ends with a draft of its own', ({ document, language }) => {
    const [href = ''] = attributes(document, 'main > section:last-of-type a', 'href');
    const draft = [...new URL(href).searchParams.values()].map(flat);
    const written = ['subject', 'body'].map((part) =>
      word(language, `${page}:close.letter.${part}`),
    );
    expectToContain(draft, written);
  });
}

every('404', 'says so in every language, leads home in each, and is in no list', (built) => {
  const { document, language, whole } = built;
  const others = languageCodes.filter((code) => code !== language);
  const links = all(document, 'main li[lang] a').map((link) => [
    link.closest('li')?.getAttribute('lang'),
    link.getAttribute('href')?.split('#')[0],
  ]);
  expect(links).toEqual(others.map((code) => [code, pathOf('home', code, base)]));
  const shortTexts = others.map((code) => word(code, 'notFound:short'));
  expectToContain(whole, shortTexts);
  expect(all(document, 'link[rel=canonical], link[rel=alternate][hreflang]')).toEqual([]);
  expect(attributes(document, 'meta[name=robots]', 'content')).toEqual(['noindex']);
});

every('home', 'can be kept on a phone', ({ document, language, path }) => {
  const [href = ''] = attributes(document, 'link[rel=manifest]', 'href');
  const { icons, ...manifest } = JSON.parse(read(`dist/${href.slice(base.length)}`));
  expect(manifest).toMatchObject({ lang: language, start_url: base + path, scope: base });
  expect(icons.map(({ sizes }: Json) => sizes)).toEqual(['192x192', '512x512', '512x512']);
  expect(icons.at(-1).purpose).toBe('maskable');
});

test('there are no other documents, and no two pages of a language have one title', async () => {
  const files = (await listFiles('dist')).filter((file) => file.endsWith('.html'));
  const shown = files.filter((file) => file !== adminPage);
  expect(shown).toEqual(documents.map(({ file }) => file).sort());
  const pages = documents.filter(({ page }) => page !== 'opening');
  const titles = pages.map((built) => `${built.language}: ${headOf(built).title}`);
  expect(titles).toEqual([...new Set(titles)]);
});

const pictures = (await listFiles('dist')).filter((file) => /\.(jpe?g|png|webp|avif)$/.test(file));

test.each(pictures)('%s tells nothing of where, when or by whom it was taken', async (file) => {
  const { exif, iptc, xmp } = await sharp(`dist/${file}`).metadata();
  expect([exif, iptc, xmp]).toEqual([undefined, undefined, undefined]);
});

test('every link leads somewhere', async () => {
  expect(await findBrokenLinks('dist', base)).toEqual([]);
});

const listed = [
  ...[...legal, ...pageNames].map((id) => twinsOf({ kind: 'page', id })),
  ...openIds.map((id) => twinsOf({ kind: 'opening', id })),
];

test('the sitemap names every page and every opening, in every language', () => {
  const [, ...entries] = read('dist/sitemap.xml').split('<loc>');
  const found = entries.map((entry) => {
    const twins = entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g);
    return [entry.split('<')[0], Object.fromEntries([...twins].map((twin) => twin.slice(1)))];
  });
  const wanted = listed.flatMap((twins) => languageCodes.map((code) => [twins[code], twins]));
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(wanted));
});

test('llms.txt has a title, a summary, every page and every opening', () => {
  const guide = read('dist/llms.txt');
  expect(guide).toMatch(/^# .+\n\n> .+\n/);
  for (const { en } of listed) expect(guide).toContain(`](${en}): `);
});

test('robots.txt, security.txt and licenses.txt say what they must', () => {
  const robots = `User-agent: *\nAllow: /\n\nSitemap: ${published}sitemap.xml\n`;
  expect(read('dist/robots.txt')).toBe(robots);
  expect(read('dist/licenses.txt')).toMatch(/SIL OPEN FONT LICENSE.*MIT License/s);
  const security = read('dist/.well-known/security.txt');
  expect(security).toContain(`Contact: mailto:${company.securityEmail}\n`);
  expect(security).toContain(`Canonical: ${published}.well-known/security.txt\n`);
  const [, expires = ''] = /^Expires: (.*)$/m.exec(security) ?? [];
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(days > 0 && days < 366, `security.txt holds for ${days} days`).toBe(true);
});

test('the CMS is there only where its repository is named, and nothing leads to it', async () => {
  const files = await listFiles('dist');
  const texts = files.filter((file) =>
    /\.(html|xml|webmanifest|svg)$|^(robots|llms)\.txt$/.test(file),
  );
  const trace = /[/"]admin\/|sveltia/i;
  const naming = texts.filter((file) => file !== adminPage && trace.test(read(`dist/${file}`)));
  expect(naming).toEqual([]);
  if (company.repository) {
    const page = read(`dist/${adminPage}`);
    expect(page).toContain(`<meta http-equiv="content-security-policy" content="${adminPolicy}">`);
    expect(page).toContain('<meta name="robots" content="noindex">');
    expect(read('dist/licenses.txt')).toContain('@sveltia/cms');
  } else {
    const rest = files.filter((file) => /\.(js|css|json|txt)$|^_headers$/.test(file));
    expect(files.filter((file) => file.startsWith('admin'))).toEqual([]);
    expect(rest.filter((file) => trace.test(read(`dist/${file}`)))).toEqual([]);
  }
});

function headOf({ document }: Built): { title: string; description: string } {
  const [description = ''] = attributes(document, 'meta[name=description]', 'content');
  return { title: all(document, 'title').map(text).join(), description };
}

function idsOf(list: Json[]): string[] {
  return list.map(({ id }) => id);
}

function textsOf(within: ParentNode, selector: string): string[] {
  return all(within, selector).map(text);
}

/** What an application is asked to contain. */
function askedIn(language: LanguageCode): string[] {
  return wordsOf(language, (key) => key.startsWith('careers:openings.howToApply.asked.'));
}

/** The terms of a job that both its row in the list and its own page show. */
function termsOf({ category, place, type, experience }: Json, language: LanguageCode): string[] {
  const names = [`categories.${category}.name`, `places.${place}.name`, `types.${type}.name`];
  const years = wordsOf(language, (key) => key.startsWith('careers:openings.experience.'));
  // Words may leave out the least: "up to 4 years".
  const isNamed = years.some((text) => text.includes('{{from}}'));
  const counts = isNamed ? [experience.from, experience.to] : [experience.to];
  return [
    ...names.map((name) => word(language, `careers:openings.${name}`)),
    ...counts.map((count) => formatNumber(count, language)),
  ];
}

/** The addresses of a page in each language, and for readers of others. */
function twinsOf(name: DocumentName): Record<string, string> {
  const addressIn = (code: LanguageCode) =>
    new URL(pathOfDocument(name, code, base), published).href;
  const twins = Object.fromEntries(languageCodes.map((code) => [code, addressIn(code)]));
  return { ...twins, 'x-default': addressIn('en') };
}

function tokensOf(texts: string[]): Set<string> {
  return new Set(texts.join(' ').match(/[\p{L}\p{M}]+/gu));
}

function read(file: string): string {
  return readFileSync(file, 'utf8');
}
