import type { LanguageContent } from '#src/content/load/content.ts';
import { entryWithId } from '#src/content/load/entries.ts';
import type { Company } from '#src/content/schema/company.ts';
import { countryName } from '#src/i18n/formats.ts';
import { fill, pluralOf } from '#src/i18n/translate.ts';
import { decodeLetters, type Mail, mailto } from '#src/mail/mail.ts';
import { pathOf } from '#src/routes.ts';

const noBreakSpace = '\u00a0';

type Service = NonNullable<LanguageContent['company']['chat']>;

/** The ways to reach the company, as the footer and the contact page show them. */
export function contactWaysOf({ lang, company, cities, words }: LanguageContent) {
  const { nav, footer } = words.common;
  const { email, phone, office, chat, social = [] } = company;
  const city = entryWithId(cities, office.city);
  // "Surat 395002, Gujarat, India", each part in the language's own spelling.
  const addressParts = [
    office.street,
    [city.name, office.postcode].filter(Boolean).join(noBreakSpace),
    city.region,
    countryName(city.country, lang),
  ];
  return {
    contact: {
      heading: nav.contact,
      labels: footer.contact,
      email,
      phone: { href: `tel:${phone.replaceAll(' ', '')}`, label: phone },
      office: addressParts.filter((part) => part !== undefined).join(', '),
    },
    profiles: social.map((profile) => serviceLink(footer.social.link, profile)),
    chat: chat && {
      ...serviceLink(footer.social.chat, chat),
      href: chatLink(chat.address, footer.chatText),
    },
  };
}

function serviceLink(label: string, { name, address }: Service) {
  return { href: address, name, label: fill(label, { service: name }) };
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

/** A link to what projects cost, if the owner has answered that. */
export function priceLink({ lang, words }: LanguageContent) {
  const { priceRange } = words.contact.answers;
  const href = `${pathOf('contact', lang)}#answers`;
  return priceRange ? { label: words.common.links.price, href } : undefined;
}

export type ContactWays = ReturnType<typeof contactWaysOf>;

/** A link that opens a mail to the company; the visitor signs on the line after its text. */
export function mailLink({ email }: Company, { subject, body }: Omit<Mail, 'to'>): string {
  return decodeLetters(mailto({ to: email, subject, body: `${body}\n` }));
}

/** Who reads what clients write. */
export function whoReadsIt({ company, words }: LanguageContent): string {
  const { by } = company.reply;
  const { reply } = words.common;
  return by ? fill(reply.by, { name: by }) : reply.byEngineer;
}

/** `text`, and what the owner has answered of when we reply and what the first talk costs. */
export function withReply(text: string, { lang, company, words }: LanguageContent): string {
  const { days, firstTalk } = company.reply;
  const { reply } = words.common;
  const answers = [
    days && pluralOf(reply, 'days', days, lang),
    firstTalk === 'free' && reply.freeTalk,
  ];
  return [text, ...answers].filter(Boolean).join(' ');
}
