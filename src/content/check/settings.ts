// Validates the two environment variables of a build.
import { z } from 'zod';
import { siteAddress } from '#src/content/schema/blocks.ts';
import { type Problem, schemaProblems } from './problems.ts';

const folder = z
  .string()
  .regex(
    /^\/?([\w-][\w.-]*(\/[\w-][\w.-]*)*\/?)?$/,
    'has the wrong format\nWrite the folder with unaccented letters, digits, hyphens and dots, like /website/.',
  );

const settings = z.object({ SITE_URL: siteAddress.optional(), BASE_PATH: folder.optional() });

/** GitHub may set an empty value, which counts as missing. */
export function settingProblems({ SITE_URL, BASE_PATH }: NodeJS.ProcessEnv): Problem[] {
  const given = { SITE_URL: SITE_URL || undefined, BASE_PATH: BASE_PATH || undefined };
  return schemaProblems(settings, given).map((finding) => ({ file: 'environment', ...finding }));
}
