import { describe, expect, it } from 'vitest';
import { languageCodes } from '#src/i18n/languages.ts';
import { getContact } from '#src/read/contact.ts';
import { limits, waysFor, writeLetter } from './letter.browser.ts';

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0';
const android = 'Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0.0.0 Mobile';

const { to, mail } = getContact('en').dispatch;

it('is in English but for what was typed, and says the same in its lean form', () => {
  const words = getContact('de').dispatch.mail;
  const page = new URL('https://loom.example/de/contact?from=card#letter');
  const time = new Date('2025-03-04T12:06:07Z');
  const typed = { name: 'Ada', email: 'a@e.example', company: ' ', subject: '$1', message: 'a\nb' };
  const { subject, full, lean } = writeLetter(typed, words, { page, time });
  expect(subject).toBe('Contact Form: $1');
  const sent = /\d\d:06 \(UTC.*\)/;
  expect(full.replace(sent, '…')).toBe(`Name: Ada
Email: a@e.example
Company: Not specified
Subject: $1

Message:
a
b

Page: https://loom.example/de/contact?from=card#letter
Sent: Tuesday, 4 March 2025 at …
Language: Deutsch (German)`);
  expect(lean.replace(sent, '…')).toBe(`Ada
a@e.example
Company: Not specified
$1

a
b

https://loom.example/de/contact
04/03/2025, …`);
});

it('names a language that is its own name in English once', () => {
  expect(mail.language).toBe('English');
});

describe('a letter that is too long', () => {
  const labels = ' and labels';
  const send = (lean: string, system: string) =>
    waysFor(to, { subject: 'Looms', full: lean + labels, lean }, mail.pasteNote, system);
  const bodyOf = (address: string) => new URL(address).searchParams.get('body');

  // How long the lean form may be, with labels and without.
  const mostWithLabels = limits.windows - send('', windows).mail.address.length;
  const most = mostWithLabels + encodeURIComponent(labels).length;

  it.each([
    ['whole as long as it fits', mostWithLabels, 'x… and labels', true],
    ['lean', mostWithLabels + 1, 'x…', true],
    ['lean', most, 'x…', true],
    ['as a note that asks to paste it', most + 1, mail.pasteNote, false],
  ])('goes %s, with %i letters', (_, length, body, isWhole) => {
    const { address, whole } = send('x'.repeat(length), windows).mail;
    expect(bodyOf(address)?.replace(/^x+/, 'x…')).toBe(body);
    expect(whole).toBe(isWhole);
  });

  it.each([
    ['Windows', windows, ['outlook']],
    ['Android', android, ['mail', 'outlook']],
  ])('is cut short on %s only where a way cannot carry it', (_, system, carrying) => {
    const ways = Object.entries(send('x'.repeat(10_000), system));
    expect(ways.filter(([, way]) => way.whole).map(([name]) => name)).toEqual(carrying);
  });

  it.each(languageCodes)('has room for the note, whatever its subject (%s)', (lang) => {
    const { pasteNote } = getContact(lang).dispatch.mail;
    const subject = 'करघे पर एक प्रश्न 🧵 '.repeat(500);
    const body = 'x'.repeat(40_000);
    const ways = waysFor(to, { subject, full: body, lean: body }, pasteNote, windows);
    for (const { address } of Object.values(ways)) {
      expect(bodyOf(address)).toBe(pasteNote);
      const { searchParams } = new URL(address);
      const start = searchParams.get('su') ?? searchParams.get('subject') ?? '';
      expect(start).toMatch(/^करघे पर .*…$/);
      expect(subject.startsWith(start.slice(0, -1))).toBe(true);
    }
    expect(ways.mail.address.length).toBeLessThanOrEqual(limits.windows);
  });
});
