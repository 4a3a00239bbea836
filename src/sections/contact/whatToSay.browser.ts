// What the alert says after a letter was handed to a mail program: that it is not sent yet, and every way to send it.

import { mailto } from '#src/mail/mail.ts';
import type { Contact } from '#src/read/contact.ts';
import type { Ways } from './letter.browser.ts';

const webMails = ['gmail', 'outlook', 'yahoo'] as const;

type Dispatch = Contact['dispatch'];

type Situation = {
  to: string;
  words: Dispatch['alert'];
  chat: Dispatch['chat'];
  ways: Ways;
  /** Whether the browser opened the new tab. */
  isOpened: boolean;
  /** Whether the letter could be copied; undefined before that is tried. */
  isCopied?: boolean | undefined;
};

export function whatToSay({ to, words, chat, ways, isOpened, isCopied }: Situation) {
  const isWhole = ways.mail.toPaste === undefined;
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
  const copied = isWhole ? words.copied : words.longCopied;
  const refused = isWhole ? words.copyRefused : words.longRefused;
  return {
    isWhole,
    thanks: isOpened ? [words.thanks] : [words.thanks, words.blocked],
    groups: groups.filter(({ links }) => links.length > 0),
    address: { href: mailto({ to }), label: to },
    answer: isCopied ? copied : refused,
  };
}

const inNewTab = { target: '_blank', rel: 'noopener' };
