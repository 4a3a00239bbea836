// The settings of a build: environment variables, and what astro.config.ts needs of content/company.json.
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { type Problem, schemaProblems } from '#src/check/problems.ts';
import { parseData } from '#src/content/load/data.ts';
import { siteAddress } from '#src/content/schema/blocks.ts';
import { companyFacts } from '#src/content/schema/company.ts';

type Settings = { site: string; base: string; repository: string };

/** Valid or not: the content check reports what is wrong with them before the site is built. */
export function readSettings(): Settings {
  const { SITE_URL, BASE_PATH } = process.env;
  const { siteAddress = '', repository = '' } = readCompany() ?? {};
  const address = SITE_URL || siteAddress;
  const site = URL.canParse(address) ? new URL(address).origin : 'https://example.com';
  return { site, base: BASE_PATH || '/', repository };
}

/** Parsed as in the content check, so that both accept the same files. */
function readCompany() {
  try {
    return companyFacts.parse(parseData(readFileSync('content/company.json', 'utf8')));
  } catch {
    return undefined;
  }
}

/** In import.meta.env Astro would put these, from the environment, in place of its own site and base. */
export function forgetAstrosNames(): void {
  delete process.env.SITE;
  delete process.env.BASE_URL;
}

const folder = z
  .string()
  .regex(
    /^\/?([\w-][\w.-]*(\/[\w-][\w.-]*)*\/?)?$/,
    'has the wrong format\nWrite the folder with unaccented letters, digits, hyphens and dots, like /website/.',
  );

const seconds = z
  .string()
  .regex(
    /^\d{1,11}$/,
    'is not a date\nWrite the seconds since 1970, like 1767225600, or unset it.',
  );

const settings = z.object({
  SITE_URL: siteAddress.optional(),
  BASE_PATH: folder.optional(),
  SOURCE_DATE_EPOCH: seconds.optional(),
});

/** GitHub may set an empty value, which counts as missing. */
export function settingProblems(environment: NodeJS.ProcessEnv): Problem[] {
  const { SITE_URL, BASE_PATH, SOURCE_DATE_EPOCH } = environment;
  const given = {
    SITE_URL: SITE_URL || undefined,
    BASE_PATH: BASE_PATH || undefined,
    SOURCE_DATE_EPOCH: SOURCE_DATE_EPOCH || undefined,
  };
  return schemaProblems(settings, given).map((finding) => ({ file: 'environment', ...finding }));
}
