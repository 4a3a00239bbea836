import { describe, expect, test } from 'vitest';
import { countryName } from '#src/i18n/formats.ts';
import { company, words } from '#tests/siteData.ts';
import { attributes, hrefOf, named, one, pages, text, texts } from './built.ts';

const { email, phone, social, office } = company;

describe.each(pages.filter(({ page }) => page === 'contact'))('$name', ({ language, document }) => {
  const { form: told, details: listed, mail } = words(language, 'contact');
  const { cities, regions, footer } = words(language, 'common');
  const form = named(document, 'main form', told.label);
  const field = (name: string) => one(form, `[name="${name}"]`);

  test('labels five fields and says which of them a letter needs', () => {
    const names = ['name', 'email', 'company', 'subject', 'message'];
    expect(attributes(form, ':is(input, textarea)', 'name')).toEqual(names);
    for (const name of names) {
      expect(text(field(name).closest('label') as HTMLElement)).toBe(told[name]);
      expect(field(name).hasAttribute('required'), name).toBe(name !== 'company');
    }
    expect(field('email').getAttribute('type')).toBe('email');
    expect(field('message').localName).toBe('textarea');
    expect(field('message').getAttribute('rows')).toBe('5');
  });

  test('lets a browser fill in what it knows', () => {
    expect(
      ['name', 'email', 'company'].map((name) => field(name).getAttribute('autocomplete')),
    ).toEqual(['name', 'email', 'organization']);
  });

  test('says beside the button that nothing is sent yet', () => {
    const button = named(form, 'button', told.submit);
    const hint = one(form, `[id="${button.getAttribute('aria-describedby')}"]`);
    expect(text(hint)).toBe(told.hint);
  });

  test('opens a draft without script, and says so', () => {
    const send = one(form, '[type=submit]');
    const subject = encodeURIComponent(mail.subject.replace('{{subject}}', '').trim());
    const draft = new URL(send.getAttribute('formaction') ?? '');
    expect(draft.href).toContain(`mailto:${email}?subject=`);
    expect(encodeURIComponent(draft.searchParams.get('subject') ?? '')).toBe(subject);
    expect(send.getAttribute('formmethod')).toBe('post');
    expect(send.getAttribute('formenctype')).toBe('text/plain');
    expect(texts(document, 'main noscript p')).toEqual([told.noScript]);
  });

  test('gives e-mail, phone, office, chat and social links beside the form', () => {
    const details = one(document, '[aria-labelledby="details-heading"]');
    expect(texts(details, 'h2')).toEqual([listed.heading]);
    const link = (where: string) => one(details, `a${where}`);
    expect(link(`[href="mailto:${email}"]`).textContent).toContain(email);
    expect(link(`[href="tel:${phone.replaceAll(' ', '')}"]`).textContent).toContain(phone);
    const place = [
      cities[office.city],
      regions[office.region],
      countryName(office.country, language),
    ];
    expect(text(details)).toContain(place.join(', '));
    for (const { name, address } of Object.values<{ name: string; address: string }>(social)) {
      const to = link(`[href^="${address}"]`);
      expect(text(to)).toContain(name);
      expect(to.getAttribute('target')).toBe('_blank');
    }
    const chat = new URL(link(`[href^="${social.chat.address}"]`).getAttribute('href') ?? '');
    expect(chat.searchParams.get('text')).toBe(footer.chatText);
  });

  test('points applicants to the careers page', () => {
    const { link } = listed.applicants;
    expect(named(document, 'main a', link).getAttribute('href')).toBe(hrefOf('careers', language));
  });
});
