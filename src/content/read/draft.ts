import { getCompany } from '#src/content/load/facts.ts';
import { spelledOut } from '#src/i18n/paths.ts';
import { type Letter, mailto } from '#src/mail/mail.ts';

export function draft({ subject, body }: Omit<Letter, 'to'>): string {
  return spelledOut(mailto({ to: getCompany().email, subject, body }));
}
