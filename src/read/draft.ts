import type { Company } from '#src/content/schema/company.ts';
import { type Mail, mailto } from '#src/mail/mail.ts';
import { decodeLetters } from '#src/routes.ts';

/** A link that opens a mail to the company; the visitor signs on the line after its text. */
export function draft({ email }: Company, { subject, body }: Omit<Mail, 'to'>): string {
  return decodeLetters(mailto({ to: email, subject, body: `${body}\n` }));
}
