import { spawnSync } from 'node:child_process';
import { getCompany } from '#src/content/load/facts.ts';
import { defaultLanguage } from '#src/i18n/languages.ts';
import { addressOf, fromBase } from '#src/i18n/paths.ts';

const day = 24 * 60 * 60 * 1000;
const term = 364 * day;

/** Where to report a fault in the site's security, as RFC 9116 has it. */
export function securityTxt(): string {
  return [
    `Contact: mailto:${getCompany().securityEmail}`,
    `Expires: ${expiryOf(sourceDate(), Date.now())}`,
    `Preferred-Languages: ${defaultLanguage}`,
    `Canonical: ${addressOf(fromBase('.well-known/security.txt'))}`,
    '',
  ].join('\n');
}

/**
 * A year less a day after the sources were last changed, so that every build of one commit says the
 * same. Where that is past, whole terms are added until it is not.
 */
export function expiryOf(source: number, now: number): string {
  const terms = Math.max(1, Math.ceil((now - source + day) / term));
  return new Date(source + terms * term).toISOString().replace('.000Z', 'Z');
}

// https://reproducible-builds.org/specs/source-date-epoch/
function sourceDate(): number {
  const given = process.env.SOURCE_DATE_EPOCH || lastCommit();
  // Without either, today.
  return given ? Number(given) * 1000 : Math.floor(Date.now() / day) * day;
}

function lastCommit(): string {
  return spawnSync('git', ['log', '-1', '--format=%ct'], { encoding: 'utf8' }).stdout?.trim() ?? '';
}
