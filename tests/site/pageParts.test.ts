// What each page shows, each text, link and drawing in its place: the items of lists in their order, terms beside their
// labels, drawings beside what they belong to.
import { expect } from 'vitest';
import { type Content, contentIn, getCompany } from '#src/content/load/content.ts';
import type { Entry } from '#src/content/load/entries.ts';
import { entryWithId } from '#src/content/load/values.ts';
import { letterFields } from '#src/content/schema/letter.ts';
import { isClosed } from '#src/content/schema/openings.ts';
import { weaveKinds } from '#src/content/schema/weaves.ts';
import { benefitIds } from '#src/content/schema/words/careers.ts';
import {
  countryName,
  formatAtLeast,
  formatDate,
  formatList,
  formatPercent,
} from '#src/i18n/formats.ts';
import { languages } from '#src/i18n/languageList.ts';
import { languageCodes } from '#src/i18n/languages.ts';
import { addressOf, menu, pathOf, pathOfOpening } from '#src/i18n/paths.ts';
import { fill } from '#src/i18n/translate.ts';
import { openOpenings } from '#src/read/openOpenings.ts';
import { getLegalPages } from '#src/read/pages.ts';
import { all, attributes, drawn, subpaths } from '#tests/markup.ts';
import {
  type Built,
  flat,
  leaves,
  officeAddress,
  partsOf,
  picturesIn,
  read,
  textsOf,
} from './documents.ts';
import { every, type Kind } from './every.ts';
import { type Opening, type OpeningFact, sayingOf, skillsOf, yearsOf } from './openingFacts.ts';

/** What is at a place, as far as it is promised. */
type Item = { texts?: (string | undefined)[]; pictures?: string[]; links?: string[] };

/** The elements at a place of every such document are these, in this order. */
function everyList(
  kind: Kind,
  promise: string,
  selector: string,
  itemsOf: (content: Content, built: Built) => Item[],
): void {
  every(kind, `${promise}, each in its place`, (built) => {
    const wanted = itemsOf(contentIn(built.language), built).map(({ texts, ...rest }) => ({
      ...rest,
      ...(texts && { texts: texts.filter((text) => text !== undefined).map(flat) }),
    }));
    const found = all(built.document, selector).map((element) => ({
      texts: partsOf(element),
      pictures: picturesIn(element),
      links: attributes(element, 'a:not([href^="mailto:"])', 'href'),
    }));
    expect(found).toMatchObject(wanted);
  });
}

everyList('document', 'has a header', 'body > header', ({ company, words, lang }) => {
  const { nav } = words.common;
  const current = languages.find(({ code }) => code === lang);
  const language = [`${nav.languageLabel},`, current?.name, current?.short];
  const pages = menu.map((page) => nav[page]);
  const names = languages.map(({ name }) => name);
  const { skip, menuOpen, menuClose } = nav;
  return [{ texts: [skip, company.name, menuOpen, menuClose, ...pages, ...language, ...names] }];
});

everyList('document', 'has a footer', 'body > footer', (content) => {
  const { company, words } = content;
  const { nav, hints, footer } = words.common;
  const { email, phone, office } = footer.contact;
  const { newsletter, social } = footer;
  const services = [...(company.social ?? []), ...(company.chat ? [company.chat] : [])];
  const facts = [email, company.email, phone, company.phone, office, officeAddress(content)];
  const contact = [nav.contact, ...facts];
  const pages = [footer.quick, ...menu.map((page) => nav[page])];
  const profiles = services.length > 0 ? [social.heading, ...services.map(({ name }) => name)] : [];
  const form = [newsletter.emailLabel, newsletter.button, `(${hints.opensInNewTab})`];
  const subscription = [newsletter.heading, newsletter.text, ...form, newsletter.hint];
  const legal = getLegalPages().map((page) => words[page].intro.mark);
  const end = [footer.copyright, ...legal, footer.closing];
  const texts = [contact, pages, profiles, subscription, end].flat();
  return [{ texts, pictures: ['word-mark'] }];
});

everyList('home', 'leads from people to projects', '#hero-people + ul > li', ({ projects }) =>
  projects.map(({ id, who }) => ({ texts: [who], links: [`#project-${id}`] })),
);

