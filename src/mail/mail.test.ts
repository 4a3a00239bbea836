import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { composeLink, gmail, mailto, outlook, yahoo } from './mail.ts';

const to = 'hello@sutraloom.example';

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

// What the comment at the head of mail.ts promises, implemented a second time.
const units = (text: string) => Array.from(text.toWellFormed());
const isControl = (unit: string) => unit < ' ' || (unit >= '\x7f' && unit <= '\x9f');
const isBreak = (unit: string) =>
  ['\n', '\r', '\v', '\f', '\x85', '\u2028', '\u2029'].includes(unit);

function asSubject(text: string): string {
  let shown = '';
  let inGap = false;
  for (const unit of units(text)) {
    const gap = isControl(unit) || isBreak(unit);
    if (!gap) shown += unit;
    else if (!inGap) shown += ' ';
    inGap = gap;
  }
  return shown;
}

function asBody(text: string): string {
  return units(text)
    .filter((unit, at, all) => !(unit === '\n' && all[at - 1] === '\r'))
    .map((unit) => (isBreak(unit) ? '\r\n' : isControl(unit) && unit !== '\t' ? '' : unit))
    .join('');
}

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

describe('a mailto address', () => {
  it('holds a subject and a body as RFC 6068 writes them', () => {
    expect(mailto({ to, subject: 'Contact Form: Ein Gruß', body: 'a + b\nc' })).toBe(
      'mailto:hello@sutraloom.example?subject=Contact%20Form%3A%20Ein%20Gru%C3%9F&body=a%20%2B%20b%0D%0Ac',
    );
  });

  it('is just the address when there is nothing to say', () => {
    expect(mailto({ to })).toBe('mailto:hello@sutraloom.example');
    expect(mailto({ to, subject: '', body: 'Hi' })).toBe('mailto:hello@sutraloom.example?body=Hi');
  });

  it('has one recipient even when the name before the @ holds a comma', () => {
    expect(read(mailto({ to: '"a,b@c?cc=d"@e.example' })).to).toEqual(['"a,b@c?cc=d"@e.example']);
  });

  it('gives back whatever was typed', () => {
    fc.assert(
      fc.property(typed, typed, (subject, body) => {
        const letter = read(mailto({ to, subject, body }));
        expect(letter).toEqual({ to: [to], fields: expectedFields(subject, body) });
      }),
      { numRuns: 2000 },
    );
  });

  it('says the same to a client that reads it as a web address', () => {
    fc.assert(
      fc.property(typed, typed, (subject, body) => {
        const address = new URL(mailto({ to, subject, body }));
        expect(address.protocol + address.pathname + address.hash).toBe(`mailto:${to}`);
        expect([...address.searchParams]).toEqual(expectedFields(subject, body));
      }),
      { numRuns: 500 },
    );
  });

  it('gains no recipient, header or second line of subject from anything typed', () => {
    fc.assert(
      fc.property(typed, typed, (subject, body) => {
        const address = mailto({ to, subject, body });
        expect(address).toMatch(
          /^mailto:hello@sutraloom\.example(\?subject=[^?&=#+,@\s]+)?([?&]body=[^?&=#+,@\s]+)?$/,
        );
        const written = address.match(/subject=([^&]*)/)?.[1] ?? '';
        expect(written).not.toMatch(/%0|%1|%7F|%C2%[89]|%E2%80%A[89]/);
        expect(address.match(/body=(.*)/)?.[1] ?? '').not.toMatch(/%0D(?!%0A)|(?<!%0D)%0A|%00/);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('a web-mail compose link', () => {
  const providers = [
    { compose: gmail, page: 'https://mail.google.com/mail/', subjectField: 'su' },
    {
      compose: outlook,
      page: 'https://outlook.live.com/mail/0/deeplink/compose',
      subjectField: 'subject',
    },
    { compose: yahoo, page: 'https://compose.mail.yahoo.com/', subjectField: 'subject' },
  ];

  it.each(providers)('hands the letter to $page and nothing else', (provider) => {
    fc.assert(
      fc.property(typed, typed, (subject, body) => {
        const link = new URL(composeLink(provider.compose({ to, subject, body })));
        expect(link.origin + link.pathname + link.hash).toBe(provider.page);
        const fields = [...link.searchParams].filter(([name]) => !['view', 'fs'].includes(name));
        const words = expectedFields(subject, body).map(([name, value]) => [
          name === 'subject' ? provider.subjectField : name,
          value,
        ]);
        expect(fields).toEqual([['to', to], ...words]);
        expect(link.href).not.toContain('+');
      }),
    );
  });

  it('gives a form its hidden fields', () => {
    expect(gmail({ to, subject: 'Newsletter\nSubscription', body: 'Please' })).toEqual({
      action: 'https://mail.google.com/mail/',
      fields: [
        ['view', 'cm'],
        ['fs', '1'],
        ['to', to],
        ['su', 'Newsletter Subscription'],
        ['body', 'Please'],
      ],
    });
  });
});
