// Builds links that open a mail with a subject and a text in it, at build time and in the contact form.
//
// The only escape of RFC 6068 is percent-encoding, so text is first normalised:
//   both      an unpaired surrogate becomes U+FFFD, because it has no UTF-8 form
//   subject   each run of line breaks and control characters becomes one space
//   body      each line break of any kind becomes CR LF; other control characters except tabs are removed
// Then encodeURIComponent leaves nothing that could end a field or start another one.

export type Mail = { to: string; subject?: string; body?: string };

/** Windows passes 2,046 characters to a program, and drops a longer link without a word. */
export const longestMailto = 2000;

export function mailto({ to, subject, body }: Mail): string {
  const address = `mailto:${recipient(to)}`;
  const fields = query({ subject: oneLine(subject), body: lines(body) });
  return fields === '' ? address : `${address}?${fields}`;
}

export function gmail({ to, subject, body }: Mail): string {
  const fields = query({ to: oneLine(to), su: oneLine(subject), body: lines(body) });
  // `view=cm` opens the compose window, `fs=1` makes it fill the page.
  return `https://mail.google.com/mail/?view=cm&fs=1&${fields}`;
}

export function outlook({ to, subject, body }: Mail): string {
  const fields = query({ to: oneLine(to), subject: oneLine(subject), body: lines(body) });
  return `https://outlook.live.com/mail/0/deeplink/compose?${fields}`;
}

export function yahoo({ to, subject, body }: Mail): string {
  const fields = query({ to: oneLine(to), subject: oneLine(subject), body: lines(body) });
  return `https://compose.mail.yahoo.com/?${fields}`;
}

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
    .replace(/(?![\t\n])\p{Cc}/gu, '')
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

/** Decodes the letters in a URL. Browsers encode them again, and Russian or Hindi takes a third of the bytes. */
export function decodeLetters(address: string): string {
  return address.replace(/(?:%[89A-F][\dA-F])+/g, decodeURIComponent);
}
