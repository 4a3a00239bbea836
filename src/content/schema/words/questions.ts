import { legalNames, type PageName } from '#src/routes.ts';
import { careersQuestions } from './careers.ts';
import { contactQuestions } from './contact.ts';
import { badgeQuestion } from './home.ts';
import { legalQuestions } from './legal.ts';

type OpenQuestion = { page: PageName; path: string[]; question: string };

/** Questions that only the owner can answer, each with the field for the answer. `npm run doctor` lists the unanswered ones. */
export const openQuestions: OpenQuestion[] = [
  { page: 'home', path: ['stats', 'items', 'badge', 'meaning'], question: badgeQuestion },
  ...questionsOf('contact', contactQuestions),
  ...questionsOf('careers', careersQuestions),
  ...legalNames.map((page) => ({ page, path: ['sections'], question: legalQuestions[page] })),
];

function questionsOf(page: PageName, questions: Record<string, string>): OpenQuestion[] {
  return Object.entries(questions).map(([name, question]) => {
    return { page, path: ['answers', name], question };
  });
}
