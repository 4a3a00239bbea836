// Validates the two environment variables of a build.
import { z } from 'zod';
import { siteAddress } from '#src/content/schema/blocks.ts';
import { type Problem, schemaProblems, toProblems } from './problems.ts';

const folder = z
  .string()
  .regex(
    /^\/?([\w-][\w.-]*(\/[\w-][\w.-]*)*\/?)?$/,
    'is not written as it must be\nWrite the folder with plain letters, digits, hyphens and dots, like /website/.',
  );

const settings = z.object({ SITE_URL: siteAddress.optional(), BASE_PATH: folder.optional() });

/** An empty value, which GitHub may set, counts as none. */
export function settingProblems({ SITE_URL, BASE_PATH }: NodeJS.ProcessEnv): Problem[] {
  const given = { SITE_URL: SITE_URL || undefined, BASE_PATH: BASE_PATH || undefined };
  return toProblems('environment', given, schemaProblems(settings, given));
}