everyList('home', 'says its claims', '#hero ul:not([aria-labelledby]) > li', ({ words }) => {
  const { years, clients, countries } = words.home.hero.claims;
  return [years, clients, countries].map((claim) => ({ texts: [claim] }));
});

everyList('home', 'has the projects', '#what-we-have-built li', ({ words, projects }) => {
  const { columns } = words.home.whatWeHaveBuilt;
  return projects.map(({ kind, hard, built, changed, tangle, weave }) => ({
    texts: [kind, columns.hard, hard, columns.built, built, columns.changed, changed],
    pictures: [`tangle-${tangle}`, 'slack', `cloth-${weave}`],
  }));
});

everyList('home', 'has the principles', '#operating-principles li', ({ words, principles }) =>
  principles.map(({ weave, title, text }) => ({
    texts: [words.home.operatingPrinciples.weaves[weave], title, text],
    pictures: [`cloth-${weave}`],
  })),
);

everyList('home', 'has the zones', '#impact-zones li', ({ lang, zones, cities }) =>
  zones.map(({ country, city, text }) => ({
    texts: [countryName(country, lang), city && entryWithId(cities, city).name, text],
  })),
);

everyList('home', 'has a map of the zones', '#impact-zones', ({ words }) => [
  { pictures: [`map ${words.home.impactZones.drawing}`] },
]);

everyList('home', 'has the company’s numbers', '[data-claim]', ({ company, words, lang }) => {
  const { claims } = company;
  const { badge, ...captions } = words.home.stats.items;
  const counted = (['clients', 'team', 'countries', 'years'] as const).map((claim) => ({
    texts: [formatAtLeast(claims[claim], lang), captions[claim].caption],
    pictures: [claim],
  }));
  const percentage = {
    texts: [formatPercent(claims.badge, lang), badge.meaning, badge.caption],
    pictures: ['badge'],
  };
  return badge.meaning ? [percentage, ...counted] : [...counted, percentage];
});

everyList('home', 'names the technologies', '#what-we-have-built > p', (content) => {
  const open = openOpenings(content);
  const names = [...new Set(open.flatMap(({ technologies = [] }) => technologies))];
  const label = content.words.home.whatWeHaveBuilt.technologies;
  return names.length > 0 ? [{ texts: [label, names.join(', ')] }] : [];
});

everyList('home', 'has the cloth of each category with openings', '#join-us li', (content) => {
  return usedCategories(content).map(({ weave }) => ({ pictures: [`cloth-${weave}`] }));
});

/** Those that have openings. */
function usedCategories(content: Content): Entry<'categories'>[] {
  const used = new Set(openOpenings(content).map(({ category }) => category));
  return content.categories.filter(({ id }) => used.has(id));
}

everyList('home', 'has the bill of a visit', '[data-visit] dl > div', ({ words }) => {
  const { bytes, requests, readable } = words.home.showDontSell.labels;
  return [bytes, requests, readable].map((label) => ({ texts: [label, '–'] }));
});

every('home', 'has words for a visit that is measured, cached or unknown', (built) => {
  const { measured, cached, unknown } = contentIn(built.language).words.home.showDontSell;
  const said = ['data-visit-source', 'data-cached', 'data-unknown'].flatMap((name) =>
    attributes(built.document, `[${name}]`, name),
  );
  expect(said).toEqual([measured, cached, unknown]);
});

everyList('story', 'has the lessons', '#timeline li', ({ words }) =>
  words.story.timeline.items.items.map(({ title, text }, at) => ({
    texts: [`${at + 1}`, title, text],
  })),
);

every('story', 'punches its headline and the title of each lesson', ({ document, language }) => {
  const { intro, timeline } = contentIn(language).words.story;
  const titles = timeline.items.items.map(({ title }) => title);
  const holes = attributes(document, 'main [data-holes]', 'd').map(subpaths);
  expect(holes).toEqual([intro.heading, ...titles].map(bitsOf));
  const letters = all(document, '#timeline svg:has(tspan)').map((card) => card.textContent);
  expect(letters).toEqual(titles.map((title) => title.replace(/\s/g, '')));
});

function bitsOf(text: string): number {
  const bytes = [...new TextEncoder().encode(text)].map((byte) => byte.toString(2));
  return bytes.join('').replaceAll('0', '').length;
}

