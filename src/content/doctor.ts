import { languages } from '~/i18n/languages';
import { type Company, companyFacts, confirmations } from './company';
import { dataIn } from './data';
import type { Problem } from './gate';
import { peopleFacts } from './people';
import { reviewFile, translatedLanguages, translationStatus } from './reviews';

type Texts = Readonly<Record<string, string>>;

/**
 * Everything that still keeps the site from going public: what is correct, but a sample, not there
 * yet, or not vouched for. The content gate has to be content with `texts`.
 */
export function whatIsLeft(texts: Texts, siteUrl?: string): Problem[] {
  const company = companyFacts.parse(dataIn(texts['content/company.json'] ?? ''));
  return [
    ...sampleAddresses(company, siteUrl),
    ...unconfirmed(company),
    ...facelessPeople(texts),
    ...unreviewed(texts),
  ];
}

function sampleAddresses(company: Company, siteUrl?: string): Problem[] {
  const { siteAddress, email, securityEmail, phone, social } = company;
  const fields: { field: string; value: string; fix: string }[] = [
    {
      field: 'siteAddress',
      value: siteUrl || siteAddress,
      fix: 'Put the address people will type, like https://www.your-company.com.',
    },
    { field: 'email', value: email, fix: 'Put the address that somebody reads every day.' },
    {
      field: 'securityEmail',
      value: securityEmail,
      fix: 'Put the address where somebody acts on reports of a weakness; it may be the same.',
    },
    { field: 'phone', value: phone, fix: 'Put the number with its country code.' },
    ...Object.entries(social).map(([kind, { name, address }]) => ({
      field: `social.${kind}.address`,
      value: address,
      fix: `Put the address of the company’s own page or number on ${name}.`,
    })),
  ];
  return fields
    .filter(({ value }) => isSample(value))
    .map(({ field, value, fix }) => ({
      file: 'content/company.json',
      field,
      wrong: `is only a sample ("${value}")`,
      fix,
    }));
}

// Names that are reserved for examples (RFC 2606), and numbers that nobody has.
function isSample(value: string): boolean {
  return (
    /\.(example|test|invalid|localhost)\b|\bexample\.(com|net|org)\b/.test(value) ||
    value.replaceAll(' ', '').includes('0000000')
  );
}

function unconfirmed({ confirmed }: Company): Problem[] {
  return Object.entries(confirmations)
    .filter(([name]) => confirmed[name as keyof typeof confirmations] === null)
    .map(([name, statement]) => ({
      file: 'content/company.json',
      field: `confirmed.${name}`,
      wrong: `nobody has confirmed this yet: ${statement}`,
      fix: 'Make sure of it, then put the day there, like "2026-01-31".',
    }));
}

function facelessPeople(texts: Texts): Problem[] {
  const file = 'content/people.json';
  const { people } = peopleFacts.parse(dataIn(texts[file] ?? ''));
  return people.flatMap(({ id, name, photo }, index) => {
    const lacks = (field: string, what: string, fix: string): Problem => ({
      file,
      field: `people[${index}].${field}`,
      wrong: `has no ${what} yet (${id})`,
      fix,
    });
    return [
      ...(name ? [] : [lacks('name', 'name', 'Put the name the person goes by, in quotes.')]),
      ...(photo
        ? []
        : [
            lacks(
              'photo',
              'portrait',
              `Put a picture into content/portraits and its file name there, like "${id}.jpg".`,
            ),
          ]),
    ];
  });
}

function unreviewed(texts: Texts): Problem[] {
  const open = translationStatus(texts)
    .map(({ lang, page, missing, unreviewed, older }) => ({
      lang,
      page,
      count: missing.length + unreviewed.length + older.length,
    }))
    .filter(({ count }) => count > 0);
  return translatedLanguages.flatMap((lang) => {
    const pages = open.filter((status) => status.lang === lang);
    if (pages.length === 0) return [];
    const count = pages.reduce((sum, page) => sum + page.count, 0);
    const { name } = languages.find(({ code }) => code === lang) ?? { name: lang };
    return [
      {
        file: reviewFile(lang),
        field: pages.map(({ page }) => page).join(', '),
        wrong: `${count} words in ${name} are missing, not reviewed or older than the English`,
        fix: `npm run translate:status ${lang} lists them; once they are read: npm run translate:reviewed ${lang}`,
      },
    ];
  });
}
