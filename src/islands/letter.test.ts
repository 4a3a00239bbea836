import { describe, expect, it } from 'vitest';
import { getContact } from '#src/content/read/contact.ts';
import { languageCodes } from '#src/i18n/languages.ts';
import type { Typed } from './fields.ts';
import { limits, moment, waysFor, write } from './letter.ts';

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0';
const android = 'Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0.0.0 Mobile';

const { to, mail } = getContact('en').dispatch;
const field = { isLong: false, isRequired: true };
const words: typeof mail = {
  ...mail,
  subject: 'Loom: {{subject}}',
  heading: '{{label}} >',
  line: '{{label}} = {{ value }}',
  fields: [
    { ...field, name: 'name', label: '[name]' },
    { ...field, name: 'company', label: '[company]', isRequired: false },
    { ...field, name: 'subject', label: '[subject]' },
    { ...field, name: 'message', label: '[message]', isLong: true },
  ],
  page: '[page]',
  sent: '[sent]',
  notSpecified: 'none',
};
const locale = 'fr-FR';
const page = new URL('https://sutraloom.example/fr/contact?from=card#letter');
const time = new Date('2025-03-04T05:06:07Z');

it('names what it says, and says the same without labels in its lean form', () => {
  const name = "$& {{label}} {{value}} $'";
  const typed = { name, company: ' ', subject: '$1', message: 'a\nb' } as Typed;
  const { subject, full, lean } = write(typed, words, { locale, page, time });
  expect(subject).toBe('Loom: $1');
  expect(full).toBe(
    `[name] = ${name}\n[company] = none\n[subject] = $1\n\n` +
      `[message] >\na\nb\n\n[page] = ${page.href}\n[sent] = ${moment(time, locale, 'full')}`,
  );
  expect(lean).toBe(
    `${name}\n[company] = none\n$1\n\n` +
      `a\nb\n\nhttps://sutraloom.example/fr/contact\n${moment(time, locale, 'short')}`,
  );
});

describe('a letter that is too long', () => {
  const on = (system: string, subject: string, lean: string) =>
    waysFor(to, { subject, full: `${lean} and all its labels`, lean }, mail.pasteNote, system);
  const bodyOf = (address: string) => new URL(address).searchParams.get('body');

  it('goes whole as long as it fits, then lean, then as a note that asks to paste it', () => {
    const room = limits.windows - on(windows, 'Looms', '').mail.address.length;
    const overhead = encodeURIComponent(' and all its labels').length;
    const sent = [room, room + 1, room + overhead, room + overhead + 1].map((length) => {
      const { address, whole } = on(windows, 'Looms', 'x'.repeat(length)).mail;
      return [bodyOf(address)?.replace(/^x+/, 'x…'), whole];
    });
    expect(sent).toEqual([
      ['x… and all its labels', true],
      ['x…', true],
      ['x…', true],
      [mail.pasteNote, false],
    ]);
  });

  it('is cut short only where a way cannot carry it', () => {
    const length = 10_000;
    const whole = (system: string) =>
      Object.entries(on(system, 'Looms', 'x'.repeat(length)))
        .filter(([, way]) => way.whole)
        .map(([name]) => name);
    expect(whole(windows)).toEqual(['outlook']);
    expect(whole(android)).toEqual(['mail', 'outlook']);
  });

  it.each(languageCodes)('has room for the note, whatever its subject (%s)', (lang) => {
    const { pasteNote } = getContact(lang).dispatch.mail;
    const subject = 'करघे पर एक प्रश्न 🧵 '.repeat(500);
    const written = { subject, full: 'x'.repeat(40_000), lean: 'x'.repeat(40_000) };
    const ways = waysFor(to, written, pasteNote, windows);
    for (const { address, whole } of Object.values(ways)) {
      const { searchParams } = new URL(address);
      const start = searchParams.get('su') ?? searchParams.get('subject') ?? '';
      expect(whole).toBe(false);
      expect(searchParams.get('body')).toBe(pasteNote);
      expect(start).toMatch(/^करघे पर .*…$/);
      expect(subject.startsWith(start.slice(0, -1))).toBe(true);
    }
    expect(ways.mail.address.length).toBeLessThanOrEqual(limits.windows);
  });
});
