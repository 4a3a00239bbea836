// What visitors, search engines and the owner were promised of the documents. What is expected comes from
// content/ and locales/, so that no edit of the owner's breaks a promise.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { listFiles } from '#scripts/build/builtSite.ts';
import { buildDay } from '#src/content/load/facts.ts';
import { countryName, formatAtLeast, formatNumber, formatPercent } from '#src/i18n/formats.ts';
import { type LanguageCode, languageCodes, languages } from '#src/i18n/languages.ts';
import { type DocumentName, openingName, pageNames, pathOf } from '#src/i18n/paths.ts';
import { attributes as marksIn } from '#src/weave/markup.ts';
import { pieces } from '#src/weave/path.ts';
import { company, facts, type Json } from '#tests/siteData.ts';
import { structuredDataFaults } from '#tests/structuredDataFaults.ts';
import { addressFaults } from './addressFaults.ts';
import {
  all,
  attributes,
  type Built,
  base,
  documents,
  flat,
  jobs,
  lackingIn,
  leaves,
  published,
  says,
  text,
  word,
  wordsOf,
} from './documents.ts';

/** 'address' is every document but the 404 pages, which have none. */
type Kind = Built['page'] | 'document' | 'address';
type Faults = string[] | Promise<string[]>;

function every(kind: Kind, promised: string, faultsIn: (built: Built) => Faults): void {
  const kept = documents.filter(
    ({ page }) => kind === 'document' || kind === page || (kind === 'address' && page !== '404'),
  );
  test(`every ${kind} ${promised}`, async () => {
    const faults = kept.map(async (built) =>
      (await faultsIn(built)).map((fault) => `${built.file}: ${fault}`),
    );
    expect((await Promise.all(faults)).flat()).toEqual([]);
  });
}

const { name, email, phone, office, places, social, claims } = company;
const people: Json[] = facts('people').people;
const openJobs = jobs.filter(({ closes }) => !closes || closes >= buildDay());
const openIds = idsOf(openJobs);
const menu = pageNames.filter((page) => word('en', `common:nav.${page}`));
const [letter, call] = [`mailto:${email}`, `tel:${phone.replaceAll(' ', '')}`];
const gmail = 'footer form[action="https://mail.google.com/mail/"][method=get]';
const profiles = Object.values<Json>(social).map(({ address }) => `footer a[href^="${address}"]`);

const once: [Kind, ...selectors: string[]][] = [
  ['document', 'title', 'meta[name=description]', 'body > header', 'main', 'body > footer', 'h1'],
  ['document', `footer a[href="${letter}"]`, `footer a[href="${call}"]`],
  ['document', ...profiles],
  ['document', `${gmail} [name=to][value="${email}"]`, `${gmail} [type=email]:not([name])`],
  ['address', 'meta[name="twitter:card"][content=summary_large_image]'],
  ['address', `meta[property="og:site_name"][content="${name}"]`, 'meta[property="og:image:alt"]'],
  ['contact', 'form [name=name][required][autocomplete=name]'],
  ['contact', 'form [name=email][required][autocomplete=email][type=email]'],
  ['contact', 'form [name=company][autocomplete=organization]:not([required])'],
  ['contact', 'form [name=subject][required]', 'form textarea[name=message][required][rows="5"]'],
  // Without script the browser itself opens the draft.
  ['contact', `[formaction^="${letter}?subject="][formmethod=post][formenctype="text/plain"]`],
];
for (const [kind, ...selectors] of once) {
  every(kind, `has one ${selectors.join(', one ')}`, ({ document }) =>
    selectors.filter((selector) => all(document, selector).length !== 1),
  );
}

const never = {
  'picture without description or size': 'img:not([alt][width][height])',
  'drawing without name': 'svg:not([aria-label], [aria-hidden=true], [aria-hidden=true] *)',
  'style or handler that its policy refuses': '[style], [onclick], [onload], [onsubmit]',
  'script file for want of an island':
    'html:not(:has(astro-island)) :is(script[src], [rel=modulepreload])',
  'way out that gives something away':
    ':is([href^=http], [action^=http]):not([target=_blank][rel~=noopener], link)',
  'letter to others': `[href^="mailto:"]:not([href="${letter}"], [href^="${letter}?"])`,
  'address with a space': '[href*=" "], [src*=" "], [action*=" "]',
  'other phone number': `[href^="tel:"]:not([href="${call}"])`,
};
for (const [what, selector] of Object.entries(never)) {
  every('document', `has no ${what}`, ({ document }) => all(document, selector).map(outline));
}

