// Every mail address of the site is built here, at build time and in the contact form alike.
//
// RFC 6068 knows no escape but percent-encoding, so text is made safe in two steps. First it is
// normalised, which is all that can differ between what was typed and what a mail client shows:
//   both      a lone half of a surrogate pair becomes U+FFFD, because it has no UTF-8 form
//   subject   each run of line breaks and control characters becomes one space
//   body      each line break, of whatever kind, becomes CR LF; control characters are left out
// Then encodeURIComponent leaves nothing that could end a field or begin another one.

export type Letter = { to: string; subject?: string; body?: string };

export function mailto({ to, subject, body }: Letter): string {
  const fields = query({ subject: oneLine(subject), body: lines(body) });
  return `mailto:${recipient(to)}${fields && `?${fields}`}`;
}

/** The compose page of a web mail, its fixed parameters, and its name for the subject. */
const composePage =
  (page: string, subjectName = 'subject') =>
  ({ to, subject, body }: Letter): string => {
    const fields = { to: oneLine(to), [subjectName]: oneLine(subject), body: lines(body) };
    return page + query(fields);
  };

// `view=cm` opens the compose window, `fs=1` on the whole page.
export const gmail = composePage('https://mail.google.com/mail/?view=cm&fs=1&', 'su');
export const outlook = composePage('https://outlook.live.com/mail/0/deeplink/compose?');
export const yahoo = composePage('https://compose.mail.yahoo.com/?');

// An @ inside a quoted local part stays encoded: only the last one divides name and host.
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
