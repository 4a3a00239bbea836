import { replyQuestions } from '#src/content/schema/company.ts';
import { companyPath, wordsPath } from '#src/content/schema/dataFiles.ts';
import { careersQuestions } from '#src/content/schema/words/careers.ts';
import { contactQuestions } from '#src/content/schema/words/contact.ts';
import { badgeQuestion } from '#src/content/schema/words/home.ts';
import { legalQuestions } from '#src/content/schema/words/legal.ts';
import { defaultLanguage } from '#src/i18n/languages.ts';
import { legalNames, type PageName } from '#src/routes.ts';

type OpenQuestion = { file: string; path: string[]; question: string };

/** Questions that only the owner can answer, each with the field for the answer. `npm run doctor` lists the unanswered ones. */
export const openQuestions: OpenQuestion[] = [
  ...questionsIn(companyPath, 'reply', replyQuestions),
  { file: fileOf('home'), path: ['stats', 'items', 'badge', 'meaning'], question: badgeQuestion },
  ...questionsIn(fileOf('contact'), 'answers', contactQuestions),
  ...questionsIn(fileOf('careers'), 'answers', careersQuestions),
  ...legalNames.map((page) => {
    return { file: fileOf(page), path: ['sections'], question: legalQuestions[page] };
  }),
];

function fileOf(page: PageName): string {
  return wordsPath(defaultLanguage, page);
}

function questionsIn(file: string, group: string, questions: Record<string, string>) {
  return Object.entries(questions).map(([name, question]) => {
    return { file, path: [group, name], question };
  });
}