everyList('team', 'has the leaders', 'main article', ({ company, people, words }) => {
  const { lede, open, close, heading, sections } = words.team.profile;
  const chapters = leaves(sections.items, '').map(([, text]) => text);
  const profile = [lede, open, close, heading, ...chapters];
  return people.map((person) => {
    const card = [...namesOf(person), person.text];
    return {
      texts: person.id === company.founder ? [...card, ...profile] : card,
      pictures: [`portrait-${person.id} ${descriptionOf(person, words)}`],
    };
  });
});

every('team', 'draws a loose end and a knot for each person', ({ document }) => {
  const [knots = ''] = attributes(document, '#crowd img', 'src');
  expect(knots).toMatch(/\/team-on-page\.\w+\.svg$/);
  const strokes = attributes(document, '#intro svg [d*=C]', 'd');
  expect([subpaths(strokes.join('')), all(drawn(read(knots)), '[data-knot]').length]).toEqual([
    getCompany().claims.team,
    getCompany().claims.team,
  ]);
});

everyList('leaders', 'has the leaders', '#leaders > ol > li', ({ company, people, words }) => {
  const picture = company.leaders === 'eyes' ? 'eyes' : 'portrait';
  return people.map((person) => {
    const { heading, text, points } = person.duty;
    return {
      texts: [...namesOf(person), heading, text, words.leaders.pointsLabel, ...points],
      pictures: [`${picture}-${person.id} ${descriptionOf(person, words)}`],
    };
  });
});

type Person = Entry<'people'>;

/** Without a name, the role is in its place. */
function namesOf({ name, role }: Person): string[] {
  return name ? [role, name] : [role];
}

function descriptionOf({ photo, name, portrait }: Person, { common }: Content['words']): string {
  return photo && name ? fill(common.portraits.photo, { name }) : portrait;
}

everyList('careers', 'has the habits', '#culture li', ({ words }) =>
  words.careers.culture.items.items.map(({ title, text }, at) => ({
    texts: [title, text],
  })),
);

every('careers', 'says how many openings can be remote', ({ document, language }) => {
  const content = contentIn(language);
  const open = openOpenings(content);
  const remote = open.filter(({ place }) => entryWithId(content.places, place).remote).length;
  const said = fill(content.words.careers.openings.remote, { remote, all: open.length });
  const found = textsOf(document, '#openings p').filter((text) => text === flat(said));
  expect(found).toHaveLength(remote > 0 ? 1 : 0);
});

everyList('careers', 'has the benefits', '#benefits li', ({ words }) =>
  benefitIds.map((id) => {
    const { title, text } = words.careers.benefits.items[id];
    return { texts: [title, text] };
  }),
);

everyList('careers', 'has the openings', 'main [data-opening]', (content) => {
  const { labels, apply, more } = content.words.careers.openings;
  return openOpenings(content).map((opening) => {
    const { id, title, description, duties } = opening;
    const row = [title, ...termsOf(opening, content), description, apply, more];
    const opened = [labels.duties, ...duties, ...needsOf(opening, content)];
    return { texts: [...row, ...opened], links: [pathOfOpening(id, content.lang)] };
  });
});

/** The most stripes of a cloth: of more openings each category has one, and those after the ninth share the last. */
const mostStripes = 9;

every('careers', 'leads a thread from a stripe to each opening, or to each category', (built) => {
  const { document, language } = built;
  const content = contentIn(language);
  const open = openOpenings(content);
  const isStripePerOpening = open.length <= mostStripes;
  const striped = isStripePerOpening ? open : usedCategories(content);
  const ids = striped.map(({ id }) => id).slice(0, mostStripes);
  const stripes = attributes(document, '#openings svg[data-thread]', 'data-thread');
  const lanes = attributes(document, '#openings g[data-thread]:has(line)', 'data-thread');
  expect([stripes, lanes]).toEqual([ids, ids]);
  for (const { id, category } of open) {
    const own = isStripePerOpening ? id : category;
    const thread = ids.includes(own) ? own : ids.at(-1);
    const starts = attributes(document, `#openings g[data-thread="${thread}"] > line`, 'x1');
    const arm = attributes(document, `[data-opening="${id}"] [data-arm] [stroke]`, 'x');
    expect(new Set(arm), id).toEqual(new Set(starts));
  }
});

