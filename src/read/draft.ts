import type { Content } from '#src/content/load/content.ts';
import type { Company } from '#src/content/schema/company.ts';
import { fill } from '#src/i18n/translate.ts';
import { decodeLetters, type Mail, mailto } from '#src/mail/mail.ts';
import { newsletterSubject } from '#src/mail/subjects.ts';

/** A link that opens a mail to the company; the visitor signs on the line after its text. */
export function draft({ email }: Company, { subject, body }: Omit<Mail, 'to'>): string {
  return decodeLetters(mailto({ to: email, subject, body: `${body}\n` }));
}

/** The mail that asks for the newsletter, by Gmail or in the visitor's own program. */
export function subscription({ footer }: Content['words']['common']) {
  return { subject: newsletterSubject, body: footer.newsletter.body };
}

type Words = Pick<Content['words'], 'careers' | 'common'>;

/** A mail with the title and address of an opening, and what the applicant has to fill in. */
export function applicationDraft(
  { title, address }: { title: string; address: string },
  company: Company,
  { careers, common }: Words,
): string {
  const { applySubject, applyBody, howToApply } = careers.openings;
  const asked = howToApply.asked.items.map((label) => fill(common.mail.heading, { label }));
  return draft(company, {
    subject: fill(applySubject, { title }),
    body: fill(applyBody, { address, lines: asked.join('\n\n') }),
  });
}