/** Where the words of a link lead. */
const ways: [Kind, word: string, to: DocumentName][] = [
  ['home', 'home:hero.primary', 'contact'],
  ['home', 'home:hero.secondary', 'story'],
  ['home', 'home:hero.card.button', 'contact'],
  ['home', 'home:impactZones.button', 'contact'],
  ['home', 'home:joinUs.button', 'careers'],
  ['home', 'home:whatsNext.button', 'contact'],
  ['team', 'team:crowd.leadersLink', 'leaders'],
  ['contact', 'contact:details.applicants.link', 'careers'],
  ['opening', 'opening:back', 'careers'],
  ['404', 'notFound:link', 'home'],
];
for (const [kind, label, to] of ways) {
  every(kind, `leads to ${to} by the words of ${label}`, ({ document, language }) => {
    const links = all(document, `main a[href="${pathOf(to, language, base)}"]`);
    return notSaid(links.map(text).join('\n'), [word(language, label)]);
  });
}

every('document', 'has a title and a description as long as search results show', (built) => {
  const { title, description, page } = built;
  const isShort = page === 'opening' || title.length - name.length <= 70;
  const isFit = isShort && title.endsWith(name) && /^.{50,220}$/u.test(description);
  return isFit ? [] : [`${title}: ${description}`];
});

every('document', 'skips no level of heading', ({ document }) => {
  const headings = all(document, 'main :is(h1, h2, h3, h4, h5, h6)');
  const levels = headings.map(({ localName }) => Number(localName.slice(1)));
  return headings.filter((_, at) => (levels[at] ?? 0) > (levels[at - 1] ?? 0) + 1).map(outline);
});

every('document', 'has each id once, and whatever its parts refer to', ({ document }) => {
  const ids = attributes(document, '[id]', 'id');
  const names = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for', 'popovertarget'];
  const named = names.flatMap((name) => attributes(document, `[${name}]`, name));
  const lost = named.flatMap((list) => list.split(' ')).filter((id) => !ids.includes(id));
  return [...ids.filter((id, index) => ids.indexOf(id) !== index), ...lost];
});

every('document', 'names its links, buttons and fields', ({ document }) =>
  all(document, 'a, button, textarea, select, input:not([type=hidden])')
    .filter((element) => !element.matches('[aria-label], [aria-labelledby], label *'))
    .filter((element) => !document.querySelector(`label[for="${element.id || '-'}"]`))
    .filter((element) => text(element) === '')
    .map(outline),
);

every('document', 'writes letters that any mail program can read', ({ document }) =>
  attributes(document, '[href^="mailto:"]', 'href').filter((href) => {
    const { search, searchParams } = new URL(href);
    return search.includes('+') || /%[\dA-F]{2}/.test([...searchParams.values()].join());
  }),
);

every('document', 'opens the chat with its first words', ({ document, language }) =>
  attributes(document, `footer a[href^="${social.chat.address}"]`, 'href').flatMap((href) =>
    notSaid(new URL(href).searchParams.get('text') ?? '', [
      word(language, 'common:footer.chatText'),
    ]),
  ),
);

every('document', 'leads past its header, home and to the pages of the menu', (built) => {
  const hrefs = menu.map((page) => pathOf(page, built.language, base));
  const current = hrefs.filter((_, index) => menu[index] === built.page);
  const found = (selector: string) => attributes(built.document, `body > ${selector}`, 'href');
  return [
    ...differs('first links', found('header > a'), ['#main', pathOf('home', built.language, base)]),
    ...differs('header', found('header nav a'), hrefs),
    ...differs('footer', found('footer nav a'), hrefs),
    ...differs('open in header', found('header nav [aria-current=page]'), current),
    ...differs('open in footer', found('footer nav [aria-current=page]'), current),
  ];
});

every('document', 'says its language, and leads to itself in every other', (built) => {
  const links = all(built.document, 'body > header a[hreflang]');
  const found = links.map((link) => [
    ...['hreflang', 'lang'].map((name) => link.getAttribute(name)),
    text(link),
    link.getAttribute('href')?.split('#')[0],
  ]);
  const pathIn = (code: LanguageCode) => pathOf(built.name, code, base);
  const wanted = languages.map(({ code, name }) => [code, code, name, pathIn(code)]);
  const said = attributes(built.document, 'html, [hreflang][aria-current]', 'lang');
  const own = [built.language, built.language];
  return [...differs('links', found, wanted), ...differs('languages', said, own)];
});

