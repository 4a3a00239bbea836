// Composes the letter of the contact form, and the URLs that open it in the visitor's mail program or web mail. If it
// is too long for a URL, its lean form is used: with short dates and addresses, and without the labels of obvious
// values. If that is too long as well, a note in place of the message asks to paste it, and in the last case a note in
// place of all asks to paste the letter.

import { gmail, longestMailto, type Mail, mailto, outlook, yahoo } from '#src/mail/mail.ts';
import { letterPrefix } from '#src/mail/subjects.ts';
import type { Contact } from '#src/read/contact.ts';
import type { Typed } from './fields.browser.ts';

type Circumstances = { page: URL; time: Date };

/** A mail with labels, in the one language in which the company reads its mail, and its lean form. */
function writeLetter(typed: Typed, language: string, { page, time }: Circumstances) {
  const { name, email, message } = typed;
  const company = `Company: ${typed.company.trim() || 'Not specified'}`;
  const subject = letterPrefix + typed.subject;
  const full = [
    `Name: ${name}`,
    `Email: ${email}`,
    company,
    `Subject: ${typed.subject}`,
    `\nMessage:\n${message}\n`,
    `Page: ${page.href}`,
    `Sent: ${formatMoment(time, 'full')}`,
    `Language: ${language}`,
  ];
  // What every letter has is clear without its label, and its page names the language.
  const lean = [
    name,
    email,
    company,
    typed.subject,
    `\n${message}\n`,
    page.origin + page.pathname,
    formatMoment(time, 'short'),
  ];
  return [
    { subject, body: full.join('\n') },
    { subject, body: lean.join('\n') },
  ] as const;
}

/** "Saturday, 31 January 2026 at 14:35 (UTC+5:30)" */
function formatMoment(time: Date, dateStyle: 'full' | 'short'): string {
  const offset = new Intl.DateTimeFormat('en-GB', { timeZoneName: 'shortOffset' });
  const parts = offset.formatToParts(time);
  const zone = parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', 'UTC');
  const moment = new Intl.DateTimeFormat('en-GB', { dateStyle, timeStyle: 'short' });
  return `${moment.format(time)} (${zone})`;
}

/** The longest URL for each, safely below its limit: nothing of a longer one would arrive. */
export const limits = {
  windows: longestMailto,
  // The next lowest limit is that of Linux: 131,071 in one argument.
  elsewhere: 32_000,
  // Google's servers refuse a request line of more than 8,192.
  gmail: 8000,
  // Outlook accepted 31,145 along with the cookies. Whoever has to sign in first is redirected to a URL that contains
  // this one encoded, a third longer.
  outlook: 16_000,
  // Unknown; 8,192 is a common limit of servers.
  yahoo: 8000,
} as const;

/** A mail with the letter in it or, instead of what does not fit, a note that asks to paste that. */
type Version = { subject: string; body: string; toPaste?: string };

/** The letter in ever fewer characters; the first version is whole. */
export function versionsOf(
  typed: Typed,
  words: Contact['dispatch']['mail'],
  circumstances: Circumstances,
): [Version, ...Version[]] {
  const write = (letter: Typed) => writeLetter(letter, words.language, circumstances);
  const [full, lean] = write(typed);
  const cut = [Infinity, 80, 40, 20].map((most) => ({
    ...typed,
    company: startOf(typed.company, most),
    subject: startOf(typed.subject, most),
    message: words.messageNote,
  }));
  const notes = cut.map(({ subject }) => ({
    subject: letterPrefix + subject,
    body: words.pasteNote,
  }));
  return [
    full,
    lean,
    ...cut.flatMap(write).map((mail) => ({ ...mail, toPaste: typed.message })),
    ...notes.map((mail) => ({ ...mail, toPaste: full.body })),
  ];
}

function startOf(text: string, most: number): string {
  const characters = Array.from(text);
  return characters.length > most ? `${characters.slice(0, most).join('')}…` : text;
}

/** The URL to open, and what is left to paste there. */
type Way = { address: string; toPaste?: string | undefined };

export type Ways = Record<'mail' | 'gmail' | 'outlook' | 'yahoo', Way>;

export function waysFor(to: string, versions: readonly Version[], userAgent: string): Ways {
  const carry = (limit: number, addressOf: (mail: Mail) => string): Way => {
    const ways = versions.map(({ toPaste, ...mail }): Way => {
      return { address: addressOf({ to, ...mail }), toPaste };
    });
    // The first that fits; the last one always does.
    return ways.reduce((way, shorter) => (way.address.length <= limit ? way : shorter));
  };
  return {
    mail: carry(/\bWindows\b/.test(userAgent) ? limits.windows : limits.elsewhere, mailto),
    gmail: carry(limits.gmail, gmail),
    outlook: carry(limits.outlook, outlook),
    yahoo: carry(limits.yahoo, yahoo),
  };
}
