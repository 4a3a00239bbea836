// What the alert says after a letter was handed to a mail program: that it is not sent yet, and every way to send it.

import type { Contact } from '#src/read/contact.ts';
import type { Ways } from './letter.browser.ts';

const webMails = ['gmail', 'outlook', 'yahoo'] as const;

type Situation = Pick<Contact['dispatch'], 'alert' | 'chat'> & {
  ways: Ways;
  /** Whether the browser opened the new tab. */
  isOpened: boolean;
  copied?: Copied | undefined;
};

/** The last attempt to copy: of what the draft lacks or, once the button is pressed, of the whole letter. */
export type Copied = { text: string; isCopied: boolean; attempt: number };

export function whatToSay({ alert: words, chat, ways, isOpened, copied }: Situation) {
  // What the draft lacks is copied first, by itself.
  const isForDraft = ways.mail.toPaste !== undefined && (copied?.attempt ?? 1) === 1;
  const done = isForDraft ? words.longCopied : words.copied;
  const refused = isForDraft ? words.longRefused : words.copyRefused;
  return {
    isForDraft,
    answer: copied?.isCopied ? done : refused,
    intro: isOpened ? words.otherWays : words.blocked,
    links: [
      { href: ways.mail.address, label: words.openDraft },
      ...webMails.map((name) => ({ href: ways[name].address, label: words[name], ...inNewTab })),
      ...(chat ? [{ ...chat, ...inNewTab }] : []),
    ],
  };
}

const inNewTab = { target: '_blank', rel: 'noopener' };
