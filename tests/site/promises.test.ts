// What visitors, search engines and the owner were promised of the documents. What is expected comes from
// content/ and locales/, so that no edit of the owner's breaks a promise.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { listFiles } from '#scripts/build/builtSite.ts';
import { buildDay } from '#src/content/load/today.ts';
import { countryName, formatAtLeast, formatNumber, formatPercent } from '#src/i18n/formats.ts';
import { type LanguageCode, languageCodes, languages } from '#src/i18n/languages.ts';
import { type DocumentName, openingName, pageNames, pathOf } from '#src/i18n/paths.ts';
import { attributes as marksIn } from '#src/weave/markup.ts';
import { pieces } from '#src/weave/path.ts';
import { company, facts, type Json } from '#tests/siteData.ts';
import { structuredDataFaults } from '#tests/structuredDataFaults.ts';
import { addressFaults } from './addressFaults.ts';
import * as site from './documents.ts';
import { all, attributes, base, documents, flat, published, text, word } from './documents.ts';

/** 'address' is every document but the 404 pages, which have none. */
type Kind = site.Built['page'] | 'document' | 'address';
type Faults = string[] | Promise<string[]>;

function every(kind: Kind, promised: string, faultsIn: (built: site.Built) => Faults): void {
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

const people: Json[] = facts('people').people;
const openJobs = site.jobs.filter(({ closes }) => !closes || closes >= buildDay());
const menu = pageNames.filter((name) => word('en', `common:nav.${name}`));
const { network, chat, community } = company.social;
const [name, mail] = [JSON.stringify(company.name), `mailto:${company.email}`];
const phone = `tel:${company.phone.replaceAll(' ', '')}`;
const gmail = 'footer form[action="https://mail.google.com/mail/"][method=get]';

const once: [Kind, ...selectors: string[]][] = [
  ['document', 'title', 'meta[name=description]', 'body > header', 'main', 'body > footer', 'h1'],
  ['document', `footer a[href="${mail}"]`, `footer a[href="${phone}"]`],
  ['document', `footer a[href="${network.address}"]`, `footer a[href="${community.address}"]`],
  ['document', `footer a[href^="${chat.address}?text="]`],
  ['document', `${gmail} [name=to][value="${company.email}"]`, `${gmail} [type=email]:not([name])`],
  ['address', 'meta[name="twitter:card"][content=summary_large_image]'],
  ['address', `meta[property="og:site_name"][content=${name}]`, 'meta[property="og:image:alt"]'],
  ['contact', 'form [name=name][required][autocomplete=name]'],
  ['contact', 'form [name=email][required][autocomplete=email][type=email]'],
  ['contact', 'form [name=company][autocomplete=organization]:not([required])'],
  ['contact', 'form [name=subject][required]', 'form textarea[name=message][required][rows="5"]'],
  // Without script the browser itself opens the draft.
  ['contact', `[formaction^="${mail}?subject="][formmethod=post][formenctype="text/plain"]`],
];
for (const [kind, ...selectors] of once) {
  every(kind, `has one ${selectors.join(', one ')}`, ({ document }) =>
    selectors.filter((selector) => all(document, selector).length !== 1),
  );
}

const never: [Kind, what: string, selector: string][] = [
  ['document', 'picture without description or size', 'img:not([alt][width][height])'],
  [
    'document',
    'drawing that is neither named nor hidden',
    'svg:not([aria-label], [aria-hidden=true], [aria-hidden=true] *)',
  ],
  [
    'document',
    'style or handler that its policy refuses',
    '[style], [onclick], [onload], [onsubmit]',
  ],
  [
    'document',
    'script file without an island',
    'html:not(:has(astro-island)) :is(script[src], [rel=modulepreload])',
  ],
  [
    'document',
    'link out of the site that gives something away',
    `:is(a[href^=http], form[action^=http]):not([href^="${published}"], [target=_blank][rel~=noopener])`,
  ],
  [
    'document',
    'letter to somebody else',
    `[href^="mailto:"]:not([href="${mail}"], [href^="${mail}?"])`,
  ],
  ['document', 'other phone number', `[href^="tel:"]:not([href="${phone}"])`],
  ['404', 'address for search engines', 'link[rel=canonical], link[rel=alternate][hreflang]'],
];
for (const [kind, what, selector] of never) {
  every(kind, `has no ${what}`, ({ document }) => all(document, selector).map(outline));
}

every('document', 'has a title and a description as long as search results show', (built) => {
  const [title = ''] = all(built.document, 'title').map(text);
  const [description = ''] = attributes(built.document, 'meta[name=description]', 'content');
  const isLong = built.page !== 'opening' && title.length - company.name.length > 70;
  return [
    ...(isLong || !title.endsWith(company.name) ? [title] : []),
    ...(description.length < 50 || description.length > 220 ? [description] : []),
  ];
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
  return [
    ...ids.filter((id, index) => ids.indexOf(id) !== index),
    ...named.flatMap((list) => list.split(' ').filter((id) => !ids.includes(id))),
  ];
});

every('document', 'names its links, buttons and fields', ({ document }) =>
  all(document, 'a, button, textarea, select, input:not([type=hidden])')
    .filter((element) => !element.matches('[aria-label], [aria-labelledby], label *'))
    .filter((element) => !document.querySelector(`label[for="${element.id || '-'}"]`))
    .filter((element) => text(element) === '')
    .map(outline),
);

every(
  'document',
  'writes letters whose subject and text any mail program can read',
  ({ document }) =>
    lettersIn(document).filter((letter) => {
      const { search, searchParams } = new URL(letter);
      return /[+\s]/.test(search) || /%[\dA-F]{2}/.test([...searchParams.values()].join());
    }),
);

every('document', 'is in one language, and leads past its header and to the menu', (built) => {
  const { document, language, page } = built;
  const hrefs = menu.map((name) => pathOf(name, language, base));
  const own = hrefs.filter((_, index) => menu[index] === page);
  const labels = menu.map((name) => word(language, `common:nav.${name}`));
  const [skip, home] = attributes(document, 'body > header a', 'href');
  return [
    ...differs('lang', attributes(document, 'html', 'lang'), [language]),
    ...differs('first links', [skip, home], ['#main', pathOf('home', language, base)]),
    ...['header', 'footer'].flatMap((part) => [
      ...differs(part, attributes(document, `body > ${part} nav a`, 'href'), hrefs),
      ...differs(part, all(document, `body > ${part} nav a`).map(text), labels),
      ...differs(part, attributes(document, `${part} nav [aria-current=page]`, 'href'), own),
    ]),
  ];
});

every('document', 'leads to itself in every language', ({ document, language, name }) => {
  const found = all(document, 'body > header a[hreflang]').map((link) => [
    ...['hreflang', 'lang'].map((attribute) => link.getAttribute(attribute)),
    text(link),
    link.getAttribute('href')?.split('#')[0],
  ]);
  const wanted = languages.map((one) => [
    one.code,
    one.code,
    one.name,
    pathOf(name, one.code, base),
  ]);
  const marked = attributes(document, 'a[hreflang][aria-current]', 'lang');
  return [...differs('languages', found, wanted), ...differs('marked', marked, [language])];
});

/** Where the words of a link lead. */
const ways: [Kind, key: string, to: DocumentName][] = [
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
for (const [kind, key, to] of ways) {
  every(kind, `leads to ${to} by the words of ${key}`, ({ document, language }) => {
    const links = all(document, `main a[href="${pathOf(to, language, base)}"]`);
    return notSaid(links.map(text).join('\n'), [word(language, key)]);
  });
}

/** Words that no page says as they stand: for other facts, for later, or in parts. */
const unsaid =
  /^common:(?!nav|footer)|nav\.(services|about|language)$|hero\.(eyebrow|drawing)$|portrait$|^careers:openings\.(?!heading|mark)|^contact:(form\.validation|mail|alert)|^notFound:short/;

every('document', 'says every word of its files, without script', ({ page, language, whole }) => {
  const files = new RegExp(`^(common|${page === '404' ? 'notFound' : page}):`);
  const own = [...(site.words.get(language)?.all ?? [])];
  const said = own.filter(([key]) => page !== 'opening' && files.test(key) && !unsaid.test(key));
  const { city, region, country } = company.office;
  const place = [
    word(language, `common:cities.${city}`),
    word(language, `common:regions.${region}`),
  ];
  return notSaid(whole, [...said.map(([, one]) => one), ...place, countryName(country, language)]);
});

/** All that a language has words for, and the names that are the same in each. */
const vocabulary = new Map(
  languageCodes.map((code) => {
    const places: Json[] = [company.office, ...company.places];
    const names = site.leaves([company, people]).map(([, name]) => name);
    const said = [...(site.words.get(code)?.all.values() ?? []), ...names];
    return [code, tokensOf([...said, ...places.map(({ country }) => countryName(country, code))])];
  }),
);

every('document', 'says nothing in English that its language has words for', (built) => {
  const twin = documents.find(
    (one) => one.language === 'en' && one.name === built.name && one.page === built.page,
  );
  const english = new Set(built === twin ? [] : twin?.texts.map((one) => one.text));
  return built.texts
    .filter(({ text, element }) => english.has(text) && langOf(element) === built.language)
    .filter(({ element }) => !element.closest('[translate=no], svg'))
    .filter(({ text }) => !tokensOf([text]).isSubsetOf(vocabulary.get(built.language) ?? new Set()))
    .map(({ text }) => text);
});

every('document', 'marks as English what its language lacks', ({ texts, language }) =>
  texts
    .filter(({ text, element }) => {
      const isWhole = element.childNodes.length === 1 && element.closest('body');
      return isWhole && site.words.get(language)?.lacking.has(text) && langOf(element) !== 'en';
    })
    .map(({ text }) => text),
);

every('document', 'shows no place without its value, no object and no key', ({ whole }) => {
  const fault =
    /.*(\{\{|\[object|\bundefined\b|\bNaN\b|^null$|\b(nav|footer|hints)\.[a-z]|&amp;).*/gm;
  return whole.match(fault) ?? [];
});

every('document', 'has no straight quotes but the owner’s', ({ texts, language }) => {
  const own = [...(site.words.get(language)?.all.values() ?? [])].join('\n');
  return texts.map(({ text }) => text).filter((text) => /['"]/.test(text) && !own.includes(text));
});

const hostRules = [
  ...read('dist/_headers').matchAll(/^(\/.*)\n {2}Content-Security-Policy: (.*)$/gm),
].map(([, address = '', policy]) => ({ address, policy }));

every('document', 'has a policy that knows its scripts and styles, as hosts send it', (built) => {
  const { document, path, page } = built;
  const policy = attributes(document, 'meta[http-equiv=content-security-policy]', 'content').join();
  const parts = all(document, 'style, script:not([src], [type="application/ld+json"])');
  const hashOf = (part: Element) =>
    createHash('sha256')
      .update(part.textContent ?? '')
      .digest('base64');
  const unknown = parts.filter((part) => !policy.includes(`'sha256-${hashOf(part)}'`));
  // Hosts show the 404 page at any address, where its own policy is all it has.
  if (page === '404') return unknown.map(outline);
  const sent = `${policy.replaceAll(';', '; ')}; frame-ancestors 'none'`;
  const rules = hostRules.filter(({ address }) =>
    address.endsWith('/*') ? `/${path}`.startsWith(address.slice(0, -1)) : address === `/${path}`,
  );
  const files = ['dist/vercel.json', 'hosts/nginx.conf', 'hosts/Caddyfile'];
  return [
    ...unknown.map(outline),
    ...differs(
      '_headers',
      rules.map((rule) => rule.policy),
      [sent],
    ),
    ...files.filter((file) => !read(file).includes(sent)),
  ];
});

every('address', 'has one address, and twins in every language', ({ document, path, name }) => {
  const links = all(document, 'link[rel=alternate][hreflang]');
  const twins = links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]);
  const own = new URL(path, published).href;
  return [
    ...differs('canonical', attributes(document, 'link[rel=canonical]', 'href'), [own]),
    ...differs('og:url', attributes(document, 'meta[property="og:url"]', 'content'), [own]),
    ...differs('alternates', Object.fromEntries(twins), twinsOf(name)),
  ];
});

every('address', 'is shared under its own title, with a picture of its own', async (built) => {
  const meta = (name: string) => attributes(built.document, `meta[${name}]`, 'content').join();
  const [title, image] = [meta('property="og:title"'), meta('property="og:image"')];
  const size = ['width', 'height'].map((side) => Number(meta(`property="og:image:${side}"`)));
  const { width, height, format } = await sharp(`dist/${image.slice(published.length)}`).metadata();
  return [
    ...differs('og:title', [flat(title)], all(built.document, 'title').map(text)),
    ...differs('og:description', meta('property="og:description"'), meta('name=description')),
    ...differs('og:locale', meta('property="og:locale"').slice(0, 2), built.language),
    ...differs(image, [width, height, format, ...size], [1200, 630, 'png', 1200, 630]),
    ...documents
      .filter(
        ({ document }) =>
          document !== built.document && document.querySelector(`[content="${image}"]`),
      )
      .map(({ file }) => `shares ${image} with ${file}`),
  ];
});

every('address', 'tells search engines what it shows, in words they know', async (built) => {
  const { document, page, job, language, whole } = built;
  const data = all(document, 'script[type="application/ld+json"]').map((one) => one.textContent);
  const nodes: Json[] = JSON.parse(data.join() || '{}')['@graph'] ?? [];
  const kinds = nodes.map((node) => node['@type']).join();
  const wanted =
    page === 'home'
      ? 'Organization,WebSite'
      : job?.posted && openJobs.includes(job)
        ? 'WebPage,JobPosting'
        : '\\w*Page';
  const links = attributes(document, 'a[href], link[href]', 'href').map((href) => {
    const { origin, pathname } = new URL(href, published);
    return origin + pathname;
  });
  // An opening's terms have forms of their own there.
  const told = site.leaves(nodes.filter((node) => node['@type'] !== 'JobPosting'));
  const isShown = (value: string) =>
    value === language || (/^https?:/.test(value) ? links.includes(value) : whole.includes(value));
  return [
    ...(new RegExp(`^${wanted}$`).test(kinds) ? [] : [`is ${kinds}`]),
    ...(await structuredDataFaults(nodes)).faults,
    ...told.filter(([key, value]) => !/@\w+$/.test(key) && !isShown(value)).map(String),
  ];
});

every('home', 'says each number of the company, and draws it one mark for one', (built) => {
  const { document, language } = built;
  const { badge = 0, ...counts }: Record<string, number> = company.claims;
  const figures = Object.entries(counts).map(([claim, count]) => [
    claim,
    formatAtLeast(count, language),
  ]);
  const said = [...figures, ['badge', formatPercent(badge, language)]].map(([claim, figure = '']) =>
    notSaid(all(document, `[data-claim=${claim}] p`).map(text).join('\n'), [figure]),
  );
  const drawn = (claim: string, tag: RegExp, attribute: string) => {
    const [src = ''] = attributes(document, `[data-claim=${claim}] img`, 'src');
    return marksIn(read(`dist/${src.slice(base.length)}`), tag, attribute);
  };
  const sum = (paths: string[]) => paths.reduce((total, path) => total + pieces(path), 0);
  const holes = Math.round(badge * 10);
  return [
    ...said.flat(),
    ...differs('clients', sum(drawn('clients', /data-leg="under"/, 'd')), counts.clients),
    ...differs('crossed', sum(drawn('clients', /data-leg="over"/, 'd')), counts.clients),
    ...differs('team', drawn('team', /data-knot/, 'transform').length, counts.team),
    ...differs('countries', drawn('countries', /data-thread/, 'd').length, counts.countries),
    ...differs('years', drawn('years', /data-row/, 'data-row').length, counts.years),
    ...differs('badge', sum(drawn('badge', /data-count/, 'd')), holes),
    ...differs('missing', sum(drawn('badge', /data-missing/, 'd')), 1000 - holes),
  ];
});

every('home', 'shows the projects and places of the facts', ({ document, language }) => {
  const projects: Json[] = facts('projects').projects;
  const places = company.places.map(({ country, city }: Json) => [
    countryName(country, language),
    word(language, `common:cities.${city}`),
  ]);
  const shown = all(document, '#impact-zones li').map((zone) =>
    all(zone, 'h3, h3 + p[data-label]').map(text),
  );
  return [
    ...differs(
      'projects',
      attributes(document, '#what-we-have-built li[id]', 'id'),
      projects.map(({ id }) => id),
    ),
    ...differs(
      'places',
      shown,
      places.map((names: string[]) => names.filter((name) => name !== '')),
    ),
  ];
});

for (const [page, list] of [
  ['team', 'people'],
  ['leaders', 'leaders'],
] as const) {
  every(page, 'shows each person with a portrait', ({ document, language }) => {
    const names = people.map(
      ({ id, name }) => name ?? word(language, `${page}:${list}.${id}.role`),
    );
    const headings = all(document, 'main h2')
      .map(text)
      .filter((heading) => names.includes(heading));
    const pictures = attributes(document, 'main img', 'src').map(
      (src) => /(?:portrait|eyes)-([a-z\d-]+)\./.exec(src)?.[1],
    );
    return [
      ...differs('people', headings, names),
      ...differs(
        'portraits',
        pictures.filter(Boolean),
        people.map(({ id }) => id),
      ),
    ];
  });
}

every('careers', 'lists every opening and counts them by category', (built) => {
  const { document, language, whole } = built;
  const kinds = [...new Set(openJobs.map(({ category }) => category)), 'all'].map((kind) => {
    const count = openJobs.filter(({ category }) => kind === 'all' || kind === category).length;
    return word(language, 'careers:openings.filterButton')
      .replace('{{category}}', word(language, `careers:openings.categories.${kind}`))
      .replace('{{count}}', formatNumber(count, language));
  });
  const rows = all(document, 'main [data-job]');
  return [
    ...differs(
      'openings',
      rows.map((row) => row.getAttribute('data-job')),
      openJobs.map(({ id }) => id),
    ),
    ...notSaid(whole, openJobs.length > 0 ? kinds : [word(language, 'careers:openings.none')]),
    ...openJobs.flatMap((job, index) => {
      const row = rows[index] ?? document;
      const links = attributes(row, 'a:not([href^="mailto:"])', 'href');
      return [
        ...notSaid(all(row, '*').map(text).join('\n'), termsOf(job, language)),
        ...differs(job.id, links, [pathOf(openingName(job.id), language, base)]),
      ];
    }),
  ];
});

every('opening', 'says all there is to know, and how to apply until it closes', (built) => {
  const { document, language, path, job, whole } = built;
  const own = [...(site.words.get(language)?.all ?? [])].filter(([key]) =>
    key.startsWith(`careers:openings.jobs.${job.id}.`),
  );
  const title = word(language, `careers:openings.jobs.${job.id}.title`);
  const letters = lettersIn(document).filter((letter) => letter.includes('?'));
  const isListed = !document.querySelector('meta[name=robots][content=noindex]');
  return [
    ...notSaid(whole, [...own.map(([, said]) => said), ...termsOf(job, language)]),
    ...differs('titles', all(document, 'h1').map(text), [title]),
    ...differs('open', [letters.length > 0, isListed], Array(2).fill(openJobs.includes(job))),
    ...letters.flatMap((letter) => {
      const { searchParams } = new URL(letter);
      return [
        ...notSaid(flat(searchParams.get('subject') ?? ''), [title]),
        ...notSaid(flat(searchParams.get('body') ?? ''), [title, new URL(path, published).href]),
      ];
    }),
  ];
});

every('404', 'says so in every language, and leads home in each', ({ document, language }) =>
  languageCodes
    .filter((code) => code !== language)
    .flatMap((code) => {
      const own = all(document, `main [lang="${code}"]`);
      const homes = attributes(document, `main [lang="${code}"] a`, 'href').map(
        (href) => href.split('#')[0],
      );
      return [
        ...notSaid(own.map(text).join('\n'), [word(code, 'notFound:short')]),
        ...differs(code, homes, [pathOf('home', code, base)]),
      ];
    }),
);

test('there are no other documents, and no two pages of a language are called the same', async () => {
  const files = (await listFiles('dist')).filter((file) => file.endsWith('.html'));
  expect(files).toEqual(documents.map(({ file }) => file).sort());
  const titles = documents
    .filter(({ page }) => page !== 'opening')
    .map(({ document, language }) => `${language}: ${text(all(document, 'title')[0])}`);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

test('every address that a file names is there', async () => {
  expect(await addressFaults('dist', base)).toEqual([]);
});

const listed = [...pageNames, ...openJobs.map(({ id }) => openingName(id))].map(twinsOf);

test('the sitemap names every page and every opening, in every language', () => {
  const entries = read('dist/sitemap.xml')
    .split('<url>')
    .slice(1)
    .map((entry) => [
      /<loc>(.*?)<\/loc>/.exec(entry)?.[1],
      Object.fromEntries(
        [...entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map((link) => link.slice(1)),
      ),
    ]);
  const wanted = listed.flatMap((twins) => languageCodes.map((code) => [twins[code], twins]));
  expect(Object.fromEntries(entries)).toEqual(Object.fromEntries(wanted));
});

test('llms.txt has a title, a summary, every page and every opening', () => {
  const guide = read('dist/llms.txt');
  expect(guide).toMatch(/^# .+\n\n> .+\n/);
  expect(listed.filter(({ en }) => !guide.includes(`](${en}): `))).toEqual([]);
});

test('robots.txt lets everyone in, and security.txt says whom to write to for less than a year', () => {
  const robots = read('dist/robots.txt');
  expect(robots).toMatch(/^User-agent: \*\nAllow: \/$/m);
  expect(robots).toContain(`Sitemap: ${published}sitemap.xml`);
  const lines = read('dist/.well-known/security.txt').trim().split('\n');
  const fields = new Map(lines.map((line) => line.split(/: (.*)/) as [string, string]));
  expect(fields.get('Contact')).toBe(`mailto:${company.securityEmail}`);
  expect(fields.get('Canonical')).toBe(`${published}.well-known/security.txt`);
  const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / (24 * 60 * 60 * 1000);
  expect(days > 0 && days < 366, `${days} days`).toBe(true);
});

every('home', 'can be kept on a phone, and has its icons', async ({ document, language, path }) => {
  const fileOf = (href = '') => `dist/${href.slice(base.length)}`;
  const linked = (selector: string) => fileOf(attributes(document, `link${selector}`, 'href')[0]);
  const manifest = JSON.parse(read(linked('[rel=manifest]')));
  const icons: Json[] = [...manifest.icons, { src: '/apple-touch-icon.png', sizes: '180x180' }];
  const found = icons.map(async ({ src, sizes }) => {
    const { width, height } = await sharp(fileOf(src)).metadata();
    return differs(src, `${width}x${height}`, sizes);
  });
  const { lang, start_url, scope } = manifest;
  return [
    ...differs('manifest', [lang, start_url, scope], [language, base + path, base]),
    ...differs(
      'maskable',
      icons.some(({ purpose }) => purpose === 'maskable'),
      true,
    ),
    ...(await Promise.all(found)).flat(),
  ];
});

test('whoever has the site has the licences of its parts by others', () => {
  expect(read('dist/licenses.txt')).toMatch(/SIL OPEN FONT LICENSE.*MIT License/s);
});

// Words that a bundler keeps: names of options and of errors. Each is first shown to be there.
test.each([
  ['i18next', 'node_modules/i18next/dist/esm/i18next.js', 'missingInterpolationHandler'],
  ['Zod', 'node_modules/zod/v4/core/schemas.js', 'unrecognized_keys'],
  ['the editor', 'scripts/edit/app/App.tsx', 'editor-drafts'],
])('nothing of %s reaches a visitor', async (_, source, trace) => {
  expect(read(source)).toContain(trace);
  const files = (await listFiles('dist')).filter((file) => /\.(js|html|json)$/.test(file));
  expect(files.filter((file) => read(`dist/${file}`).includes(trace))).toEqual([]);
});

function differs(what: string, found: unknown, wanted: unknown): string[] {
  if (isDeepStrictEqual(found, wanted)) return [];
  return [`${what}: ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`];
}

function notSaid(whole: string, wanted: string[]): string[] {
  return wanted.filter((one) => !site.says(whole, one)).map((one) => `does not say "${one}"`);
}

function outline(element: Element): string {
  return element.outerHTML.slice(0, 160);
}

function langOf(element: Element): string | null | undefined {
  return element.closest('[lang]')?.getAttribute('lang');
}

/** Every letter that a link or a form begins. */
function lettersIn(document: Document): string[] {
  const names = ['href', 'formaction', 'action'];
  return names.flatMap((name) => attributes(document, `[${name}^="mailto:"]`, name));
}

/** What a row of the list and the opening's own page say of the work. */
function termsOf(
  { id, category, place, type, experience }: Json,
  language: LanguageCode,
): string[] {
  const keys = [`jobs.${id}.title`, `categories.${category}`, `places.${place}`, `types.${type}`];
  const years = [experience.from, experience.to].map((count) => formatNumber(count, language));
  return [...keys.map((key) => word(language, `careers:openings.${key}`)), ...years];
}

/** The addresses of a page in each language, and for readers of others. */
function twinsOf(name: DocumentName): Record<string, string> {
  const address = (code?: LanguageCode) =>
    new URL(pathOf(name, code ?? 'en', base), published).href;
  const own = languageCodes.map((code) => [code, address(code)]);
  return { ...Object.fromEntries(own), 'x-default': address() };
}

function tokensOf(said: string[]): Set<string> {
  return new Set(said.join(' ').match(/[\p{L}\p{M}]+/gu));
}

function read(file: string): string {
  return readFileSync(file, 'utf8');
}
