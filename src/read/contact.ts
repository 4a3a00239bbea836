import { type LanguageContent, languageOf } from '#src/content/load/content.ts';
import { graphemesOf } from '#src/i18n/graphemesOf.ts';
import { detailsOf, type LanguageCode } from '#src/i18n/languages.ts';
import { fill } from '#src/i18n/translate.ts';
import { letterFields } from '#src/mail/letterFields.ts';
import { mailto } from '#src/mail/mail.ts';
import { letterPrefix } from '#src/mail/subjects.ts';
import { pathOf } from '#src/routes.ts';
import { contactWaysOf, priceLink, whoReadsIt, withReply } from './contactWays.ts';

export function getContact(content: LanguageContent) {
  const { lang } = content;
  const { common } = content.words;
  const { meta, intro, form, mail, alert, details } = content.words.contact;
  const { contact, profiles, chat } = contactWaysOf(content);
  const { email: to } = content.company;
  const chatLink = chat && {
    href: chat.href,
    label: fill(details.chatLink, { service: chat.name }),
  };
  return {
    meta,
    intro: {
      ...intro,
      mark: contact.heading,
      text: `${intro.text} ${whoReadsIt(content)}`,
      noScript: form.noScript,
    },
    form: {
      ...form,
      hint: withReply(form.hint, content),
      price: priceLink(content),
      fields: letterFields.map((field) => ({
        ...field,
        label: form.labels[field.name],
        missing: field.isRequired ? form.missing[field.name] : undefined,
        invalid: field.type === 'email' ? form.invalid[field.name] : undefined,
      })),
      // The mail that the button opens without scripts.
      mailLink: mailto({ to, subject: letterPrefix }),
    },
    // Split into letters here, so that browsers do not have to.
    card: { headline: graphemesOf(intro.heading), caption: form.punched },
    dispatch: {
      to,
      mail: { ...mail, language: languageForCompany(lang) },
      alert: { ...alert, copied: fill(alert.copied, { email: to }) },
      chat: chatLink,
    },
    details: {
      ...details,
      openings: { label: common.links.openings, href: pathOf('careers', lang) },
      careers: common.nav.careers,
      contact,
      chatLink,
      profiles,
      opensInNewTab: common.hints.opensInNewTab,
    },
    steps: common.whatsNext,
    answers: answersOf(content),
  };
}

/** The questions of clients that the owner has answered. */
function answersOf(content: LanguageContent) {
  const { mark, heading, labels, ...texts } = content.words.contact.answers;
  const ids = Object.keys(labels) as (keyof typeof labels)[];
  const items = ids.flatMap((id) => {
    const text = texts[id];
    const lang = languageOf(content, ({ contact }) => contact.answers[id]);
    return text ? [{ id, label: labels[id], text, lang }] : [];
  });
  return { mark, heading, items };
}

/** "Deutsch (German)" */
function languageForCompany(lang: LanguageCode): string {
  const { name } = detailsOf(lang);
  const english = new Intl.DisplayNames('en', { type: 'language' }).of(lang);
  return name === english ? name : `${name} (${english})`;
}

export type Contact = ReturnType<typeof getContact>;
