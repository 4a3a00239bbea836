import type { LanguageContent } from '#src/content/load/content.ts';
import type { Entry } from '#src/content/load/entries.ts';
import { isClosed } from '#src/content/schema/openings.ts';
import { benefitIds } from '#src/content/schema/words/careers.ts';
import { countryName, formatList, formatMoney } from '#src/i18n/formats.ts';
import { fill, pluralOf } from '#src/i18n/translate.ts';

export type Opening = Entry<'openings'>;

export function currentOpenings({ openings, day }: Pick<LanguageContent, 'openings' | 'day'>) {
  return openings.filter((opening) => !isClosed(opening, day));
}

/** The technologies, which are the same in every language, and the other skills. */
export function skillsOf({ technologies = [], skills }: Opening): string[] {
  return [...technologies, ...skills];
}

export function experienceOf({ experience }: Opening, { lang, words }: LanguageContent): string {
  const { from, to } = experience;
  const form = from === to ? 'exact' : 'range';
  const forms = words.careers.openings.experience;
  return fill(pluralOf(forms, form, to, lang), { from, to });
}

/** "₹14,00,000 – ₹22,00,000 a year" */
export function salaryOf({ salary }: Opening, { lang, words }: LanguageContent) {
  if (!salary) return undefined;
  const amount = formatMoney(salary, lang);
  return fill(words.careers.openings.salary[salary.period], { amount });
}

/** The countries where applicants may live: "India, Indonesia or South Korea" */
export function countriesOf({ applicants }: Opening, { lang }: LanguageContent) {
  const countries = applicants?.map((code) => countryName(code, lang));
  return countries && formatList(countries, 'disjunction', lang);
}

export function benefitsOf({ words }: LanguageContent, isPayShown: boolean) {
  const { items, askForPay } = words.careers.benefits;
  return benefitIds.map((id) => {
    const { title, text } = items[id];
    const more = id === 'competitive-salary' && !isPayShown && askForPay;
    return { id, title, text: more ? `${text} ${more}` : text };
  });
}

/** What follows an application, and when, as far as the owner has said so. */
export function hiringOf({ lang, company, words }: LanguageContent) {
  const { mark, heading, hiring: steps } = words.careers.answers;
  const days = company.reply.applicants;
  const text = days && pluralOf(words.common.reply, 'applicants', days, lang);
  return steps || text ? { id: 'hiring', mark, heading, text, steps } : undefined;
}

/** Beside Apply: leads to what follows. */
export function hiringLinkOf(content: LanguageContent) {
  const label = content.words.careers.answers.labels.hiring;
  const hiring = hiringOf(content);
  return hiring && { label, href: `#${hiring.id}` };
}
