import { expect, it } from 'vitest';
import { decodeLetters, gmail, mailto, outlook, yahoo } from './mail.ts';

const to = 'hello@loom.example';
const typed = `Größe 🧵 &bcc=a@b.example ?#%0d%0aBcc:+=,;: <>"'\ud800`;
const kept = typed.toWellFormed();
const subject = `${typed}\0\r\n\u0085\t${typed}`;
const body = `${typed}\0\v\u007f\u0085\u2028\u2029\f\r\n\n\r\t${typed}`;

it.each([
  [`mailto:${to}`, mailto, 'subject', {}],
  ['https://mail.google.com/mail/', gmail, 'su', { view: 'cm', fs: '1', to }],
  ['https://outlook.live.com/mail/0/deeplink/compose', outlook, 'subject', { to }],
  ['https://compose.mail.yahoo.com/', yahoo, 'subject', { to }],
])('hands what was typed to %s and nothing else', (page, compose, subjectField, own) => {
  const [path, query = ''] = compose({ to, subject, body }).split('?');
  expect(path).toBe(page);
  // As in RFC 6068: split first, then decode.
  const fields = query.split('&').map((field) => field.split('=').map(decodeURIComponent));
  expect(Object.fromEntries(fields)).toEqual({
    ...own,
    [subjectField]: `${kept} ${kept}`,
    body: `${kept}${'\r\n'.repeat(8)}\t${kept}`,
  });
  // Some clients decode + as a space, and URL parsers cut off at #.
  expect(query).not.toMatch(/[+#\s]/);
});

it('leaves out what is empty', () => {
  expect(mailto({ to, subject: '', body: '' })).toBe(`mailto:${to}`);
});

it('has one recipient even when the name before the @ holds a comma', () => {
  const odd = '"a,b@c?cc=d"@e.example';
  expect(mailto({ to: odd })).toBe('mailto:%22a%2Cb%40c%3Fcc%3Dd%22@e.example');
});

it.each(['Привет, мир & ты', 'नमस्ते, दुनिया', 'Grüße?', '100 % #1'])(
  'spells out "%s" so that a browser still sends the same',
  (text) => {
    const encoded = `mailto:hello@example.com?subject=${encodeURIComponent(text)}`;
    expect(new URL(decodeLetters(encoded)).href).toBe(encoded);
    expect(decodeLetters(encoded)).not.toMatch(/%[89A-F]/);
  },
);
