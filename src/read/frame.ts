import type { LanguageContent } from '#src/content/load/content.ts';
import { graphemesOf } from '#src/i18n/graphemesOf.ts';
import { isDevanagari } from '#src/i18n/isDevanagari.ts';
import { languageList } from '#src/i18n/languageList.ts';
import { detailsOf } from '#src/i18n/languages.ts';
import { gmail } from '#src/mail/mail.ts';
import { newsletterSubject } from '#src/mail/subjects.ts';
import { type DocumentName, menu, type PageName, pathOf, pathOfDocument } from '#src/routes.ts';
import { contactWaysOf, mailLink } from './contactWays.ts';
import { legalPages } from './pages.ts';

export function getFrame(content: LanguageContent, page: DocumentName | null) {
  const { lang, company, words } = content;
  const { nav, footer, hints, links: sharedLinks } = words.common;
  const { contact, profiles, chat } = contactWaysOf(content);
  const letter = { subject: newsletterSubject, body: footer.newsletter.body };

  const currentOf = (name: PageName): 'page' | 'true' | undefined => {
    if (page?.kind === 'page' && page.id === name) return 'page';
    return page && listedUnder(page) === name ? 'true' : undefined;
  };
  const linkTo = (name: PageName, label: string) => ({
    href: pathOf(name, lang),
    label,
    'aria-current': currentOf(name),
  });
  const links = menu.map((name) => linkTo(name, nav[name]));

  return {
    header: {
      company: logoOf(company.name),
      home: { href: pathOf('home', lang), label: nav.logoLabel },
      skip: nav.skip,
      menu: {
        label: nav.label,
        open: nav.menuOpen,
        close: nav.menuClose,
        links,
        phone: contact.phone,
        project: { label: sharedLinks.project, href: pathOf('contact', lang) },
      },
      languages: {
        label: nav.languageLabel,
        current: detailsOf(lang),
        links: languageList.map(({ code, name }) => ({
          code,
          name,
          href: page ? pathOfDocument(page, code) : pathOf('home', code),
          isCurrent: code === lang,
        })),
      },
    },
    footer: {
      copyright: footer.copyright,
      legal: legalPages().map((name) => linkTo(name, words[name].intro.mark)),
      opensInNewTab: hints.opensInNewTab,
      contact,
      quick: { heading: footer.quick, links },
      social: {
        heading: footer.social.heading,
        links: chat ? [...profiles, chat] : profiles,
      },
      newsletter: {
        ...footer.newsletter,
        other: { label: footer.newsletter.other, href: mailLink(company, letter) },
        // As a form sends what a link to Gmail has in it.
        fields: [...new URL(gmail({ to: company.email, ...letter })).searchParams],
      },
    },
  };
}

/** The menu's page for a document that is not in the menu. */
function listedUnder({ kind, id }: DocumentName): PageName | undefined {
  if (kind === 'opening') return 'careers';
  return id === 'leaders' ? 'team' : undefined;
}

/** The logo: smaller on a phone, so that 24 letters fit into one line, and longer names into two or three. */
function logoOf(name: string) {
  const letters = graphemesOf(name).length;
  const size = letters > 24 ? 'small' : letters > 14 ? 'medium' : 'large';
  return { name, size, isDevanagari: isDevanagari(name) };
}

export type Frame = ReturnType<typeof getFrame>;
