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
  '&to=a@b.example',
);
const typed = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
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

/** Reads an address the way RFC 6068 tells a mail client to: split first, then decode. */
function read(address: string) {
  const [path = '', ...queries] = address.replace(/^mailto:/, '').split('?');
  expect(queries.length).toBeLessThanOrEqual(1);
  const fields = (queries[0] ?? '').split('&').filter((field) => field !== '');
  return {
    to: path.split(',').map(decodeURIComponent),
    fields: fields.map((field) => field.split('=').map(decodeURIComponent)),
  };
}

function expectedFields(subject: string, body: string) {
  return [
    ['subject', asSubject(subject)],
    ['body', asBody(body)],
  ].filter(([, value]) => value !== '');
}

it.each([
  [{ to }, ''],
  [{ to, subject: '', body: 'Hi' }, '?body=Hi'],
  [
    { to, subject: 'Contact Form: Ein Gruß', body: 'a + b\nc' },
    '?subject=Contact%20Form%3A%20Ein%20Gru%C3%9F&body=a%20%2B%20b%0D%0Ac',
  ],
])('writes %j as RFC 6068 has it', (letter, query) => {
  expect(mailto(letter)).toBe(`mailto:${to}${query}`);
});

it('has one recipient even when the name before the @ holds a comma', () => {
  const odd = '"a,b@c?cc=d"@e.example';
  expect(read(mailto({ to: odd })).to).toEqual([odd]);
  expect(mailto({ to: odd })).toMatch(/^[^@]+@e\.example$/);
});

it('gives back whatever was typed, and gains no recipient, header or second line of subject', () => {
  fc.assert(
    fc.property(typed, typed, (subject, body) => {
      const address = mailto({ to, subject, body });
      const expected = expectedFields(subject, body);
      expect(read(address)).toEqual({ to: [to], fields: expected });
      // The same to a client that reads it as a web address.
      const url = new URL(address);
      expect(url.protocol + url.pathname + url.hash).toBe(`mailto:${to}`);
      expect([...url.searchParams]).toEqual(expected);
      expect(address).toMatch(
        /^mailto:hello@loom\.example(\?subject=[^?&=#+,@\s]+)?([?&]body=[^?&=#+,@\s]+)?$/,
      );
      const written = address.match(/subject=([^&]*)/)?.[1] ?? '';
      expect(written).not.toMatch(/%0|%1|%7F|%C2%[89]|%E2%80%A[89]/);
      expect(address.match(/body=(.*)/)?.[1] ?? '').not.toMatch(/%0D(?!%0A)|(?<!%0D)%0A|%00/);
    }),
    { numRuns: 2000 },
  );
});

it.each([
  ['https://mail.google.com/mail/', gmail, 'su', { view: 'cm', fs: '1' }],
  ['https://outlook.live.com/mail/0/deeplink/compose', outlook, 'subject', {}],
  ['https://compose.mail.yahoo.com/', yahoo, 'subject', {}],
] as const)('hands the letter to %s and nothing else', (page, compose, subjectField, own) => {
  fc.assert(
    fc.property(typed, typed, (subject, body) => {
      const link = new URL(compose({ to, subject, body }));
      const words = expectedFields(subject, body).map(([name, value]) => [
        name === 'subject' ? subjectField : name,
        value,
      ]);
      expect(link.origin + link.pathname + link.hash).toBe(page);
      expect([...link.searchParams]).toEqual([...Object.entries(own), ['to', to], ...words]);
      expect(link.href).not.toContain('+');
    }),
  );
});
