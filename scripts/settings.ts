// The settings of a build: environment variables, and what astro.config.ts needs of content/company.json.
import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { fileContent } from '#src/content/load/data.ts';
import { matching, siteAddress } from '#src/content/schema/blocks.ts';
import { type Company, companyFacts } from '#src/content/schema/company.ts';

const folder = matching(
  /^\/?([\w-][\w.-]*(\/[\w-][\w.-]*)*\/?)?$/,
  'has the wrong format',
  'Write the folder with unaccented letters, digits, hyphens and dots, like /website/.',
);
const seconds = matching(
  /^\d{1,11}$/,
  'is not a date',
  'Write the seconds since 1970, like 1767225600, or unset it.',
);
const production = matching(
  /^production$/,
  'has to be "production" in a build',
  'Unset it: React would be slower, and its files name folders of this computer.',
);

const settings = { SITE_URL: siteAddress, BASE_PATH: folder, SOURCE_DATE_EPOCH: seconds };

export function readSettings() {
  for (const [name, schema] of Object.entries(settings)) {
    const problem = settingProblem(name, schema);
    // A stack says nothing to whoever set the variable.
    if (problem) throw Object.assign(new Error(problem), { stack: undefined });
  }
  const { SITE_URL, BASE_PATH } = process.env;
  const { siteAddress: address = 'https://example.com', repository = '' } = readCompany();
  return { site: new URL(SITE_URL || address).origin, base: BASE_PATH || '/', repository };
}

/** For a build alone, in which Astro sets it where it is not set. */
export function nodeEnvProblem(): string | undefined {
  return settingProblem('NODE_ENV', production);
}

function settingProblem(name: string, schema: z.ZodType): string | undefined {
  // GitHub may set an empty value, which counts as missing.
  const value = process.env[name] || undefined;
  const [issue] = schema.optional().safeParse(value).error?.issues ?? [];
  if (!issue) return undefined;
  const [wrong, fix] = issue.message.split('\n');
  return `environment: ${name}: ${wrong} ("${value}")\n${fix}`;
}

/** Nothing of an invalid file: the content check says what is wrong with it. */
function readCompany(): Partial<Company> {
  try {
    return companyFacts.parse(fileContent(readFileSync('content/company.json', 'utf8')));
  } catch {
    return {};
  }
}

/** In import.meta.env Astro would put these, from the environment, in place of its own site and base. */
export function forgetAstrosNames(): void {
  delete process.env.SITE;
  delete process.env.BASE_URL;
}