/** The terms in the row of an opening, as its page begins with them. */
function termsOf(opening: Opening, content: Content): string[] {
  const { labels } = content.words.careers.openings;
  return labelled(['category', 'place', 'type', 'experience'], labels, opening, content);
}

/** The terms on the page of an opening alone. */
function furtherTermsOf(opening: Opening, content: Content): string[] {
  const { labels } = content.words.opening;
  const terms = ['salary', 'hours', 'applicants', 'posted', 'closes'] as const;
  return labelled(terms, labels, opening, content);
}

/** Each fact that there is, after its label. */
function labelled<Fact extends OpeningFact>(
  facts: readonly Fact[],
  labels: Readonly<Record<Fact, string>>,
  opening: Opening,
  content: Content,
): string[] {
  return facts.flatMap((fact) => {
    const saying = sayingOf(fact, opening, content);
    return saying.length > 0 ? [labels[fact], formatList(saying, content.lang)] : [];
  });
}

function needsOf(opening: Opening, { words }: Content): string[] {
  const { bring, show, skills } = words.careers.openings.labels;
  const lists = [
    [bring, opening.bring],
    [show, opening.show],
    [skills, skillsOf(opening)],
  ];
  return lists.flat(2);
}

everyList('opening', 'says the terms', 'main > section:has(#opening)', (content, { name }) => {
  const opening = entryWithId(content.openings, name.id);
  const { mark, closed, back, drawing } = content.words.opening;
  const { closes, title, description } = opening;
  const date = closes ? formatDate(closes, content.lang) : '';
  const { apply } = content.words.careers.openings;
  const terms = [...termsOf(opening, content), ...furtherTermsOf(opening, content)];
  const texts = isClosed(opening, content.day)
    ? [closed.mark, title, description, closed.heading, fill(closed.text, { date }), back]
    : [mark, title, description, apply, back];
  const experience = yearsOf(opening, content);
  return [{ texts: [...texts, ...terms, fill(drawing, { title, experience })] }];
});

everyList('opening', 'describes the work', '#work', (content, { name }) => {
  const opening = entryWithId(content.openings, name.id);
  const { work } = content.words.opening;
  const { openings, benefits } = content.words.careers;
  const { remote } = entryWithId(content.places, opening.place);
  const fitting = benefitIds.filter((id) => id !== 'remote-first' || remote);
  const offered = fitting.flatMap((id) => [benefits.items[id].title, benefits.items[id].text]);
  const duties = [work.mark, openings.labels.duties, ...opening.duties];
  const needs = needsOf(opening, content);
  return [{ texts: [...duties, ...needs, work.benefits, ...offered] }];
});

every('opening', 'says how to apply and what to pass on, each in its place', (built) => {
  const content = contentIn(built.language);
  const { id, title, ...opening } = entryWithId(content.openings, built.name.id);
  const { openings } = content.words.careers;
  const { mark, elsewhere, link } = content.words.opening.apply;
  const subject = fill(openings.applySubject, { title });
  const { heading, text, asked } = openings.howToApply;
  const values = { address: content.company.email, subject };
  const byMail = [mark, heading, text, ...asked.items, openings.apply];
  const byHand = [elsewhere.heading, fill(elsewhere.text, values)];
  const passedOn = [addressOf(pathOfOpening(id, built.language)), link.copy, link.share];
  const wanted = [...byMail, ...byHand, link.heading, ...passedOn];
  const parts = ':is(h2, h3, li, a, button, p:not([aria-live], :has(button)))';
  const isOver = isClosed(opening, content.day);
  expect(textsOf(built.document, `#apply ${parts}`)).toEqual(isOver ? [] : wanted.map(flat));
  const answers = ['data-copied', 'data-refused'].flatMap((name) =>
    attributes(built.document, `#apply [${name}]`, name),
  );
  expect(answers).toEqual(isOver ? [] : [link.copied, link.refused]);
});

everyList('opening', 'leads to others', '#others li', (content, { name, language }) => {
  const { category } = entryWithId(content.openings, name.id);
  return othersOf(name.id, category, content).map(({ id, title, place }) => ({
    texts: [title, entryWithId(content.places, place).name],
    links: [pathOfOpening(id, language)],
  }));
});

