import { z } from 'zod';
import { chapter, mark, meta, section } from '#src/content/schema/textSchemas.ts';
import type { LegalName } from '#src/routes.ts';

export const legalQuestions: Record<LegalName, string> = {
  legal:
    'Who publishes the site: address, registration and whatever else the law requires; until you answer, there is no such page and no link to it in the footer',
  privacy:
    'Which data the host, the mail provider and you keep about visitors, why and for how long, and their rights; until you answer, there is no such page and no link to it in the footer',
};

export const legalSchemaOf = (page: LegalName) => () =>
  z.strictObject({
    intro: section.extend({ mark: mark.describe('The name of the page, also in the footer') }),
    sections: z.array(chapter).min(1).optional().describe(legalQuestions[page]),
    meta,
  });
