import { getWords } from '#src/content/load/words.ts';
import { contactWords } from '#src/content/schema/contact.ts';
import type { LanguageCode } from '#src/i18n/languages.ts';
import { getFrame } from './frame.ts';

export function getContact(lang: LanguageCode) {
  const { meta, intro, form, mail, alert, details } = getWords(lang, 'contact', contactWords);
  const { noScript, ...words } = form;
  const { footer } = getFrame(lang, 'contact');
  return {
    meta,
    intro: { ...intro, noScript },
    form: { lang, to: footer.contact.address, form: words, mail, alert },
    details: {
      ...details,
      contact: footer.contact,
      links: {
        chat: footer.social.links.chat,
        social: [footer.social.links.network, footer.social.links.community],
      },
      opensInNewTab: footer.opensInNewTab,
    },
  };
}

export type Contact = ReturnType<typeof getContact>;
