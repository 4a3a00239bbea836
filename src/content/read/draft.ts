import { getCompany } from '#src/content/load/facts.ts';
import { decodeLetters } from '#src/i18n/paths.ts';
import { type Letter, mailto } from '#src/mail/mail.ts';

export function draft({ subject, body }: Omit<Letter, 'to'>): string {
  return decodeLetters(mailto({ to: getCompany().email, subject, body }));
}
