// Composes the letter of the contact form, and the URLs that open it in the visitor's mail program or web mail. If it
// is too long for a URL, its lean form is used: with short dates and addresses, and without the labels of obvious
// values. If that is too long as well, a note takes its place that asks to paste the letter.

import { fill } from '#src/i18n/translate.ts';
import { gmail, longestMailto, type Mail, mailto, outlook, yahoo } from '#src/mail/mail.ts';
import { letterPrefix } from '#src/mail/subjects.ts';
import type { Contact } from '#src/read/contact.ts';
import type { Typed } from './fields.browser.ts';

type MailWords = Contact['dispatch']['mail'];

type Written = { subject: string; full: string; lean: string };

type Circumstances = { locale: string; page: URL; time: Date };

export function writeLetter(typed: Typed, words: MailWords, circumstances: Circumstances): Written {
  const { locale, page, time } = circumstances;
  const labelled = (label: string, value: string) => fill(words.line, { label, value });
  const fields = words.fields.map(({ name, label, isLong, isRequired }) => {
    const value = isRequired ? typed[name] : typed[name].trim() || words.notSpecified;
    const full = isLong
      ? `\n${fill(words.heading, { label })}\n${value}\n`
      : labelled(label, value);
    // The value of a required field is clear without its label.
    if (!isRequired) return { full, lean: full };
    return { full, lean: isLong ? `\n${value}\n` : value };
  });
  const full = [
    ...fields.map((field) => field.full),
    labelled(words.page, page.href),
    labelled(words.sent, formatMoment(time, locale, 'full')),
  ];
  const lean = [
    ...fields.map((field) => field.lean),
    page.origin + page.pathname,
    formatMoment(time, locale, 'short'),
  ];
  return {
    subject: letterPrefix + typed.subject,
    full: full.join('\n'),
    lean: lean.join('\n'),
  };
}

/** "Saturday 31 January 2026 at 14:35 (UTC+5:30)"; some languages have no words of their own for "pm". */
export function formatMoment(time: Date, locale: string, dateStyle: 'full' | 'short'): string {
  const style = { dateStyle, timeStyle: 'short', hourCycle: 'h23' } as const;
  const offset = new Intl.DateTimeFormat(locale, { timeZoneName: 'shortOffset' });
  const parts = offset.formatToParts(time);
  const zone = parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', 'UTC');
  return `${new Intl.DateTimeFormat(locale, style).format(time)} (${zone})`;
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
