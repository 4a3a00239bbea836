import { z } from 'zod';
import { entryKind, order } from './entry.ts';
import { alwaysChecked, entryOf, isoDate, text, webAddress } from './fields.ts';
import { line } from './textSchemas.ts';

/** Each is shown only together with its partner. */
const partners = { figure: 'counts', counts: 'figure', quote: 'quoted', quoted: 'quote' } as const;

const words = z
  .strictObject({
    hard: line.describe('What was tangled, in the past tense').meta({ title: 'Problem' }),
    built: line.describe('What we built to solve it'),
    figure: text('In large type, like "−40 %"', 8).optional(),
    counts: text('What the figure counts, and since when', 80).optional(),
    quote: text('What the client says about it, without quotation marks', 240)
      .refine(
        (quote) => !/^["“„«][^"“”„«»]*["“”»]\.?$/.test(quote),
        'is between quotation marks\nLeave them out: the site sets those of each language.',
      )
      .optional(),
    quoted: text('Who says so: name and role', 80).optional(),
  })
  .superRefine((words, context) => {
    for (const [word, partner] of Object.entries(partners)) {
      if (!words[word as keyof typeof partners] || words[partner]) continue;
      const message = `is missing, although there is "${word}"\nFill in both, or neither.`;
      context.addIssue({ code: 'custom', path: [partner], message });
    }
  }, alwaysChecked);

export const cases = entryKind({
  label: 'Cases',
  singular: 'Case',
  icon: 'verified',
  description:
    'Work for clients who agreed to be named: shown on the home page under Show, don’t sell, at most 3',
  namedBy: 'client',
  factsBeforeWords: ['client', 'place', 'service', 'year'],
  most: 3,
  words: () => words,
  facts: z.strictObject({
    client: text('As the client writes it', 60),
    place: text('Where the client is, the same in every language', 60).optional(),
    link: webAddress.optional().describe('The client’s site: https:// and a full host name'),
    service: entryOf('projects', 'One of the projects: its thread and its cloth are drawn').meta({
      title: 'Project',
    }),
    year: z.int().min(1950).max(2100).describe('In which it was finished'),
    agreed: isoDate
      .meta({ title: 'Agreed on' })
      .describe('The day on which the client agreed to be named; nobody is named without it'),
    order,
  }),
});
