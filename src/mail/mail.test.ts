import fc from 'fast-check';
import { expect, it } from 'vitest';
import { gmail, mailto, outlook, yahoo } from './mail.ts';

const to = 'hello@loom.example';

// Whole characters, and any row of UTF-16 units: lone surrogates, controls, line breaks.
const utf16 = fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit));
const troublesome = fc.constantFrom(
  ...'\r\n\t\0\v\f\u0085\u2028\u2029\u007f&?#%+=@,;: <>"\'\ud800\udc00',
  '\r\n',
  '%0d%0aBcc:',
  '&bcc=a@b.example',
);
const typed = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: utf16, maxLength: 60 }),
  fc.string({ unit: troublesome, maxLength: 30 }),
);

// What the comment at the head of mail.ts promises, said once more.
const asSubject = (text: string) => text.toWellFormed().replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');
const asBody = (text: string) =>
  text
    .toWellFormed()
    .split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/)
    .map((line) => line.replace(/[^\P{Cc}\t]/gu, ''))
    .join('\r\n');

it.each([
  [`mailto:${to}`, mailto, 'subject', ''],
  ['https://mail.google.com/mail/', gmail, 'su', `view=cm&fs=1&to=${to}`],
  ['https://outlook.live.com/mail/0/deeplink/compose', outlook, 'subject', `to=${to}`],
  ['https://compose.mail.yahoo.com/', yahoo, 'subject', `to=${to}`],
])('hands what was typed to %s and nothing else', (page, compose, subjectField, own) => {
  fc.assert(
    fc.property(typed, typed, (subject, body) => {
      const [path, query = ''] = compose({ to, subject, body }).split('?');
      const fieldsOf = (text: string) =>
        text.split('&').flatMap((field) => (field ? [field.split('=')] : []));
      const words = [
        [subjectField, asSubject(subject)],
        ['body', asBody(body)],
      ];
      expect(path).toBe(page);
      // As RFC 6068 has it: split first, then decode.
      expect(fieldsOf(query).map((field) => field.map(decodeURIComponent))).toEqual([
        ...fieldsOf(own),
        ...words.filter(([, value]) => value !== ''),
      ]);
      // A plus is a space to some, and a reader of web addresses ends at a #.
      expect(query).not.toMatch(/[+#\s]/);
    }),
    { numRuns: 500 },
  );
});

it('has one recipient even when the name before the @ holds a comma', () => {
  const odd = '"a,b@c?cc=d"@e.example';
  expect(mailto({ to: odd })).toBe('mailto:%22a%2Cb%40c%3Fcc%3Dd%22@e.example');
});