/** Words that no page says as they stand: for other facts, for later, or in parts. */
const unsaid = [
  /^common:(?!nav|footer)/,
  /^common:nav\.(services|about|language)$/,
  /^home:hero\.(eyebrow|drawing)$/,
  /portrait$/,
  /^careers:openings\.(?!heading|mark)/,
  /^contact:(form\.validation|mail|alert)\./,
  /^notFound:short$/,
];

every('document', 'says every word of its files, without script', ({ page, language, whole }) => {
  const files = ['common:', page === '404' ? 'notFound:' : `${page}:`];
  const { city, region, country } = office;
  const said = wordsOf(language, (key) => {
    const isOwn = page !== 'opening' && files.some((file) => key.startsWith(file));
    const isPlace = [`common:cities.${city}`, `common:regions.${region}`].includes(key);
    return isPlace || (isOwn && !unsaid.some((pattern) => pattern.test(key)));
  });
  return notSaid(whole, [...said, countryName(country, language)]);
});

/** All that a language has words for, and the names that are the same in each. */
const vocabulary = new Map(
  languageCodes.map((code) => {
    const countries = [office, ...places].map(({ country }) => countryName(country, code));
    const names = leaves([company, people]).map(([, name]) => name);
    return [code, tokensOf([...wordsOf(code), ...names, ...countries])];
  }),
);

every('document', 'says nothing in English that its language has words for', (built) => {
  const { language, texts } = built;
  const twin = documents.find(({ file }) => `${language}/${file}` === built.file);
  const english = new Set(twin?.texts.map(({ text }) => text));
  const known = vocabulary.get(language) ?? new Set();
  return texts
    .filter(({ text, element }) => english.has(text) && langOf(element) === language)
    .filter(({ element }) => !element.closest('[translate=no], svg'))
    .filter(({ text }) => !tokensOf([text]).isSubsetOf(known))
    .map(({ text }) => text);
});

every('document', 'marks as English what its language lacks', ({ texts, language }) => {
  const lacking = lackingIn(language);
  const isSentence = (text: string) => text.split(' ').length > 3;
  return texts
    .filter(({ element }) => element.closest('body') && element.childNodes.length === 1)
    .filter(({ element }) => langOf(element) !== 'en')
    .map(({ text }) => text)
    .filter((text) =>
      lacking.some((said) => (isSentence(text) ? says(said, text) : said === text)),
    );
});

