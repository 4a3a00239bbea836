// Validates the environment variables of a build.
import { z } from 'zod';
import { siteAddress } from '#src/content/schema/blocks.ts';
import { type Problem, schemaProblems } from './problems.ts';

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
