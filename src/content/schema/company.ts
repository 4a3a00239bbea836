import { z } from 'zod';
import { isTimeZone } from '#src/i18n/formats.ts';
import {
  countryCode,
  describedFields,
  emailAddress,
  group,
  id,
  isoDate,
  nameText,
  phoneNumber,
  siteAddress,
  unique,
  webAddress,
} from './blocks.ts';
import { mapEdges } from './map.ts';

/** What a person must confirm before the site goes public, because no program can check it. */
export const confirmations = {
  identity:
    'The name, e-mail, phone, office and the three social links in content/company.json are ours, and each works',
  claims: 'The numbers under "claims" in content/company.json are true',
  work: 'We have built the projects under "whatWeHaveBuilt" in locales/en/home.json, and have seen the changes that they describe',
  profile: 'The founder agrees with the long profile in locales/en/team.json',
  people:
    'The three leaders have the roles in locales/en/team.json and the duties in locales/en/leaders.json, and work as described there',
  practice:
    'We work, start a project and keep our promises as described in "whoWeAre", "operatingPrinciples" and the steps of locales/en/home.json, the culture in locales/en/careers.json and the team in locales/en/team.json',
  benefits:
    'Everybody gets the four benefits in locales/en/careers.json, "Remote first" at the places that are remote in content/jobs.json',
  openings:
    'Every opening in content/openings/en is open and has the duties listed there, and we answer applications as locales/en/careers.json says',
};

/** The claims that are whole numbers. Each has three placeholders: a figure, a phrase for sentences and a bare number. */
export const countedClaims = ['years', 'clients', 'team', 'countries'] as const;

/** The badge as holes of a punched card, one for each 0.1 %: at 99.7 %, 3 of 1,000 are missing. */
export function holesOf(badge: number): { total: number; missing: number } {
  const total = 1000;
  return { total, missing: total - Math.round(badge * 10) };
}

/** A count, drawn with one mark each: more than `most` would make a large file of marks too small to see. */
const countUpTo = (most: number, description: string) =>
  z.int().min(1).max(most).describe(description);

const socialLink = (description: string) =>
  group(description, {
    name: nameText('The name of the service, the same in every language', 40),
    address: webAddress,
  });

const city = id('A city listed under "cities" in locales/*/common.json').meta({ title: 'City' });

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
    `is outside the map, which shows longitudes ${west} to ${east} and latitudes ${south} to ${north}\nCorrect the coordinates, or leave them out: the place is then listed without a thread on the map.`,
  );

const place = z.strictObject({
  id: id('The texts of the place in locales/*/home.json have the same id'),
  country: countryCode,
  city: city.optional(),
  coordinates: coordinates
    .optional()
    .describe('Where its thread ends on the map; without them, the place is only listed'),
});

const timeZone = z
  .string()
  .refine(
    isTimeZone,
    'is not a time zone\nWrite its IANA name, like "Asia/Kolkata": https://en.wikipedia.org/wiki/List_of_tz_database_time_zones.',
  )
  .describe(
    'Continent and city, like "Asia/Kolkata"; the offset from UTC is shown beside the phone number',
  );

export const companyFacts = z
  .strictObject({
    name: nameText(
      'The name in everyday use. The icon shows its initials; more than 24 letters make the logo smaller',
      40,
    ),
    legalName: nameText('The full registered name, if it is different', 80).optional(),
    siteAddress: siteAddress.describe('The address of the site; the setting SITE_URL overrides it'),
    repository: z
      .string()
      .regex(
        /^[\w.-]+\/[\w.-]+$/,
        'is not the name of a repository\nWrite its owner and name on GitHub, like "sutraloom/website".',
      )
      .optional()
      .describe('Owner and name on GitHub; with it, the site can be edited at /admin/'),
    email: emailAddress,
    securityEmail: emailAddress.describe('Where people report vulnerabilities of the site'),
    phone: phoneNumber,
    office: z.strictObject({
      city,
      region: id('A region listed under "regions" in locales/*/common.json').meta({
        title: 'Region',
      }),
      country: countryCode,
      timeZone,
    }),
    social: z.strictObject({
      network: socialLink('The professional network'),
      chat: socialLink('The chat app; an inquiry is added to the address'),
      community: socialLink('The social network'),
    }),
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
        .describe('A percentage in steps of 0.1, each a hole of the punched card'),
    }).meta({ title: 'Numbers' }),
    places: unique(z.array(place).min(1)).describe(
      'Where clients are: the map on the home page. Threads lead from the first place to the others',
    ),
    copyrightYear: z
      .int()
      .min(2000)
      .max(2100)
      .describe('The year of the copyright line on every page'),
    confirmed: group(
      'The day on which somebody confirmed it, like "2026-01-31"',
      describedFields(confirmations, isoDate.optional()),
    ).prefault({}),
  })
  .meta({ title: 'Name, contact and numbers' });

export type Company = z.infer<typeof companyFacts>;
