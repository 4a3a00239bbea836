import { contentIn } from '#src/content/load/content.ts';
import { entryWithId } from '#src/content/load/values.ts';
import { isDevanagari } from '#src/i18n/devanagari.ts';
import { countryName } from '#src/i18n/formats.ts';
import { graphemesOf } from '#src/i18n/graphemes.ts';
import { languages } from '#src/i18n/languageList.ts';
import { detailsOf, type LanguageCode } from '#src/i18n/languages.ts';
import { fill } from '#src/i18n/translate.ts';
import { newsletterSubject } from '#src/mail/subjects.ts';
import {
  type DocumentName,
  decodeLetters,
  menu,
  type PageName,
  pathOf,
  pathOfDocument,
} from '#src/routes.ts';
import { getLegalPages } from './pages.ts';

export function getFrame(
  lang: LanguageCode,
  page: DocumentName | null,
  { company, cities, words } = contentIn(lang),
) {
  const { nav, footer, hints } = words.common;
  const { office, chat } = company;
  const city = entryWithId(cities, office.city);
  // "Surat, Gujarat, India", each part in the language's own spelling.
  const addressParts = [
    office.street,
    city.name,
    city.region,
    office.postcode,
    countryName(office.country, lang),
  ];

  const isCurrent = (name: PageName) => page?.kind === 'page' && page.id === name;
  const links = menu.map((name) => ({
    href: pathOf(name, lang),
    label: nav[name],
    isCurrent: isCurrent(name),
  }));
  const linkTo = (label: string, { name, address }: NonNullable<typeof chat>) => {
    return { href: address, name, label: fill(label, { service: name }) };
  };

  const profiles = (company.social ?? []).map((profile) => linkTo(footer.social.link, profile));
  const chatTo = chat && {
    ...linkTo(footer.social.chat, chat),
    href: chatLink(chat.address, footer.chatText),
  };

  return {
    header: {
      company: logoOf(company.name),
      home: { href: pathOf('home', lang), label: nav.logoLabel },
      skip: nav.skip,
      menu: { label: nav.label, open: nav.menuOpen, close: nav.menuClose, links },
      languages: {
        label: nav.languageLabel,
        current: detailsOf(lang),
        links: languages.map(({ code, name }) => ({
          code,
          name,
          href: page ? pathOfDocument(page, code) : pathOf('home', code),
          isCurrent: code === lang,
        })),
      },
    },
    footer: {
      closing: footer.closing,
      copyright: footer.copyright,
      legal: getLegalPages().map((name) => ({
        href: pathOf(name, lang),
        label: words[name].intro.mark,
        isCurrent: isCurrent(name),
      })),
      opensInNewTab: hints.opensInNewTab,
      contact: {
        heading: nav.contact,
        labels: footer.contact,
        email: company.email,
        phone: company.phone,
        office: addressParts.filter((part) => part !== undefined).join(', '),
      },
      quick: { heading: footer.quick, links },
      social: {
        heading: footer.social.heading,
        profiles,
        chat: chatTo,
        links: chatTo ? [...profiles, chatTo] : profiles,
      },
      newsletter: {
        ...footer.newsletter,
        fields: [
          { name: 'view', value: 'cm' },
          { name: 'fs', value: '1' },
          { name: 'to', value: company.email },
          { name: 'su', value: newsletterSubject },
          { name: 'body', value: footer.newsletter.body },
        ],
      },
    },
  };
}

/** The address of a chat with the inquiry added to its query, which may already have parameters, like ?phone=. */
function chatLink(address: string, inquiry: string): string {
  const url = chatWithoutText(address);
  const query = url.search === '' ? '?' : `${url.search}&`;
  const text = decodeLetters(encodeURIComponent(inquiry));
  return `${url.origin}${url.pathname}${query}text=${text}${url.hash}`;
}

/** The address of a chat that may have been copied with a text in it. */
export function chatWithoutText(address: string): URL {
  const url = new URL(address);
  // Only if there is one, because deleting re-encodes the other parameters.
  if (url.searchParams.has('text')) url.searchParams.delete('text');
  return url;
}

/** The logo: a long name is smaller, so that it fits into two or three lines on a phone. */
function logoOf(name: string) {
  const letters = graphemesOf(name).length;
  const size = letters > 24 ? 'small' : 'large';
  return { name, size, isDevanagari: isDevanagari(name) };
}

export type Frame = ReturnType<typeof getFrame>;
