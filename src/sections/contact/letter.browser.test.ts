import { describe, expect, it } from 'vitest';
import { languageCodes } from '#src/i18n/languages.ts';
import { getContact } from '#src/read/contact.ts';
import type { Typed } from './fields.browser.ts';
import { formatMoment, limits, waysFor, writeLetter } from './letter.browser.ts';

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0';
const android = 'Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0.0.0 Mobile';

const { to, mail } = getContact('en').dispatch;

it('names what it says, and says the same without labels in its lean form', () => {
  const words: typeof mail = {
    ...mail,
    heading: '{{label}} >',
    line: '{{label}} = {{ value }}',
    fields: [
      { name: 'name', label: '[name]', isLong: false, isRequired: true },
      { name: 'company', label: '[company]', isLong: false, isRequired: false },
      { name: 'message', label: '[message]', isLong: true, isRequired: true },
    ],
    page: '[page]',
    sent: '[sent]',
    notSpecified: 'none',
  };
  const page = new URL('https://loom.example/fr/contact?from=card#letter');
  const time = new Date('2025-03-04T05:06:07Z');
  const name = "$& {{label}} {{value}} $'";
  const typed = { name, company: ' ', subject: '$1', message: 'a\nb' } as Typed;
  const { subject, full, lean } = writeLetter(typed, words, { locale: 'fr-FR', page, time });
  expect(subject).toBe('Contact Form: $1');
  expect(full).toBe(
    `[name] = ${name}\n[company] = none\n\n[message] >\na\nb\n\n` +
      `[page] = ${page}\n[sent] = ${formatMoment(time, 'fr-FR', 'full')}`,
  );
  expect(lean).toBe(
    `${name}\n[company] = none\n\na\nb\n\n` +
      `https://loom.example/fr/contact\n${formatMoment(time, 'fr-FR', 'short')}`,
  );
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
