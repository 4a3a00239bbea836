// Builds every mailto: and webmail link of the site, at build time and in the contact form.
//
// The only escape of RFC 6068 is percent-encoding, so text is first normalised:
//   both      an unpaired surrogate becomes U+FFFD, because it has no UTF-8 form
//   subject   each run of line breaks and control characters becomes one space
//   body      each line break of any kind becomes CR LF; other control characters except tabs are removed
// Then encodeURIComponent leaves nothing that could end a field or start another one.

export type Letter = { to: string; subject?: string; body?: string };

export function mailto({ to, subject, body }: Letter): string {
  const fields = query({ subject: oneLine(subject), body: lines(body) });
  return `mailto:${recipient(to)}${fields && `?${fields}`}`;
}

/** The compose page of a webmail with fixed parameters, and its parameter for the subject. */
const composePage =
  (page: string, subjectName = 'subject') =>
  ({ to, subject, body }: Letter): string => {
    const fields = { to: oneLine(to), [subjectName]: oneLine(subject), body: lines(body) };
    return page + query(fields);
  };

// `view=cm` opens the compose window, `fs=1` makes it fill the page.
export const gmail = composePage('https://mail.google.com/mail/?view=cm&fs=1&', 'su');
export const outlook = composePage('https://outlook.live.com/mail/0/deeplink/compose?');
export const yahoo = composePage('https://compose.mail.yahoo.com/?');

// An @ in a quoted local part stays encoded: only the last one separates name and host.
function recipient(to: string): string {
  return encodeURIComponent(oneLine(to)).replace(/%40(?!.*%40)/, '@');
}

function oneLine(text = ''): string {
  return wellFormed(text).replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
}

function lines(text = ''): string {
  return wellFormed(text)
    .replace(/\r\n|[\r\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\t\n]/gu, '')
    .replace(/\n/g, '\r\n');
}

// String.prototype.toWellFormed, which Safari before 16.4 and Firefox before 119 lack.
function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}

function query(fields: Record<string, string>): string {
  return Object.entries(fields)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
}
