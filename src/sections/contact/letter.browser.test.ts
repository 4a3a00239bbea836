import { describe, expect, it } from 'vitest';
import { mailto } from '#src/mail/mail.ts';
import { limits, versionsOf, waysFor } from './letter.browser.ts';

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0';
const android = 'Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0.0.0 Mobile';

const to = 'hello@loom.example';
const words = {
  language: 'Deutsch (German)',
  messageNote: 'Paste your message here.',
  pasteNote: 'Paste the letter here.',
};
const circumstances = {
  page: new URL('https://loom.example/de/contact?from=card#letter'),
  time: new Date('2025-03-04T12:06:07Z'),
};
const typed = { name: 'Ada', email: 'a@e.example', company: ' ', subject: '$1', message: 'a\nb' };

const versions = (changes: Partial<typeof typed>) =>
  versionsOf({ ...typed, ...changes }, words, circumstances);

const waysOf = (changes: Partial<typeof typed>, system = windows) =>
  waysFor(to, versions(changes), system);

function bodyOf(address: string): string {
  return new URL(address).searchParams.get('body')?.replaceAll('\r\n', '\n') ?? '';
}

/** The hour is that of the computer. */
function withoutHour(body = ''): string {
  return body.replace(/\d\d:06 \(UTC.*\)/, '…');
}

const x = (length: number) => 'x'.repeat(length);

it('is in English but for what was typed, and says the same in its lean form', () => {
  const [full, lean] = versions({});
  expect(full.subject).toBe('Contact Form: $1');
  expect(withoutHour(full.body)).toBe(`Name: Ada
Email: a@e.example
Company: Not specified
Subject: $1

Message:
a
b

Page: https://loom.example/de/contact?from=card#letter
Sent: Tuesday, 4 March 2025 at …
Language: Deutsch (German)`);
  expect(withoutHour(lean?.body)).toBe(`Ada
a@e.example
Company: Not specified
$1

a
b

https://loom.example/de/contact
04/03/2025, …`);
});

describe('a letter that is too long for a link', () => {
  const addresses = versions({ message: '' }).map((mail) => mailto({ to, ...mail }));
  // How long the message may be with labels, and without.
  const [withLabels = 0, most = 0] = addresses.map(({ length }) => limits.windows - length);

  it.each([
    ['with labels', withLabels, 0],
    ['without labels', withLabels + 1, 1],
    ['without labels', most, 1],
  ])('goes %s, whole as long as it fits', (_, length, version) => {
    const { address, toPaste } = waysOf({ message: x(length) }).mail;
    expect(bodyOf(address)).toBe(versions({ message: x(length) })[version]?.body);
    expect(toPaste).toBe(undefined);
  });

  const tooLong = x(most + 1);

  it.each([
    ['all else', {}, {}],
    ['the beginning of its company', { company: x(1800) }, { company: `${x(80)}…` }],
    ['the beginning of its subject', { subject: x(1800) }, { subject: `${x(80)}…` }],
    [
      'the beginnings of both',
      { company: 'क'.repeat(99), subject: 'ख'.repeat(99) },
      { company: `${'क'.repeat(40)}…`, subject: `${'ख'.repeat(40)}…` },
    ],
  ])('goes with %s, and asks to paste its message', (_, changes, kept) => {
    const { address, toPaste } = waysOf({ ...changes, message: tooLong }).mail;
    const [{ body }] = versions({ ...kept, message: words.messageNote });
    expect(bodyOf(address)).toBe(body);
    expect(toPaste).toBe(tooLong);
  });

  it('asks to paste all of it when there is no room for a name', () => {
    const changes = { name: x(2000), subject: 'ख'.repeat(999) };
    const { address, toPaste } = waysOf(changes).mail;
    expect(new URL(address).searchParams.get('subject')).toBe(`Contact Form: ${'ख'.repeat(80)}…`);
    expect(bodyOf(address)).toBe(words.pasteNote);
    expect(toPaste).toBe(versions(changes)[0].body);
  });

  it.each([
    ['Windows', windows, ['outlook']],
    ['Android', android, ['mail', 'outlook']],
  ])('is cut short on %s only where a way cannot carry it', (_, system, carrying) => {
    const ways = Object.entries(waysOf({ message: x(10_000) }, system));
    const whole = ways.filter(([, { toPaste }]) => toPaste === undefined);
    expect(whole.map(([name]) => name)).toEqual(carrying);
  });

  it.each(Object.keys(typed))('has a link that no program drops, whatever its %s', (name) => {
    const ways = waysOf({ [name]: 'करघे पर एक प्रश्न 🧵 '.repeat(2000) });
    for (const [way, { address }] of Object.entries(ways)) {
      const limit = { ...limits, mail: limits.windows }[way as keyof typeof ways];
      expect(address.length, way).toBeLessThanOrEqual(limit);
    }
  });
});
