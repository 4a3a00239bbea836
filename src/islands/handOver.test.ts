import { describe, expect, it } from 'vitest';
import { getContact } from '#src/content/read/contact.ts';
import { type LanguageCode, languageCodes } from '#src/i18n/languages.ts';
import { pathOf } from '#src/i18n/paths.ts';
import { mailto } from '#src/mail/mail.ts';
import { limits, type Ways, waysFor } from './handOver.ts';
import { write } from './letter.ts';

const windows = { userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0' };
const android = { userAgent: 'Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0.0.0 Mobile' };

const sentences: Record<LanguageCode, string> = {
  en: 'We weave cloth for sails, and would like to know what each loom is doing. ',
  es: 'Tejemos telas para velas y nos gustaría saber qué está haciendo cada telar. ',
  fr: 'Nous tissons des toiles à voile et voulons savoir où en est chaque métier. ',
  hi: 'हम पाल का कपड़ा बुनते हैं और जानना चाहते हैं कि हर करघा क्या कर रहा है। ',
  de: 'Wir weben Segeltuch und würden gern wissen, was jeder Webstuhl gerade tut. ',
  ru: 'Мы ткём парусину и хотели бы знать, что сейчас делает каждый станок. ',
};

function waysOf(lang: LanguageCode, length: number, system: { userAgent: string }): Ways {
  const { to, mail } = getContact(lang).dispatch;
  const typed = {
    name: sentences[lang].slice(0, 16),
    email: 'visitor@company.example',
    company: '',
    subject: sentences[lang].slice(0, 24),
    message: sentences[lang].repeat(length / sentences[lang].length + 1).slice(0, length),
  };
  const page = new URL(pathOf('contact', lang), 'https://www.sutraloom.example');
  const time = new Date('2025-09-24T15:46:17Z');
  return waysFor(to, write(typed, mail, { lang, page, time }), mail.pasteNote, system);
}

// How many characters of a message travel, by each way, in a letter like those above. The numbers are
// rounded down, so that they stay true when a word in locales/ gets longer. Percent-encoding makes one
// character of a letter of English, six of a Russian and nine of a Hindi one.
const table: Record<LanguageCode, number[]> = {
  //  Windows elsewhere Gmail Outlook Yahoo
  en: [1_000, 20_000, 4_700, 9_700, 4_700],
  es: [1_000, 19_000, 4_700, 9_500, 4_700],
  fr: [950, 19_000, 4_500, 9_300, 4_500],
  hi: [135, 3_900, 880, 1_850, 880],
  de: [1_050, 21_000, 5_000, 10_000, 5_000],
  ru: [210, 5_500, 1_250, 2_700, 1_250],
};

const ways = [
  { by: 'a mail program on Windows', way: 'mail', system: windows },
  { by: 'a mail program elsewhere', way: 'mail', system: android },
  { by: 'Gmail', way: 'gmail', system: windows },
  { by: 'Outlook', way: 'outlook', system: windows },
  { by: 'Yahoo', way: 'yahoo', system: windows },
] as const;

describe.each(languageCodes)('a letter in "%s"', (lang) => {
  it.each(ways.map((way, at) => ({ ...way, length: table[lang][at] ?? 0 })))(
    'travels by $by with a message of $length characters',
    ({ way, system, length }) => {
      expect(waysOf(lang, length, system)[way].whole).toBe(true);
    },
  );
});

describe('a letter that is too long', () => {
  const { mail, to } = getContact('en').dispatch;
  const written = (subject: string, text: string) => ({
    subject,
    full: `${text} and all its labels`,
    lean: text,
  });
  const on = (system: { userAgent: string }, subject: string, text: string) =>
    waysFor(to, written(subject, text), mail.pasteNote, system);
  const bodyOf = (address: string) => new URL(address).searchParams.get('body');

  it('goes whole as long as it fits, then lean, then as a note that asks to paste it', () => {
    const room = limits.windows - mailto({ to, subject: 'Looms', body: 'x' }).length;
    const sent = [1, 10, room + 1, room + 2].map((length) => {
      const { address, whole } = on(windows, 'Looms', 'x'.repeat(length)).mail;
      return [bodyOf(address)?.slice(length), whole];
    });
    expect(sent).toEqual([
      [' and all its labels', true],
      [' and all its labels', true],
      ['', true],
      ['', false],
    ]);
    expect(bodyOf(on(windows, 'Looms', 'x'.repeat(room + 2)).mail.address)).toBe(mail.pasteNote);
  });

  it('is cut short only where a way cannot carry it', () => {
    const text = 'x'.repeat(6000);
    const { mail: byMail, gmail, outlook, yahoo } = on(windows, 'Looms', text);
    expect(byMail.whole).toBe(false);
    for (const { address } of [gmail, outlook, yahoo]) {
      expect(bodyOf(address)).toBe(`${text} and all its labels`);
    }
    expect(on(android, 'Looms', text).mail.whole).toBe(true);
  });

  it.each(languageCodes)('has room for the note, whatever its subject (%s)', (lang) => {
    const { pasteNote } = getContact(lang).dispatch.mail;
    const subject = 'करघे पर एक प्रश्न 🧵 '.repeat(500);
    const all = waysFor(to, written(subject, 'x'.repeat(40_000)), pasteNote, windows);
    for (const [way, limit] of Object.entries({ ...limits, mail: limits.windows })) {
      if (!(way in all)) continue;
      const { address, whole } = all[way as keyof Ways];
      const { searchParams } = new URL(address);
      const start = searchParams.get(way === 'gmail' ? 'su' : 'subject') ?? '';
      expect(whole).toBe(false);
      expect(address.length).toBeLessThanOrEqual(limit);
      expect(searchParams.get('body')).toBe(pasteNote);
      expect(start).toMatch(/^करघे पर .*…$/);
      expect(subject.startsWith(start.slice(0, -1))).toBe(true);
    }
  });
});
