import { describe, expect, test } from 'vitest';
import { languageCodes, languages } from '#src/i18n/languages.ts';
import { company, menu, words } from '#tests/siteData.ts';
import { all, attributes, built, hrefOf, named, one, text, texts } from './built.ts';

describe.each(built)('the header of $name', ({ page, language, document }) => {
  const { nav } = words(language, 'common');
  const header = one(document, 'body > header');
  const listed = menu.find((name) => name === page);

  test('leads past itself, home and to the pages, and marks the one that is open', () => {
    expect(text(one(header, 'a[href="#main"]'))).toBe(nav.skip);
    expect(header.querySelector('a')?.getAttribute('href')).toBe('#main');
    expect(named(header, 'a', nav.logoLabel).getAttribute('href')).toBe(hrefOf('home', language));
    const links = named(header, 'nav', nav.label);
    expect(texts(links, 'a')).toEqual(menu.map((name) => nav[name]));
    expect(attributes(links, 'a', 'href')).toEqual(menu.map((name) => hrefOf(name, language)));
    expect(attributes(header, '[aria-current=page]', 'href')).toEqual(
      listed ? [hrefOf(listed, language)] : [],
    );
  });

  test('lists the languages by their own names, and leads to the same page in each', () => {
    const list = named(header, 'ul', nav.languageLabel);
    expect(texts(list, 'a')).toEqual(languages.map(({ name }) => name));
    expect(attributes(list, 'a', 'href').map((href) => href?.split('#')[0])).toEqual(
      languageCodes.map((code) => hrefOf(page === '404' ? 'home' : page, code)),
    );
    expect(attributes(list, 'a', 'lang')).toEqual(languageCodes);
    expect(attributes(list, 'a', 'hreflang')).toEqual(languageCodes);
    expect(attributes(list, '[aria-current]', 'lang')).toEqual([language]);
  });
});

describe.each(built)('the footer of $name', ({ page, language, document }) => {
  const { nav, footer: told, hints } = words(language, 'common');
  const footer = one(document, 'body > footer');

  test('says how to reach the company and whose site it is', () => {
    expect(texts(footer, 'h2')).toEqual([
      told.contact.heading,
      told.quick,
      told.social.heading,
      told.newsletter.heading,
    ]);
    const link = (name: string) => named(footer, 'a', name).getAttribute('href');
    expect(link(company.email)).toBe(`mailto:${company.email}`);
    expect(link(company.phone)).toBe(`tel:${company.phone.replaceAll(' ', '')}`);
    const end = text(one(footer, ':scope > div:last-child'));
    expect(end).toContain(`${company.copyrightYear}`);
    expect(end).toContain(company.name);
  });

  test('leads to the pages, and marks the one that is open', () => {
    const quick = named(footer, 'nav', told.quick);
    expect(texts(quick, 'a')).toEqual(menu.map((name) => nav[name]));
    expect(attributes(quick, 'a', 'href')).toEqual(menu.map((name) => hrefOf(name, language)));
    const isListed = menu.some((name) => name === page);
    expect(texts(quick, '[aria-current=page]')).toEqual(isListed ? [nav[page]] : []);
  });

  test('opens the company’s places elsewhere in new tabs', () => {
    for (const kind of ['network', 'chat', 'community'] as const) {
      const { name, address } = company.social[kind];
      const label = told.social[kind].replace('{{service}}', name);
      const link = named(footer, 'a', `${label} (${hints.opensInNewTab})`);
      expect(text(link)).toBe(name);
      const { origin, pathname, searchParams } = new URL(link.getAttribute('href') ?? '');
      expect(origin + pathname).toBe(address);
      expect(searchParams.get('text')).toBe(kind === 'chat' ? told.chatText : null);
    }
  });

  test('asks for the newsletter by a letter of Gmail’s, and leaves out what is typed', () => {
    const form = one(footer, 'form');
    expect(form.getAttribute('action')).toBe('https://mail.google.com/mail/');
    expect(form.getAttribute('method')).toBe('get');
    const sent = all(form, '[name]').map((field) => [
      field.getAttribute('name'),
      field.getAttribute('value'),
    ]);
    expect(Object.fromEntries(sent)).toEqual({
      view: 'cm',
      fs: '1',
      to: company.email,
      su: told.newsletter.subject,
      body: told.newsletter.body,
    });
    const box = one(form, 'input[type=email]');
    expect(text(one(form, `label[for="${box.id}"]`))).toBe(told.newsletter.emailLabel);
    expect(text(one(form, 'button'))).toBe(`${told.newsletter.button} (${hints.opensInNewTab})`);
  });
});
