/** The date in a time zone, such as "2026-01-31". SOURCE_DATE_EPOCH overrides the clock, for reproducible builds. */
export function today(timeZone: string): string {
  const seconds = process.env.SOURCE_DATE_EPOCH;
  const moment = seconds ? new Date(Number(seconds) * 1000) : new Date();
  // Canadian dates are written YYYY-MM-DD.
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(moment);
}
