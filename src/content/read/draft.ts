import { getCompany } from '#src/content/load/facts.ts';
import { spelledOut } from '#src/i18n/paths.ts';
import { type Letter, mailto } from '#src/mail/mail.ts';

/** The address of a mail to the company that is written as far as the site knows. */
export function draft({ subject, body }: Omit<Letter, 'to'>): string {
  return spelledOut(mailto({ to: getCompany().email, subject, body }));
}
