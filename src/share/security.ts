import { buildDay, getCompany } from '#src/content/load/facts.ts';
import { defaultLanguage } from '#src/i18n/languages.ts';
import { addressOf, fromBase } from '#src/i18n/paths.ts';

/** Where to report a fault in the site's security, as RFC 9116 has it: for less than a year from the build. */
export function securityTxt(): string {
  const expires = new Date(buildDay());
  expires.setUTCDate(expires.getUTCDate() + 364);
  return [
    `Contact: mailto:${getCompany().securityEmail}`,
    `Expires: ${expires.toISOString().replace('.000Z', 'Z')}`,
    `Preferred-Languages: ${defaultLanguage}`,
    `Canonical: ${addressOf(fromBase('.well-known/security.txt'))}`,
    '',
  ].join('\n');
}
