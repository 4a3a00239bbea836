import type { Content } from '#src/content/load/content.ts';
import { pluralOf } from '#src/i18n/translate.ts';

const id = 'hiring';

/** What follows an application, and when, as far as the owner has said so. */
export function getHiring({ lang, company, words }: Content) {
  const { mark, heading, hiring: steps } = words.careers.answers;
  const days = company.reply.applicants;
  const text = days && pluralOf(words.common.reply, 'applicants', days, lang);
  return steps || text ? { id, mark, heading, text, steps } : null;
}

/** Beside Apply: leads to what follows. */
export function getHiringLink(content: Content) {
  const label = content.words.careers.answers.labels.hiring;
  return getHiring(content) && { label, href: `#${id}` };
}
