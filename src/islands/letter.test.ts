import { describe, expect, it } from 'vitest';
import type { Typed } from './fields.ts';
import { fill, type LetterWords, write } from './letter.ts';

const words: LetterWords = {
  subject: 'Formulaire : {{subject}}',
  line: '{{label}} : {{value}}',
  labels: {
    name: 'Nom',
    email: 'E-mail',
    company: 'Entreprise',
    subject: 'Objet',
    message: 'Message',
    page: 'Page',
    sent: 'Envoyé',
  },
  notSpecified: 'Non précisée',
};
const typed: Typed = {
  name: 'Ada Lovelace',
  email: 'ada@engine.example',
  company: ' ',
  subject: 'Cartes',
  message: 'Bonjour,\nle métier tisse.',
};
const page = new URL('https://sutraloom.example/fr/contact?from=card#letter');
const time = new Date('2025-03-04T05:06:07Z');
const written = write(typed, words, { lang: 'fr', page, time });

const date = (dateStyle: 'full' | 'short') =>
  new Intl.DateTimeFormat('fr', { dateStyle, timeStyle: 'long' }).format(time);

describe('a letter', () => {
  it('has the subject that was typed in its subject line', () => {
    expect(written.subject).toBe('Formulaire : Cartes');
  });

  it('names everything it says', () => {
    expect(written.full.split('\n')).toEqual([
      'Nom : Ada Lovelace',
      'E-mail : ada@engine.example',
      'Entreprise : Non précisée',
      'Objet : Cartes',
      '',
      'Message :',
      'Bonjour,',
      'le métier tisse.',
      '',
      `Page : ${page.href}`,
      `Envoyé : ${date('full')}`,
    ]);
  });

  it('says the same in its lean form, with a label only where the value needs one', () => {
    expect(written.lean.split('\n')).toEqual([
      'Ada Lovelace',
      'ada@engine.example',
      'Entreprise : Non précisée',
      'Cartes',
      '',
      'Bonjour,',
      'le métier tisse.',
      '',
      'https://sutraloom.example/fr/contact',
      date('short'),
    ]);
  });

  it('names the company that was given', () => {
    const { full, lean } = write({ ...typed, company: 'Jacquard' }, words, {
      lang: 'fr',
      page,
      time,
    });
    for (const text of [full, lean]) expect(text).toContain('\nEntreprise : Jacquard\n');
  });

  it('leaves alone what looks like a place of its own or a pattern', () => {
    expect(fill('{{label}}: {{value}}', { label: '{{value}}', value: "$& $1 $' {{label}}" })).toBe(
      "{{value}}: $& $1 $' {{label}}",
    );
  });
});
