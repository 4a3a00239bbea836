import type { LanguageContent } from '#src/content/load/content.ts';
import type { Entry } from '#src/content/load/entries.ts';
import type { Company } from '#src/content/schema/company.ts';
import { isClosed } from '#src/content/schema/openings.ts';
import { benefitIds } from '#src/content/schema/words/careers.ts';
import { fill, pluralOf } from '#src/i18n/translate.ts';
import { mailLink } from './contactWays.ts';

export type Opening = Entry<'openings'>;

/** The openings that people can apply for on the day of the build. */
export function openOpenings({ openings, day }: Pick<LanguageContent, 'openings' | 'day'>) {
  return openings.filter((opening) => !isClosed(opening, day));
}

/** The technologies, which are the same in every language, and the other skills. */
export function skillsOf({ technologies = [], skills }: Opening): string[] {
  return [...technologies, ...skills];
}

/** The Apply link of an opening. */
export function applyTo(title: string, address: string, { company, words }: LanguageContent) {
  const { apply, applyLabel } = words.careers.openings;
  return {
    label: apply,
    name: fill(applyLabel, { title }),
    href: applicationMailLink({ title, address }, company, words),
  };
}

export function experienceOf({ experience }: Opening, { lang, words }: LanguageContent): string {
  const { from, to } = experience;
  const form = from === to ? 'exact' : 'range';
  const forms = words.careers.openings.experience;
  return fill(pluralOf(forms, form, to, lang), { from, to });
}

type Words = Pick<LanguageContent['words'], 'careers' | 'common'>;

/** A mail with the title and address of an opening, and what the applicant has to fill in. */
function applicationMailLink(
  { title, address }: { title: string; address: string },
  company: Company,
  { careers, common }: Words,
): string {
  const { applySubject, applyBody, howToApply } = careers.openings;
  const asked = howToApply.asked.items.map((label) => fill(common.mail.heading, { label }));
  return mailLink(company, {
    subject: fill(applySubject, { title }),
    body: fill(applyBody, { address, lines: asked.join('\n\n') }),
  });
}

/** The benefits; where no pay is shown, the one about pay says how to ask for it. */
export function benefitsOf({ words }: LanguageContent, isPayShown: boolean) {
  const { items, askForPay } = words.careers.benefits;
  return benefitIds.map((id) => {
    const { title, text } = items[id];
    const more = id === 'competitive-salary' && !isPayShown && askForPay;
    return { id, title, text: more ? `${text} ${more}` : text };
  });
}

const hiringId = 'hiring';

/** What follows an application, and when, as far as the owner has said so. */
export function getHiring({ lang, company, words }: LanguageContent) {
  const { mark, heading, hiring: steps } = words.careers.answers;
  const days = company.reply.applicants;
  const text = days && pluralOf(words.common.reply, 'applicants', days, lang);
  return steps || text ? { id: hiringId, mark, heading, text, steps } : null;
}

/** Beside Apply: leads to what follows. */
export function getHiringLink(content: LanguageContent) {
  const label = content.words.careers.answers.labels.hiring;
  return getHiring(content) && { label, href: `#${hiringId}` };
}
