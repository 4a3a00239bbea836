import { describe, expect, it } from 'vitest';
import { languageCodes } from '~/i18n/languages';
import { getCompany, placeValues } from './company';
import { commonWords } from './frame';
import { byId, getTranslate, getWords } from './words';

describe('the words that are named to the letter', () => {
  it.each([
    ['nav.home', 'Home'],
    ['nav.services', 'Services'],
    ['nav.about', 'About'],
    ['nav.language', 'Language'],
    ['nav.contact', 'Contact Us'],
    ['footer.quick', 'Quick Links'],
  ])('%s is "%s" in English', (key, said) => {
    expect(getTranslate('en')(key)).toBe(said);
  });

  const keys = ['home', 'services', 'about', 'language', 'contact'].map((name) => `nav.${name}`);
  it.each(languageCodes.filter((code) => code !== 'en'))('are all there in "%s"', (lang) => {
    const t = getTranslate(lang);
    for (const key of [...keys, 'footer.quick']) expect(t(key)).not.toBe(key);
    expect(t('nav.home')).not.toBe('Home');
  });
});

it('fills the company’s name and claims in wherever a word names them', () => {
  const { name, copyrightYear, claims } = getCompany();
  expect(getTranslate('en')('nav.logoLabel')).toContain(name);
  expect(getTranslate('de')('footer.copyright')).toContain(`${copyrightYear} ${name}`);
  expect(getTranslate('en')('team:crowd.text')).toContain(`${claims.team}+`);
});

it('stops at a key that no word has', () => {
  expect(() => getTranslate('en')('nav.shop')).toThrow(
    'No word is called "nav.shop".\nAdd it to locales/en, or correct the key that asks for it.',
  );
});

it('gives the words of a page in the shape of their file', () => {
  const { nav, footer } = getWords('ru', 'common', commonWords);
  expect(nav.home).toBe(getTranslate('ru')('nav.home'));
  expect(footer.contact).toEqual({
    heading: getTranslate('ru')('footer.contact.heading'),
    email: getTranslate('ru')('footer.contact.email'),
    phone: getTranslate('ru')('footer.contact.phone'),
    office: getTranslate('ru')('footer.contact.office'),
  });
});

it('says which id has no words', () => {
  expect(byId({ cto: 'CTO' }, 'cto')).toBe('CTO');
  expect(() => byId({ cto: 'CTO' }, 'ceo')).toThrow('No words are kept under "ceo".');
});

describe('a name of a place', () => {
  const company = getCompany();
  const office = { city: 'pune', region: 'maharashtra', country: 'DE' };
  const english = { cities: { pune: 'Pune', surat: 'Surat' } };

  it('is the office’s own, and each city’s by its id', () => {
    expect(placeValues({ ...company, office }, 'en', english, english)).toEqual({
      city: 'Pune',
      city_in: 'Pune',
      city_of: 'Pune',
      country: 'Germany',
      country_in: 'Germany',
      'city:pune': 'Pune',
      'city:surat': 'Surat',
    });
  });

  it('has the forms that its language gives it', () => {
    const russian = {
      cities: { pune: 'Пуна' },
      cityForms: { pune: { in: 'Пуне', of: 'Пуны', countryIn: 'Германии' } },
    };
    expect(placeValues({ ...company, office }, 'ru', russian, english)).toMatchObject({
      city: 'Пуна',
      city_in: 'Пуне',
      city_of: 'Пуны',
      country: 'Германия',
      country_in: 'Германии',
      'city:surat': 'Surat',
    });
  });

  it('stands in the sentences of every language', () => {
    for (const lang of languageCodes) {
      const t = getTranslate(lang);
      const { city } = getCompany().office;
      const form = { fr: 'cityForms', ru: 'cityForms' }[lang as string];
      const name = form ? t(`${form}.${city}.in`) : t(`cities.${city}`);
      expect(t('footer.closing')).toContain(name);
      expect(t('story:intro.lede')).not.toMatch(/[{}]/);
    }
  });
});
