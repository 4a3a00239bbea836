import { z } from 'zod';
import { isTimeZone } from '#src/i18n/formats.ts';
import {
  countryCode,
  emailAddress,
  group,
  id,
  phoneNumber,
  siteAddress,
  text,
  webAddress,
  withUniqueIds,
} from './blocks.ts';
import { isOnMap, mapEdges } from './map.ts';

/** Each is a mark of a drawing: beyond the most, the drawing would be too heavy and too fine to be seen. */
const countTo = (most: number) => z.int().min(1).max(most);

/** What a person has to vouch for before the site goes public, because no program can know it. */
export const confirmations = {
  identity: {
    read: 'content/company.json',
    statement:
      'The name, e-mail, phone, office and the three social links are ours, and each was tried',
  },
  claims: {
    read: 'content/company.json',
    statement: 'Years, clients, team, countries and the badge are true',
  },
  work: {
    read: 'locales/en/home.json, "whatWeHaveBuilt"',
    statement: 'We do these five kinds of work, and what changes for a client is what we have seen',
  },
  profile: {
    read: 'locales/en/team.json, "profile"',
    statement: 'The founder agrees with the long profile on the team page',
  },
  people: {
    read: 'locales/en/leaders.json, and "people" in locales/en/team.json',
    statement: 'The three leaders have these roles and duties, and work as it says of each',
  },
  practice: {
    read: 'locales/en/home.json, "operatingPrinciples" and "whatsNext"; locales/en/careers.json, "culture"; locales/en/team.json, "crowd"',
    statement: 'We work in this way, and a project starts in these steps',
  },
  benefits: {
    read: 'locales/en/careers.json, "benefits"',
    statement: 'Everybody who works for us gets these four benefits',
  },
  openings: {
    read: 'content/jobs.json, and "openings" in locales/en/careers.json',
    statement: 'Every job is open, with these duties, and we answer applications as it says',
  },
} as const;

const confirmation = z.iso.date().nullable();

const confirmationFields = Object.fromEntries(
  Object.entries(confirmations).map(([name, { statement }]) => [
    name,
    confirmation.describe(statement),
  ]),
) as Record<keyof typeof confirmations, typeof confirmation>;

/** The claims that are counts: words may name each as a figure, in prose and as a bare number. */
export const countedClaims = ['years', 'clients', 'team', 'countries'] as const;

const socialLink = z.strictObject({
  name: text('The service’s own name, the same in every language', 40),
  address: webAddress,
});

const city = id('A city named under "cities" in locales/*/common.json');

function degrees(most: number) {
  return z.number().min(-most, { abort: true }).max(most, { abort: true });
}

const place = z.strictObject({
  id: id('Names the place’s words in locales/*/home.json'),
  country: countryCode,
  city: city.nullable(),
  coordinates: z
    .tuple([
      degrees(180).describe('Longitude: east is positive'),
      degrees(90).describe('Latitude: north is positive'),
    ])
    .refine(([longitude, latitude]) => isOnMap(longitude, latitude), {
      error: `lies beside the map, which shows longitudes ${mapEdges.west} to ${mapEdges.east} and latitudes ${mapEdges.south} to ${mapEdges.north}`,
      params: {
        fix: 'Write longitude first, or write null: then the place is listed without a thread on the map.',
      },
    })
    .nullable()
    .describe(
      'Longitude and latitude of where the map ties its threads; null for a place beside the map',
    ),
});

export const companyFacts = z.strictObject({
  name: text(
    'The name in everyday use: logo, footer, titles, sentences, mails, pictures; its first letters make the icon. Up to 24 characters keep the logo on few lines',
    40,
  ),
  legalName: text(
    'The full name in the register, for the copyright line and search engines; null if it is the same',
    80,
  ).nullable(),
  siteAddress: siteAddress.describe('Where the site will be; the setting SITE_URL overrides it'),
  email: emailAddress,
  securityEmail: emailAddress.describe('Where people report a weakness of the site'),
  phone: phoneNumber,
  office: z.strictObject({
    city,
    region: id('A region named under "regions" in locales/*/common.json'),
    country: countryCode,
    timeZone: z
      .string()
      .refine(isTimeZone, {
        error: 'is not the name of a time zone',
        params: {
          fix: 'Write its IANA name, like "Asia/Kolkata": https://en.wikipedia.org/wiki/List_of_tz_database_time_zones.',
        },
      })
      .describe(
        'The IANA name of the time zone, like "Asia/Kolkata"; its offset stands beside the phone',
      ),
  }),
  social: z.strictObject({
    network: socialLink.describe('The professional network'),
    chat: socialLink.describe('The chat app; its address takes a ?text= with the inquiry'),
    community: socialLink.describe('The social network'),
  }),
  claims: group('The only claims the site makes; the drawings count them out one to one', {
    years: countTo(150).describe('Years in business: each is a row of the drawing'),
    clients: countTo(20_000).describe('Clients so far: each is a stitch'),
    team: countTo(2_000).describe('People who work here: each is a knot'),
    countries: countTo(100).describe('Countries with clients: each is a thread'),
    badge: z
      .number()
      .min(0.1)
      .max(100)
      .multipleOf(0.1)
      .describe('A percentage in steps of 0.1, as many as the punched card has holes'),
  }),
  places: withUniqueIds(z.array(place).min(1)).describe(
    'Where the work is felt: the map on the home page; threads lead from the first to the others',
  ),
  copyrightYear: z.int().min(2000).max(2100).describe('The year in the last line of every page'),
  confirmed: group(
    'The day somebody vouched for it, like "2026-01-31"; null until then',
    confirmationFields,
  ),
});

export type Company = z.infer<typeof companyFacts>;

export type Claims = Company['claims'];