every('document', 'shows no place without its value, no object and no key', ({ whole }) => {
  const faults =
    /.*(\{\{|\[object|\bundefined\b|\bNaN\b|^null$|\b(nav|footer|hints)\.[a-z]|&amp;).*/gm;
  return whole.match(faults) ?? [];
});

every('document', 'has no straight quotes but the owner’s', ({ texts, language }) => {
  const own = wordsOf(language).join('\n');
  return texts.map(({ text }) => text).filter((text) => /['"]/.test(text) && !own.includes(text));
});

const hostFiles = [
  'dist/vercel.json',
  ...readdirSync('hosts').map((file) => `hosts/${file}`),
].filter((file) => read(file).includes('script-src'));
const hostRules = [
  ...read('dist/_headers').matchAll(/^(\/.*)\n {2}Content-Security-Policy: (.*)$/gm),
].map(([, address = '', policy]) => ({ address, policy }));

every('document', 'has a policy that knows its scripts and styles, as hosts send it', (built) => {
  const { document, page } = built;
  const policy = attributes(document, 'meta[http-equiv=content-security-policy]', 'content').join();
  const parts = all(document, 'style, script:not([src], [type="application/ld+json"])');
  const unknown = parts.filter((part) => !policy.includes(sha256(part.textContent ?? '')));
  // Hosts show the 404 page at any address, where its own policy is all it has.
  if (page === '404') return unknown.map(outline);
  const sent = `${policy.replaceAll(';', '; ')}; frame-ancestors 'none'`;
  const rules = hostRules.filter(({ address }) => {
    const isFolder = address.endsWith('*') && `/${built.path}`.startsWith(address.slice(0, -1));
    return isFolder || address === `/${built.path}`;
  });
  return [
    ...unknown.map(outline),
    ...differs('_headers', rules.map(({ policy }) => policy).join(), sent),
    ...hostFiles.filter((file) => !read(file).includes(sent)),
  ];
});

every('address', 'has one address, and twins in every language', ({ document, path, name }) => {
  const links = all(document, 'link[rel=alternate][hreflang]');
  const twins = links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]);
  const canonical = attributes(document, 'link[rel=canonical]', 'href');
  return [
    ...differs('canonical', canonical, [new URL(path, published).href]),
    ...differs('alternates', Object.fromEntries(twins), twinsOf(name)),
  ];
});

every('address', 'is shared as what it is, with a picture of its own', async (built) => {
  const { document, title, description, language, path } = built;
  const og = (name: string) =>
    attributes(document, `meta[property="og:${name}"]`, 'content').join();
  const image = `dist/${og('image').slice(published.length)}`;
  const isThere = existsSync(image);
  const { width, height } = isThere ? await sharp(image).metadata() : { width: 0, height: 0 };
  const said = [flat(og('title')), og('description'), og('url'), og('locale').slice(0, 2)];
  const others = documents.filter(({ html }) => html.includes(`"${og('image')}"`));
  return [
    ...differs('words', said, [title, description, new URL(path, published).href, language]),
    ...differs('size', [og('image:width'), og('image:height')], ['1200', '630']),
    ...differs(image, [width, height, others.length], [1200, 630, 1]),
  ];
});

every('address', 'tells search engines what it shows, in words they know', async (built) => {
  const { document, page, job, language, whole } = built;
  const data = all(document, 'script[type="application/ld+json"]').map((one) => one.textContent);
  const nodes: Json[] = JSON.parse(data.join() || '{}')['@graph'] ?? [];
  const kinds = nodes.map((node) => String(node['@type']).replace(/^\w*Page$/, 'Page'));
  const posting = job?.posted && openJobs.includes(job) ? ['JobPosting'] : [];
  // An opening's terms have forms of their own there.
  const told = leaves(nodes.filter((node) => node['@type'] !== 'JobPosting'));
  const { origin } = new URL(published);
  const isShown = (value: string) =>
    value === language || whole.includes(value) || whole.includes(value.replace(origin, ''));
  const steps: Json[] = nodes[0]?.breadcrumb?.itemListElement ?? [];
  const positions = steps.map(({ position }) => position);
  const numbers = steps.map((_, index) => index + 1);
  const wanted = page === 'home' ? ['Organization', 'WebSite'] : ['Page', ...posting];
  return [
    ...differs('kinds', kinds, wanted),
    ...differs('way', positions, numbers),
    ...(await structuredDataFaults(nodes)).faults,
    ...told.filter(([key, value]) => !/@\w+$/.test(key) && !isShown(value)).map(String),
  ];
});

every('home', 'says each number of the company, and draws it one mark for one', (built) => {
  const { document, language } = built;
  const { badge, ...counts } = claims;
  const said = Object.values<number>(counts).map((count) => formatAtLeast(count, language));
  const holes = Math.round(badge * 10);
  const marks: [claim: string, tag: RegExp, attribute: string, count: number][] = [
    ['clients', /data-leg="under"/, 'd', counts.clients],
    ['clients', /data-leg="over"/, 'd', counts.clients],
    ['team', /data-knot/, 'transform', counts.team],
    ['countries', /data-thread/, 'data-thread', counts.countries],
    ['years', /data-row/, 'data-row', counts.years],
    ['badge', /data-count/, 'd', holes],
    ['badge', /data-missing/, 'd', 1000 - holes],
  ];
  const drawn = marks.flatMap(([claim, tag, attribute, count]) => {
    const [src = ''] = attributes(document, `[data-claim=${claim}] img`, 'src');
    const found = marksIn(read(`dist/${src.slice(base.length)}`), tag, attribute);
    const drawn = attribute === 'd' ? pieces(found.join('')) : found.length;
    return differs(`${claim}, drawn with ${tag}`, drawn, count);
  });
  const figures = all(document, '[data-claim]').map(text).join('\n');
  return [...notSaid(figures, [...said, formatPercent(badge, language)]), ...drawn];
});

every('home', 'shows the projects and places of the facts', ({ document, language }) => {
  const shown = attributes(document, '#what-we-have-built li[id]', 'id');
  const zones = all(document, '#impact-zones li').map((zone) =>
    all(zone, ':not(:last-child)').map(text).join(''),
  );
  const names = places.map(({ country, city }: Json) => {
    return countryName(country, language) + word(language, `common:cities.${city}`);
  });
  return [
    ...differs('projects', shown, idsOf(facts('projects').projects)),
    ...differs('places', zones, names),
  ];
});

for (const [page, list] of Object.entries({ team: 'people', leaders: 'leaders' })) {
  every(page as Kind, 'shows each person with a portrait', ({ document, language }) => {
    const role = (id: string) => word(language, `${page}:${list}.${id}.role`);
    const names = people.map((person) => person.name ?? role(person.id));
    const headings = all(document, 'main h2').map(text);
    const shown = headings.filter((heading) => names.includes(heading));
    const faceless = people.filter(({ id }) => !document.querySelector(`main img[src*="-${id}."]`));
    return [...differs('people', shown, names), ...faceless.map(({ id }) => `lacks ${id}`)];
  });
}

every('careers', 'lists every opening and counts them by category', (built) => {
  const { document, language, whole } = built;
  const says = (key: string) => word(language, `careers:openings.${key}`);
  const counted = ['all', ...openJobs.map(({ category }) => category)].map((kind) => {
    const count = openJobs.filter(({ category }) => kind === 'all' || kind === category).length;
    const filter = says('filterButton').replace('{{category}}', says(`categories.${kind}`));
    return filter.replace('{{count}}', formatNumber(count, language));
  });
  const rows = openJobs.flatMap((job) => {
    const [row = document] = all(document, `main [data-job="${job.id}"]`);
    const links = attributes(row, 'a:not([href^=mailto])', 'href');
    return [
      ...notSaid(linesOf(row), termsOf(job, language)),
      ...differs('link', links, [pathOf(openingName(job.id), language, base)]),
    ];
  });
  return [
    ...differs('openings', attributes(document, 'main [data-job]', 'data-job'), openIds),
    ...notSaid(whole, openIds.length > 0 ? counted : [says('none')]),
    ...rows,
  ];
});

every('opening', 'says all there is to know, and how to apply until it closes', (built) => {
  const { document, language, path, job, whole } = built;
  const isOpen = openJobs.includes(job);
  const title = word(language, `careers:openings.jobs.${job.id}.title`);
  const own = wordsOf(language, (key) => key.startsWith(`careers:openings.jobs.${job.id}.`));
  const letters = attributes(document, 'main a[href^="mailto:"]', 'href');
  const isListed = all(document, 'meta[name=robots][content=noindex]').length === 0;
  return [
    ...notSaid(whole, [...own, ...termsOf(job, language)]),
    ...differs('h1', all(document, 'h1').map(text), [title]),
    ...differs('open and listed', [letters.length > 0, isListed], [isOpen, isOpen]),
    ...letters.flatMap((href) => {
      const [subject = '', body = ''] = new URL(href).searchParams.values();
      const address = new URL(path, published).href;
      return [...notSaid(flat(subject), [title]), ...notSaid(flat(body), [title, address])];
    }),
  ];
});

every('404', 'says so in every language, leads home in each, and has no address', (built) => {
  const { document, language, whole } = built;
  const others = languageCodes.filter((code) => code !== language);
  const links = attributes(document, 'main li[lang] a', 'href').map((href) => href.split('#')[0]);
  const addresses = all(document, 'link[rel=canonical], link[rel=alternate][hreflang]');
  return [
    ...differs('languages', attributes(document, 'main li[lang]', 'lang'), others),
    ...differs(
      'links',
      links,
      others.map((code) => pathOf('home', code, base)),
    ),
    ...notSaid(
      whole,
      others.map((code) => word(code, 'notFound:short')),
    ),
    ...addresses.map(outline),
  ];
});

every('home', 'can be kept on a phone, and has its icons', async ({ document, language, path }) => {
  const fileOf = (href: string) => `dist/${href.slice(base.length)}`;
  const manifest = attributes(document, 'link[rel=manifest]', 'href').join();
  const { lang, start_url, scope, icons } = JSON.parse(read(fileOf(manifest)));
  const touch = { src: `${base}apple-touch-icon.png`, sizes: '180x180' };
  const found = [...icons, touch].map(async ({ src, sizes }) => {
    const { width, height } = await sharp(fileOf(src)).metadata();
    return differs(src, `${width}x${height}`, sizes);
  });
  return [
    ...differs('manifest', [lang, start_url, scope], [language, base + path, base]),
    ...differs('last icon', icons.at(-1).purpose, 'maskable'),
    ...(await Promise.all(found)).flat(),
  ];
});

test('there are no other documents, and no two pages of a language have one title', async () => {
  const files = (await listFiles('dist')).filter((file) => file.endsWith('.html'));
  expect(files).toEqual(documents.map(({ file }) => file).sort());
  const pages = documents.filter(({ page }) => page !== 'opening');
  const titles = pages.map(({ language, title }) => `${language}: ${title}`);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

test('every address that a file names is there', async () => {
  expect(await addressFaults('dist', base)).toEqual([]);
});

const listed = [...pageNames, ...openIds.map(openingName)].map(twinsOf);

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
  expect(listed.filter(({ en }) => !guide.includes(`](${en}): `))).toEqual([]);
});

test('robots.txt, security.txt and licenses.txt say what they must', () => {
  expect(read('dist/robots.txt')).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${published}sitemap.xml\n`,
  );
  expect(read('dist/licenses.txt')).toMatch(/SIL OPEN FONT LICENSE.*MIT License/s);
  const security = read('dist/.well-known/security.txt');
  expect(security).toContain(`Contact: mailto:${company.securityEmail}\n`);
  expect(security).toContain(`Canonical: ${published}.well-known/security.txt\n`);
  const days = (Date.parse(/^Expires: (.*)$/m.exec(security)?.[1] ?? '') - Date.now()) / 86_400_000;
  expect(days > 0 && days < 366, `security.txt holds for ${days} days`).toBe(true);
});

// Words that a bundler keeps: names of options and of errors. Each is first shown to be there.
test.each([
  ['i18next', 'node_modules/i18next/dist/esm/i18next.js', 'missingInterpolationHandler'],
  ['Zod', 'node_modules/zod/v4/core/schemas.js', 'unrecognized_keys'],
  ['the editor', 'editor/app/App.tsx', 'Skip to the form'],
])('nothing of %s reaches a visitor', async (_, source, trace) => {
  expect(read(source).includes(trace), `${source} has "${trace}"`).toBe(true);
  const files = (await listFiles('dist')).filter((file) => /\.(js|html|json)$/.test(file));
  expect(files.filter((file) => read(`dist/${file}`).includes(trace))).toEqual([]);
});

function differs(what: string, found: unknown, wanted: unknown): string[] {
  if (isDeepStrictEqual(found, wanted)) return [];
  return [`${what}: ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`];
}

function notSaid(whole: string, wanted: string[]): string[] {
  return wanted.filter((one) => !says(whole, one)).map((one) => `does not say "${one}"`);
}

function idsOf(list: Json[]): string[] {
  return list.map(({ id }) => id);
}

function outline(element: Element): string {
  return element.outerHTML.slice(0, 160);
}

function linesOf(element: ParentNode): string {
  return all(element, '*').map(text).join('\n');
}

function langOf(element: Element): string | null | undefined {
  return element.closest('[lang]')?.getAttribute('lang');
}

/** What a row of the list and the opening's own page say of the work. */
function termsOf(
  { id, category, place, type, experience }: Json,
  language: LanguageCode,
): string[] {
  const names = [`jobs.${id}.title`, `categories.${category}`, `places.${place}`, `types.${type}`];
  const years = [experience.from, experience.to].map((count) => formatNumber(count, language));
  return [...names.map((name) => word(language, `careers:openings.${name}`)), ...years];
}

/** The addresses of a page in each language, and for readers of others. */
function twinsOf(name: DocumentName): Record<string, string> {
  const addressIn = (code: LanguageCode) => new URL(pathOf(name, code, base), published).href;
  const twins = Object.fromEntries(languageCodes.map((code) => [code, addressIn(code)]));
  return { ...twins, 'x-default': addressIn('en') };
}

function tokensOf(said: string[]): Set<string> {
  return new Set(said.join(' ').match(/[\p{L}\p{M}]+/gu));
}

function sha256(part: string): string {
  return `'sha256-${createHash('sha256').update(part).digest('base64')}'`;
}

function read(file: string): string {
  return readFileSync(file, 'utf8');
}
