// What two places say of the same thing: each in its own words, and none against another.
import { describe, expect, test } from 'vitest';
import { getWords } from '#src/content/load/words.ts';
import { languageCodes } from '#src/i18n/languages.ts';
import { openingName, pathOf } from '#src/i18n/paths.ts';
import { all, attributes } from '#tests/markup.ts';
import { facts, type Json } from '#tests/siteData.ts';
import { type Built, base, documents, flat, jobs, text } from './documents.ts';

const { categories, places }: Json = facts('jobs');
const isRemote = ({ place }: Json) => places.some(({ id, remote }: Json) => id === place && remote);
const numbersIn = (said: string[]) => said.join(' ').match(/\d+/g)?.map(Number) ?? [];
const textsOf = (within: ParentNode, selector: string) => all(within, selector).map(text);

describe.each(languageCodes)('in "%s"', (language) => {
  const own = documents.filter((built) => built.language === language);
  const openings = own.filter(({ page }) => page === 'opening');
  const of = (name: Built['page']) => own.find(({ page }) => page === name)?.document as Document;
  const { openings: words, benefits } = getWords(language, 'careers');
  const linkTo = (id: string) => `a[href="${pathOf(openingName(id), language, base)}"]`;
  const rowOf = (id: string) => all(of('careers'), `li[data-category]:has(${linkTo(id)})`);
  const listed = jobs.filter(({ id }) => rowOf(id).length > 0);

  test('openings are counted alike in figures and in sentences', () => {
    const amounts = categories
      .map(({ id }: Json) => listed.filter(({ category }) => category === id).length)
      .filter((amount: number) => amount > 0);
    for (const page of [of('home'), of('careers')]) {
      expect(numbersIn(textsOf(page, 'main strong + ul > li'))).toEqual(amounts);
      const totals = numbersIn(textsOf(page, 'main strong:has(+ ul)'));
      expect(totals).toEqual(listed.length > 0 ? [listed.length] : []);
    }
    const counts = [listed.length, listed.filter(isRemote).length];
    const said = numbersIn(textsOf(of('careers'), '#openings [data-stack]:has(> h2) > p'));
    expect(said.filter((number) => !counts.includes(number))).toEqual([]);
  });

  test.each(openings)('$path has one place, and benefits that fit it', ({ document, job }) => {
    const place = flat(words.places[job.place] ?? '');
    const names = Object.values(words.places).map(flat);
    const terms = [document, ...rowOf(job.id)].flatMap((part) => textsOf(part, 'dd'));
    expect(new Set(terms.filter((term) => names.includes(term)))).toEqual(new Set([place]));
    const links = own.flatMap((other) => all(other.document, `#others li:has(${linkTo(job.id)})`));
    expect(links.map(text).filter((said) => !said.endsWith(place))).toEqual([]);
    const fitting = Object.entries(benefits.items)
      .filter(([id]) => id !== 'remote-first' || isRemote(job))
      .map(([, { title }]) => flat(title));
    expect(textsOf(document, '#work strong')).toEqual(fitting);
  });

  test.each(openings)('$path, the list and the letter ask for the same', ({ document }) => {
    const asked = textsOf(of('careers'), '#openings [data-stack]:has(> h3) > ul > li');
    for (const href of attributes(document, 'main a[href^="mailto:"]', 'href')) {
      const [subject = '', body = ''] = new URL(href).searchParams.values();
      const lines = body.split('\n').map(flat);
      const found = asked.filter((item) => lines.some((line) => line.startsWith(item)));
      expect([found.length > 0, found]).toEqual([true, asked]);
      expect(textsOf(document, '#apply li')).toEqual(asked);
      expect(textsOf(document, '#apply').join()).toContain(flat(subject));
    }
  });

  test('a person has one role, and a page one name', () => {
    const rolesOn = (page: Built['page']) =>
      all(of(page), 'main div > h2:has(+ p)').map((name) =>
        text(name.previousElementSibling ?? name),
      );
    expect(rolesOn('leaders')).toEqual(rolesOn('team'));
    const [header, footer] = ['header', 'footer'].map((part) =>
      textsOf(of('home'), `${part} nav a`),
    );
    expect(footer).toEqual(header);
    for (const { document, page } of own.filter(
      ({ page }) => !['home', 'opening', '404'].includes(page),
    )) {
      const data = textsOf(document, 'script[type="application/ld+json"]').join();
      const [, { name }]: Json = JSON.parse(data)['@graph'][0].breadcrumb.itemListElement;
      // "Contact" and "Contact us" are one name, "Contact" and "Reach us" are two.
      const marks = textsOf(document, 'main header > p').slice(0, 1);
      const heads = page === 'contact' ? textsOf(document, 'footer h2').slice(0, 1) : [];
      const others = [...marks, ...heads, ...textsOf(document, 'header nav [aria-current=page]')];
      const [first = '', ...names] = [flat(name), ...others].map((said) => said.toLowerCase());
      const isOther = (said: string) => !said.includes(first) && !first.includes(said);
      expect(names.filter(isOther)).toEqual([]);
    }
  });
});
