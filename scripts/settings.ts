import { readFileSync } from 'node:fs';
import { parseData } from '#src/content/load/data.ts';
import { companyFacts } from '#src/content/schema/company.ts';

type Settings = { site: string; base: string; repository: string };

/** Settings for astro.config.ts, valid or not: the content check reports what is wrong with them before the site is built. */
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
