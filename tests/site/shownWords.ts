// Which texts of locales/ a page does not show, or only where a fact asks for them: each is named by the path of its field or
// group. So leaving out an optional fact, with its label, breaks no promise.
import type { Content } from '#src/content/load/content.ts';
import { entryWithId } from '#src/content/load/values.ts';
import { weaveKinds } from '#src/content/schema/weaves.ts';
import { careersQuestions } from '#src/content/schema/words/careers.ts';
import { contactQuestions } from '#src/content/schema/words/contact.ts';
import { openOpenings } from '#src/read/openOpenings.ts';
import { stripesOf } from '#src/read/stripes.ts';

type Condition = (content: Content) => boolean;

const hasProfiles: Condition = ({ company }) => (company.social ?? []).length > 0;
const hasChat: Condition = ({ company }) => company.chat !== undefined;
const hasOpenings: Condition = (content) => openOpenings(content).length > 0;
const hasStripePerOpening: Condition = (content) =>
  stripesOf(openOpenings(content), content.categories).isStripePerOpening;

const conditions: Readonly<Record<string, Condition>> = {
  'common.footer.social.heading': (content) => hasProfiles(content) || hasChat(content),
  'common.footer.social.link': hasProfiles,
  'common.footer.social.chat': hasChat,
  'common.footer.chatText': hasChat,
  'contact.details.social': hasProfiles,
  'contact.details.chat': hasChat,
  'contact.details.chatLink': hasChat,
  ...answers('contact', contactQuestions),
  ...answers('careers', careersQuestions),
  'home.stats.asOf': ({ company }) => company.confirmed.claims !== undefined,
  'home.whatWeHaveBuilt.technologies': (content) =>
    openOpenings(content).some(({ technologies = [] }) => technologies.length > 0),
  ...Object.fromEntries(
    weaveKinds.map((weave) => [
      `home.operatingPrinciples.weaves.${weave}`,
      ({ principles }: Content) => principles.some((principle) => principle.weave === weave),
    ]),
  ),
  'careers.openings.text': hasOpenings,
  'careers.openings.howToApply': hasOpenings,
  'careers.openings.labels': hasOpenings,
  'careers.openings.filterLabel': hasOpenings,
  'careers.openings.apply': hasOpenings,
  'careers.openings.more': hasOpenings,
  'careers.openings.moreLabel': hasOpenings,
  'careers.openings.applyLabel': hasOpenings,
  'careers.openings.none': (content) => !hasOpenings(content),
  'careers.openings.remote': (content) =>
    openOpenings(content).some(({ place }) => entryWithId(content.places, place).remote),
  'careers.openings.caption.each': (content) =>
    hasOpenings(content) && hasStripePerOpening(content),
  'careers.openings.caption.kinds': (content) =>
    hasOpenings(content) && !hasStripePerOpening(content),
};

const reasons: Readonly<Record<string, string>> = {
  'common.nav.services': 'llms.txt alone has it, in English',
  'common.nav.about': 'an agreed translation that no page shows',
  'common.nav.language': 'an agreed translation that no page shows',
  'careers.openings.all': 'another promise has it, with its count',
  'careers.openings.filterButton': 'another promise has it, with its count',
  'home.joinUs.heading': 'another promise has it, with its count',
  'careers.joinUs.heading': 'another promise has it, with its count',
  'careers.openings.experience': 'another promise has it, with its years',
  'careers.openings.applySubject': 'another promise has it, with its title',
  'careers.openings.applyBody': 'another promise has it, with its lines',
  'careers.close.letter': 'another promise has it',
  'leaders.close.letter': 'another promise has it',
  'contact.form.late': 'a script shows it',
  'contact.form.missing': 'a script shows it',
  'contact.form.invalid': 'a script shows it',
  'contact.mail': 'a script writes it',
  'contact.alert': 'a script shows it',
  'notFound.short': 'the pages in other languages show it',
};

/** The fields and groups named here. */
export const exceptions = [...Object.keys(conditions), ...Object.keys(reasons)];

export function isIn(path: string, field: string): boolean {
  return path === field || path.startsWith(`${field}.`);
}

/** Whether a page shows the text at a path like "home.hero.text". */
export function isShown(path: string, content: Content): boolean {
  const isExempt = Object.keys(reasons).some((field) => isIn(path, field));
  const asked = Object.entries(conditions).filter(([field]) => isIn(path, field));
  return !isExempt && asked.every(([, isTrueOf]) => isTrueOf(content));
}

/** What introduces answers is shown if there is one; the label of each, if it is there. */
function answers(page: 'contact' | 'careers', questions: object): Record<string, Condition> {
  const names = Object.keys(questions);
  const isAnswered = (name: string): Condition => {
    return ({ words }) => name in words[page].answers;
  };
  const isAnyAnswered: Condition = (content) => names.some((name) => isAnswered(name)(content));
  return {
    [`${page}.answers.mark`]: isAnyAnswered,
    [`${page}.answers.heading`]: isAnyAnswered,
    ...Object.fromEntries(
      names.map((name) => [`${page}.answers.labels.${name}`, isAnswered(name)]),
    ),
  };
}
