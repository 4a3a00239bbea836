// How a letter gets from the page to the visitor's own mail: as an address that a mail program or a
// web mail opens, or by the clipboard. A letter that is too long for a way goes in its lean form,
// and if that is too long as well, a note goes in its place that asks to paste the letter.

import { gmail, type Letter, mailto, outlook, yahoo } from '#src/mail/mail.ts';
import type { Written } from './letter.ts';

/** The longest address that arrives; a longer one is dropped as a whole. */
export const limits = {
  // Windows passes 2,046 characters to a program, and silently drops a longer address.
  windows: 2000,
  // The next lowest limit is that of Linux: 131,071 in one argument.
  elsewhere: 32_000,
  // Google's servers refuse a request line of more than 8,192.
  gmail: 8000,
  // Outlook took 31,145 along with the cookies. Who has to sign in first is sent on with an address
  // that holds this one, a third longer.
  outlook: 16_000,
  // Not known; many servers stop at 8,192.
  yahoo: 8000,
} as const;

/** A letter ready to be sent one way: the address to open, and whether it holds the whole letter or the note. */
type Carried = { address: string; whole: boolean };
export type Ways = Record<'mail' | 'gmail' | 'outlook' | 'yahoo', Carried>;

export function waysFor(
  to: string,
  written: Written,
  pasteNote: string,
  { userAgent }: { userAgent: string },
): Ways {
  const by = (limit: number, addressOf: (letter: Letter) => string) =>
    carried(to, written, pasteNote, limit, addressOf);
  return {
    mail: by(/\bWindows\b/.test(userAgent) ? limits.windows : limits.elsewhere, mailto),
    gmail: by(limits.gmail, gmail),
    outlook: by(limits.outlook, outlook),
    yahoo: by(limits.yahoo, yahoo),
  };
}

function carried(
  to: string,
  { subject, full, lean }: Written,
  pasteNote: string,
  limit: number,
  addressOf: (letter: Letter) => string,
): Carried {
  for (const body of [full, lean]) {
    const address = addressOf({ to, subject, body });
    if (address.length <= limit) return { address, whole: true };
  }
  const note = (start: string) => addressOf({ to, subject: start, body: pasteNote });
  if (note(subject).length <= limit) return { address: note(subject), whole: false };
  // The pasted letter has its subject whole, so the subject line may end early.
  const letters = Array.from(subject).slice(0, 80);
  const cut = () => note(`${letters.join('')}…`);
  while (letters.length > 0 && cut().length > limit) letters.pop();
  return { address: cut(), whole: false };
}

/** Opens the address in a new tab; false when the browser allowed none. */
export function openBeside(address: string): boolean {
  // Not `noopener`: with it, the answer is null whether or not a tab was opened.
  const tab = window.open(address, '_blank');
  if (!tab) return false;
  // Where the visitor's mail is a web page, it must not reach this page.
  tab.opener = null;
  // The tab stays. Chrome closes it where a mail program takes over; Firefox leaves it, but just as
  // empty it is while Firefox asks in it which program to open, or while a web mail is loading.
  return true;
}

/** Whether the text is on the clipboard now. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
