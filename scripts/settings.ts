// The settings of a build: environment variables, and what astro.config.ts needs of content/company.json.
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileContent } from '#src/content/load/data.ts';
import { type Company, companySchema } from '#src/content/schema/company.ts';
import { siteAddress } from '#src/content/schema/fields.ts';

const folder = /^\/?([\w-][\w.-]*(\/[\w-][\w.-]*)*\/?)?$/;

const site = 'Write it like https://www.example.com; a folder belongs in BASE_PATH.';
const letters =
  'Write the folder with unaccented letters, digits, hyphens and dots, like /website/.';
const seconds = 'Write the seconds since 1970, like 1767225600, or unset it.';
const unset = 'Unset it: React would be slower, and its files name folders of this computer.';

export function readSettings() {
  // GitHub may set an empty value, which counts as missing.
  const { SITE_URL, BASE_PATH = '', SOURCE_DATE_EPOCH = '' } = process.env;
  if (SITE_URL && !siteAddress.safeParse(SITE_URL).success) refuse('SITE_URL', site);
  if (!folder.test(BASE_PATH)) refuse('BASE_PATH', letters);
  if (!/^\d{0,11}$/.test(SOURCE_DATE_EPOCH)) refuse('SOURCE_DATE_EPOCH', seconds);
  const { siteAddress: address = 'https://example.com', repository = '' } = readCompany();
  const base = posix.join('/', BASE_PATH);
  return { site: new URL(SITE_URL || address).origin, base, repository };
}

/** For a build alone, in which Astro sets it where it is not set. */
export function refuseOtherThanProduction(): void {
  if (process.env.NODE_ENV !== 'production') refuse('NODE_ENV', unset);
}

/** Exits instead of throwing, because a stack says nothing to whoever set the variable. */
function refuse(name: string, remedy: string): never {
  console.error(`environment: ${name}: is not possible ("${process.env[name]}")\n${remedy}`);
  process.exit(1);
}

/** Nothing of an invalid file: the content check says what is wrong with it. */
function readCompany(): Partial<Company> {
  try {
    return companySchema.parse(fileContent(readFileSync('content/company.json', 'utf8')));
  } catch {
    return {};
  }
}
