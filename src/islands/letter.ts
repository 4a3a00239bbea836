// What the letter of the contact form says. The lean form is for ways that carry little: it says the
// same, without the labels of what speaks for itself and with a short date.

import type { Typed } from './fields.ts';

export type LetterWords = {
  /** The letter's subject line, as in "Contact Form: {{subject}}". */
  subject: string;
  /** One line of the letter, as in "{{label}}: {{value}}". */
  line: string;
  labels: Typed & { page: string; sent: string };
  /** Stands for an empty company. */
  notSpecified: string;
};

export type Written = { subject: string; full: string; lean: string };

type Circumstances = { lang: string; page: URL; time: Date };

export function write(
  typed: Typed,
  { subject, line, labels, notSpecified }: LetterWords,
  { lang, page, time }: Circumstances,
): Written {
  const labelled = (label: string, value: string) => fill(line, { label, value });
  const date = (dateStyle: 'full' | 'short') =>
    new Intl.DateTimeFormat(lang, { dateStyle, timeStyle: 'long' }).format(time);
  const company = labelled(labels.company, typed.company.trim() || notSpecified);

  return {
    subject: fill(subject, { subject: typed.subject }),
    full: [
      labelled(labels.name, typed.name),
      labelled(labels.email, typed.email),
      company,
      labelled(labels.subject, typed.subject),
      '',
      labelled(labels.message, '').trimEnd(),
      typed.message,
      '',
      labelled(labels.page, page.href),
      labelled(labels.sent, date('full')),
    ].join('\n'),
    lean: [
      typed.name,
      typed.email,
      company,
      typed.subject,
      '',
      typed.message,
      '',
      page.origin + page.pathname,
      date('short'),
    ].join('\n'),
  };
}

/** Puts values into the places of a word. A value that looks like a place stays as it was typed. */
export function fill(word: string, values: Readonly<Record<string, string>>): string {
  return word.replace(/\{\{(\w+)\}\}/g, (place, name: string) => values[name] ?? place);
}
