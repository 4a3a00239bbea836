import { z } from 'zod';
import { isTimeZone } from '#src/i18n/formats.ts';
import {
  aDay,
  countryCode,
  describedFields,
  emailAddress,
  group,
  id,
  nameText,
  phoneNumber,
  siteAddress,
  unique,
  webAddress,
} from './blocks.ts';
import { mapEdges } from './map.ts';

/** What a person has to vouch for before the site goes public, because no program can know it. */
export const confirmations = {
  identity:
    'The name, e-mail, phone, office and the three social links in content/company.json are ours, and each was tried',
  claims: 'The numbers under "claims" in content/company.json are true',
  work: 'We have built the projects of "whatWeHaveBuilt" in locales/en/home.json, and what changes for a client is what we have seen',
  profile: 'The founder agrees with the long profile in locales/en/team.json',
  people:
    'The three leaders have the roles in locales/en/team.json and the duties in locales/en/leaders.json, and work as it says of each',
  practice:
    'We work, start a project and keep our promises as it says in "whoWeAre", "operatingPrinciples" and the steps of locales/en/home.json, the culture in locales/en/careers.json and the team in locales/en/team.json',
  benefits:
    'We give the four benefits in locales/en/careers.json to everybody, and "Remote first" where content/jobs.json says that a place is remote',
  openings:
    'Every opening in content/openings/en is open, with the duties that it names, and we answer applications as locales/en/careers.json says',
};

/** The claims that are counts: each has three placeholders, as a figure, in prose and as a bare number. */
export const countedClaims = ['years', 'clients', 'team', 'countries'] as const;

/** The badge as places on a punched card, one for each step of 0.1: 99.7 of 1,000 leaves 3 missing. */
export function holesOf(badge: number): { total: number; missing: number } {
  const total = 1000;
  return { total, missing: total - Math.round(badge * 10) };
}

/** Each is a mark of a drawing: beyond the most, the drawing would be too heavy and too fine to be seen. */
const countTo = (most: number, mark: string) => z.int().min(1).max(most).describe(mark);

const socialLink = (description: string) =>
  group(description, {
    name: nameText('The service’s own name, the same in every language', 40),
    address: webAddress,
  });

const city = id('A city named under "cities" in locales/*/common.json').meta({ title: 'City' });

const degrees = (most: number, description: string) =>
  z.number().min(-most, { abort: true }).max(most, { abort: true }).describe(description);

const { west, east, south, north } = mapEdges;
const coordinates = z
  .strictObject({
    longitude: degrees(180, 'East is positive'),
    latitude: degrees(90, 'North is positive'),
  })
  .refine(
    ({ longitude, latitude }) =>
      west <= longitude && longitude <= east && south <= latitude && latitude <= north,
    `lies beside the map, which shows longitudes ${west} to ${east} and latitudes ${south} to ${north}\nCorrect them, or leave them out: then the place is listed without a thread on the map.`,
  );

const place = z.strictObject({
  id: id('Names the place’s words in locales/*/home.json'),
  country: countryCode,
  city: city.optional(),
  coordinates: coordinates
    .optional()
    .describe('Where the map ties its threads; without them the place lies beside the map'),
});

const timeZone = z
  .string()
  .refine(
    isTimeZone,
    'is not the name of a time zone\nWrite its IANA name, like "Asia/Kolkata": https://en.wikipedia.org/wiki/List_of_tz_database_time_zones.',
  )
  .describe('Its continent and city, like "Asia/Kolkata"; its offset stands beside the phone');

export const companyFacts = z
  .strictObject({
    name: nameText(
      'The name in everyday use; its first letters make the icon, and up to 24 fit the logo',
      40,
    ),
    legalName: nameText('The full name in the register, if it is another', 80).optional(),
    siteAddress: siteAddress.describe('Where the site will be; the setting SITE_URL overrides it'),
    repository: z
      .string()
      .regex(
        /^[\w.-]+\/[\w.-]+$/,
        'is not the name of a repository\nWrite its owner and its name on GitHub, like "sutraloom/website".',
      )
      .optional()
      .describe('Owner and name on GitHub; with it, the site can be edited at its address /admin/'),
    email: emailAddress,
    securityEmail: emailAddress.describe('Where people report a weakness of the site'),
    phone: phoneNumber,
    office: z.strictObject({
      city,
      region: id('Named under "regions" in locales/*/common.json').meta({ title: 'Region' }),
      country: countryCode,
      timeZone,
    }),
    social: z.strictObject({
      network: socialLink('The professional network'),
      chat: socialLink('The chat app; the inquiry is added to its address'),
      community: socialLink('The social network'),
    }),
    claims: group('The only claims the site makes; the drawings count them out one to one', {
      years: countTo(150, 'Years in business: each is a row of the drawing'),
      clients: countTo(20_000, 'Clients so far: each is a stitch'),
      team: countTo(2_000, 'People who work here: each is a knot'),
      countries: countTo(100, 'Countries with clients: each is a thread'),
      badge: z
        .number()
        .min(0.1)
        .max(100)
        .multipleOf(0.1)
        .describe('A percentage in steps of 0.1, as many as the punched card has holes'),
    }).meta({ title: 'Numbers' }),
    places: unique(z.array(place).min(1)).describe(
      'Where the work is felt: the map on the home page; threads lead from the first to the others',
    ),
    copyrightYear: z.int().min(2000).max(2100).describe('The year in the last line of every page'),
    confirmed: group(
      'The day somebody vouched for it, like "2026-01-31"',
      describedFields(confirmations, aDay.optional()),
    ).prefault({}),
  })
  .meta({ title: 'Name, contact and numbers' });

export type Company = z.infer<typeof companyFacts>;

export type Claims = Company['claims'];
