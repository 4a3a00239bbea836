// Composes the letter of the contact form, and the URLs that open it in the visitor's mail program or web mail. If it
// is too long for a URL, its lean form is used: with short dates and addresses, and without the labels of obvious
// values. If that is too long as well, a note takes its place that asks to paste the letter.

import { gmail, longestMailto, type Mail, mailto, outlook, yahoo } from '#src/mail/mail.ts';
import { letterPrefix } from '#src/mail/subjects.ts';
import type { Contact } from '#src/read/contact.ts';
import type { Typed } from './fields.browser.ts';

type MailWords = Contact['dispatch']['mail'];

type Written = { subject: string; full: string; lean: string };

type Circumstances = { page: URL; time: Date };

// The company reads its mail in one language, so the labels are the same in every one.
const labelled = (label: string, value: string) => `${label}: ${value}`;

export function writeLetter(
  typed: Typed,
  words: MailWords,
  { page, time }: Circumstances,
): Written {
  const fields = words.fields.map(({ name, label, isLong, isRequired }) => {
    const value = isRequired ? typed[name] : typed[name].trim() || 'Not specified';
    const full = isLong ? `\n${label}:\n${value}\n` : labelled(label, value);
    // The value of a required field is clear without its label.
    if (!isRequired) return { full, lean: full };
    return { full, lean: isLong ? `\n${value}\n` : value };
  });
  const full = [
    ...fields.map((field) => field.full),
    labelled('Page', page.href),
    labelled('Sent', formatMoment(time, 'full')),
    labelled('Language', words.language),
  ];
  // Its page names the language.
  const lean = [
    ...fields.map((field) => field.lean),
    page.origin + page.pathname,
    formatMoment(time, 'short'),
  ];
  return {
    subject: letterPrefix + typed.subject,
    full: full.join('\n'),
    lean: lean.join('\n'),
  };
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

/** The URL to open, and whether it contains the whole letter or the note. */
type Carried = { address: string; whole: boolean };

export type Ways = Record<'mail' | 'gmail' | 'outlook' | 'yahoo', Carried>;

export function waysFor(to: string, written: Written, pasteNote: string, userAgent: string): Ways {
  const { subject, full, lean } = written;
  const carry = (limit: number, addressOf: (mail: Mail) => string): Carried => {
    const fits = ({ length }: string) => length <= limit;
    const whole = [full, lean].map((body) => addressOf({ to, subject, body })).find(fits);
    if (whole) return { address: whole, whole: true };
    let address = addressOf({ to, subject, body: pasteNote });
    // The pasted letter has its subject whole, so the subject line may end early.
    const characters = Array.from(subject).slice(0, 80);
    while (!fits(address) && characters.pop()) {
      address = addressOf({ to, subject: `${characters.join('')}…`, body: pasteNote });
    }
    return { address, whole: false };
  };
  return {
    mail: carry(/\bWindows\b/.test(userAgent) ? limits.windows : limits.elsewhere, mailto),
    gmail: carry(limits.gmail, gmail),
    outlook: carry(limits.outlook, outlook),
    yahoo: carry(limits.yahoo, yahoo),
  };
}
