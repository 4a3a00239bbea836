import { getCompany } from './company.ts';

/**
 * The day for which the site is built, like "2026-01-31", as it is at the office: it decides which
 * openings are closed. SOURCE_DATE_EPOCH, the usual setting for builds that can be repeated, names
 * another moment.
 */
export function buildDay(): string {
  const seconds = process.env.SOURCE_DATE_EPOCH;
  const moment = seconds ? new Date(Number(seconds) * 1000) : new Date();
  // Canada writes its dates like this.
  return new Intl.DateTimeFormat('en-CA', { timeZone: getCompany().office.timeZone }).format(
    moment,
  );
}
