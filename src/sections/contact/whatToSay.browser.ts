// What the alert says after a letter was handed to a mail program: that it is not sent yet, and every way to send it.

import { mailto } from '#src/mail/mail.ts';
import type { Contact } from '#src/read/contact.ts';
import type { Ways } from './letter.browser.ts';

const webMails = ['gmail', 'outlook', 'yahoo'] as const;

type Situation = Omit<Contact['dispatch'], 'mail'> & {
  ways: Ways;
  /** Whether the browser opened the new tab. */
  isOpened: boolean;
  copied?: Copied | undefined;
};

/** The last attempt to copy: of what the draft lacks or, once the button is pressed, of the whole letter. */
export type Copied = { text: string; isCopied: boolean; attempt: number };

export function whatToSay({ to, alert: words, chat, ways, isOpened, copied }: Situation) {
  const isWhole = ways.mail.toPaste === undefined;
  // What the draft lacks is copied first, by itself.
  const isForDraft = !isWhole && (copied?.attempt ?? 1) === 1;
  const takers = webMails.filter((name) => !isWhole && ways[name].toPaste === undefined);
  const linkTo = (name: (typeof webMails)[number]) => {
    return { href: ways[name].address, label: words[name], ...inNewTab };
  };
  const others = [
    { href: ways.mail.address, label: words.openDraft },
    ...webMails.filter((name) => !takers.includes(name)).map(linkTo),
    ...(chat ? [{ ...chat, ...inNewTab }] : []),
  ];
  const groups = [
    { intro: words.wholeWays, links: takers.map(linkTo) },
    { intro: isOpened ? words.otherWays : '', links: others },
  ];
  const done = isForDraft ? words.longCopied : words.copied;
  const refused = isForDraft ? words.longRefused : words.copyRefused;
  return {
    isForDraft,
    thanks: isOpened ? [words.thanks] : [words.thanks, words.blocked],
    groups: groups.filter(({ links }) => links.length > 0),
    address: { href: mailto({ to }), label: to },
    answer: copied?.isCopied ? done : refused,
  };
}

const inNewTab = { target: '_blank', rel: 'noopener' };