every('opening', 'leads to all of its category, or to all', ({ document, language, name }) => {
  const content = contentIn(language);
  const { category } = entryWithId(content.openings, name.id);
  const { back, others } = content.words.opening;
  const [other] = othersOf(name.id, category, content);
  const isSameCategory = other?.category === category;
  const values = { category: entryWithId(content.categories, category).name };
  const heading = isSameCategory ? fill(others.heading, values) : others.headingOfAll;
  const label = isSameCategory ? fill(others.all, values) : back;
  expect(textsOf(document, '#others h2, #others > p')).toEqual([heading, label].map(flat));
  const list = pathOf('careers', language);
  const target = isSameCategory ? `${list}#category-${category}` : list;
  expect(attributes(document, '#others > p a', 'href')).toEqual([target]);
});

/** Those after an opening and then those before it: of its category or, if there are none, of any. */
function othersOf(id: string, ofCategory: string, content: Content): Opening[] {
  const open = openOpenings(content);
  const sameCategory = open.filter(({ category }) => category === ofCategory);
  const isAlone = sameCategory.every((opening) => opening.id === id);
  const list = isAlone ? open : sameCategory;
  const index = list.findIndex((opening) => opening.id === id);
  const before = list.slice(0, Math.max(index, 0));
  return [...list.slice(index + 1), ...before].slice(0, 8);
}

everyList('contact', 'says how to reach the company', '#details-heading + dl', (content) => {
  const { company, words } = content;
  const { details } = words.contact;
  const { social = [], chat } = company;
  const email = [details.email, company.email];
  const phone = [details.phone, company.phone, details.timeZone];
  const office = [details.office, officeAddress(content)];
  const chatLink = chat ? [details.chat, fill(details.chatLink, { service: chat.name })] : [];
  const profiles = social.length > 0 ? [details.social, ...social.map(({ name }) => name)] : [];
  const applicants = [details.applicants.label, words.common.links.openings];
  return [{ texts: [email, phone, office, chatLink, profiles, applicants].flat() }];
});

every('contact', 'asks for each part of a letter by its label', ({ document, language }) => {
  const { labels, missing, invalid } = contentIn(language).words.contact.form;
  const asked = all(document, 'main form label').map((label) => {
    const field = label.querySelector('input, textarea');
    const [name, ifMissing, ifInvalid] = ['name', 'data-missing', 'data-invalid'].map((attribute) =>
      field?.getAttribute(attribute),
    );
    return [name, flat(label.textContent), ifMissing, ifInvalid];
  });
  const isRequired = (name: string): name is keyof typeof missing => name in missing;
  const isChecked = (name: string): name is keyof typeof invalid => name in invalid;
  const wanted = letterFields.map(({ name }) => [
    name,
    flat(labels[name]),
    isRequired(name) ? missing[name] : null,
    isChecked(name) ? invalid[name] : null,
  ]);
  expect(asked).toEqual(wanted);
});

every('contact', 'hands its words and the company’s address to the script', (built) => {
  const { mail, alert } = contentIn(built.language).words.contact;
  const { notSpecified, pasteNote, line, labels } = mail;
  const [props = ''] = attributes(built.document, 'astro-island[component-url*=Dispatch]', 'props');
  expect(revived([0, JSON.parse(props)])).toMatchObject({
    to: getCompany().email,
    alert,
    mail: {
      notSpecified,
      pasteNote,
      line,
      page: labels.page,
      sent: labels.sent,
      fields: letterFields.map(({ name }) => ({ name, label: labels[name] })),
    },
  });
});

/** The properties of an island, which Astro has written with a number for the type of each. */
function revived([type, value]: [type: number, value: unknown]): unknown {
  if (type === 1) return Object(value).map(revived);
  if (typeof value !== 'object') return value;
  const fields = Object.entries<[number, unknown]>(Object(value));
  return Object.fromEntries(fields.map(([name, field]) => [name, revived(field)]));
}

everyList('404', 'says so in every other language', '#not-found li', ({ lang }) =>
  languageCodes
    .filter((code) => code !== lang)
    .map((code) => {
      const { short, link } = contentIn(code).words.notFound;
      return { texts: [short, link] };
    }),
);
