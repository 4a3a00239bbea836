import { z } from 'zod';
import {
  alwaysChecked,
  choice,
  describedFields,
  emailAddress,
  entryOf,
  group,
  isoDate,
  matching,
  phoneNumber,
  service,
  siteAddress,
  text,
  timeZone,
  uniqueList,
} from './fields.ts';

/** What a person must confirm before the site goes public, because no program can check it. */
export const confirmations = {
  identity: 'The name, e-mail, phone, office, chat and social links above are ours, and each works',
  namedClients: 'Each of the clients named above agreed to be named',
  claims: 'The figures above, under Numbers, are true',
  map: 'The map under Impact zones on the home page shows India as the Survey of India does; so does the picture of shared links to the contact page',
  work: 'We have done projects of each kind under Projects, and have seen the changes that they describe. The home page says',
  profile: 'The founder agrees with the long profile in Pages → Team',
  people: 'The three leaders have the roles and duties in People, and work as described there',
  practice:
    'We work and start a project as described in Principles, in Pages → Home → Who we are, in the steps of Header, footer and texts of every page, in Pages → Careers → Culture and in Pages → Team',
  firstPromise: 'We keep the first promise below who-we-are on the home page',
  secondPromise: 'We keep the second promise',
  thirdPromise: 'We keep the third promise',
  fourthPromise: 'We keep the fourth promise',
  sharedKnowledge: 'We keep the principle on who knows a system',
  pay: 'We pay as the benefit on the careers page says',
  benefits:
    'Everybody gets the four benefits in Pages → Careers, "Remote first" at the places of work that are remote',
  openings:
    'Every opening is open and has the duties listed there, and we answer applications as Pages → Careers says',
};

const promise = (at: number): Commitment => ({
  file: 'locales/en/home.json',
  path: ['whoWeAre', 'promises', 'items', at],
});

/** Where the sentences are that commit the owner: doctor and form quote them as the files have them. */
export const commitments: Partial<Record<keyof typeof confirmations, Commitment>> = {
  work: { file: 'locales/en/home.json', path: ['whatWeHaveBuilt', 'text'] },
  firstPromise: promise(0),
  secondPromise: promise(1),
  thirdPromise: promise(2),
  fourthPromise: promise(3),
  sharedKnowledge: { file: 'content/principles/shared-knowledge.json', path: ['en', 'text'] },
  pay: {
    file: 'locales/en/careers.json',
    path: ['benefits', 'items', 'competitive-salary', 'text'],
  },
};

type Commitment = { file: string; path: (string | number)[] };

/** What clients and applicants ask first, and what the pages say until there is an answer. */
export const replyQuestions = {
  by: 'Which engineer reads the mail, by name; until you answer, the pages say that an engineer does',
  days: 'Within how many working days you reply; until you answer, the pages say that you reply, but not when',
  firstTalk: 'Whether the first talk is free; only if it is, the pages say so',
  applicants:
    'Within how many days applicants get an answer; until you answer, the pages do not say when',
};

export const countedClaims = ['years', 'clients', 'team', 'countries'] as const;

/** A count, drawn with one mark each: more than `most` would make a large file of marks too small to see. */
const countUpTo = (most: number, description: string) =>
  z.int().min(2).max(most).describe(description);

export const confirmedFacts = (statements: typeof confirmations) =>
  group(
    'The day on which somebody confirmed it, like "2026-01-31"',
    describedFields(statements, isoDate.optional()),
  ).prefault({});

export const companySchema = z
  .strictObject({
    name: text(
      'The name in everyday use. The icon shows its initials; on a phone 24 letters fit into one line of the header',
      40,
    ),
    legalName: text('The full registered name, if it is different', 80).optional(),
    email: emailAddress,
    phone: phoneNumber,
    office: z.strictObject({
      street: text('Street and number', 80).optional(),
      postcode: text('The postal code', 12).optional(),
      city: entryOf('cities', 'One of the cities; its region and country are in the address'),
      timeZone,
    }),
    social: uniqueList(group('A profile', service).meta({ title: 'Profile' }))
      .max(5)
      .optional()
      .describe('Profiles on social networks, in the order of the footer')
      .meta({ title: 'Social links' }),
    chat: group(
      'The chat app; an inquiry is added to the address. For WhatsApp write https://wa.me/919876543210, with your country code',
      service,
    ).optional(),
    claims: group('The only claims that the site makes; each is drawn with as many marks', {
      years: countUpTo(150, 'Years in business, each a row of the drawing'),
      clients: countUpTo(20_000, 'Clients so far, each a stitch'),
      team: countUpTo(2_000, 'People who work here, each a knot'),
      countries: countUpTo(100, 'Countries with clients, each a thread'),
      badge: z
        .number()
        .min(0.1)
        .max(100)
        .multipleOf(0.1)
        .meta({ title: 'Badge, in percent', decimals: 1 })
        .describe(
          'In steps of 0.1, each a hole of the punched card; what it measures is said in Pages → Home → In numbers → Items → Badge → Meaning',
        ),
    }).meta({ title: 'Numbers' }),
    namedClients: z
      .array(text('A client, as the client writes it', 60).meta({ title: 'Client' }))
      .min(2)
      .max(8)
      .optional()
      .describe('Below the number of clients, once “Named clients” is confirmed as well'),
    reply: group('Where clients write and under What’s next; where openings say how to apply', {
      by: text(replyQuestions.by, 80).optional(),
      // Up to 20: of 21 the Russian words would be those of 1, which say "by the next working day".
      days: z.int().min(1).max(20).optional().describe(replyQuestions.days),
      firstTalk: choice({ free: 'Free of charge', paid: 'Paid' })
        .optional()
        .describe(replyQuestions.firstTalk),
      applicants: z.int().min(1).max(90).optional().describe(replyQuestions.applicants),
    }).prefault({}),
    founder: entryOf('people', 'The person whose card opens the long profile'),
    leaders: z
      .enum(['eyes', 'portraits'])
      .describe(
        'What the leaders’ page shows: close-ups of the eyes, or the portraits of the team page',
      )
      .meta({ title: 'Pictures of the leaders' }),
    copyrightYear: z
      .int()
      .min(2000)
      .max(2100)
      .describe('The year of the copyright line on every page'),
    confirmed: confirmedFacts(confirmations),
    siteAddress: siteAddress.describe('The address of the site'),
    repository: matching(
      /^[A-Za-z\d][\w-]*\/(?!\.\.?$)[\w.-]+$/,
      'is not the name of a repository',
      'Write its owner and name on GitHub, like sutraloom/website.',
    )
      .optional()
      .describe('Owner and name on GitHub; with it, the site can be edited at /admin/'),
    securityEmail: emailAddress.describe('Where people report vulnerabilities of the site'),
  })
  .refine(({ namedClients, confirmed }) => !namedClients || confirmed?.namedClients, {
    ...alwaysChecked,
    path: ['namedClients'],
    error:
      'has clients that nobody has confirmed\nAsk each whether you may name them, and enter the date in Confirmed → Named clients.',
  })
  .meta({ title: 'Name, contact and numbers' });

export type Company = z.infer<typeof companySchema>;

export function legalNameOf({ name, legalName }: Company): string {
  return legalName ?? name;
}
