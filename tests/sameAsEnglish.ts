import type { LanguageCode } from '../src/i18n/languages.ts';

type Same = { words: string[]; in: readonly LanguageCode[]; why: string };

const everywhere = ['es', 'fr', 'hi', 'de', 'ru'] as const;
const latin = ['es', 'fr', 'de'] as const;

/** The words that another language writes as English does, and why. Whatever is not here is a hole. */
const same: Same[] = [
  {
    words: ['Sutraloom', 'LinkedIn', 'WhatsApp', 'Facebook', 'hello@sutraloom.example'],
    in: everywhere,
    why: 'names and addresses',
  },
  {
    words: [
      'Python',
      'PyTorch',
      'SQL',
      'PostgreSQL',
      'Linux',
      'TypeScript',
      'React',
      'Figma',
      'SVG',
    ],
    in: everywhere,
    why: 'names of tools',
  },
  { words: ['Surat', 'Busan', 'Gujarat'], in: latin, why: 'cities and regions, in Latin letters' },
  {
    words: ['India', 'Indonesia', 'Surat, Gujarat, India'],
    in: ['es'],
    why: 'the Spanish names of the countries',
  },
  { words: ['kB'], in: ['es', 'hi', 'de'], why: 'the sign of a unit, as the browser writes it' },
  { words: ['CTO', 'COO / CMO'], in: ['es', 'de'], why: 'titles that are used as they are' },
  { words: ['Marketing'], in: latin, why: 'the word in these languages' },
  { words: ['Chat'], in: ['es', 'de'], why: 'the word in these languages' },
  { words: ['Design', 'Illustration'], in: ['fr', 'de'], why: 'the word in these languages' },
  {
    words: ['Services', 'Message', 'Page', 'Infrastructure as code'],
    in: ['fr'],
    why: 'French words, and a term French engineers keep',
  },
  {
    words: ['Team', 'Team – Sutraloom', 'Newsletter', 'Name', 'Monitoring', 'Budgets'],
    in: ['de'],
    why: 'German words',
  },
];

export function mayBeEnglish(text: string, lang: LanguageCode): boolean {
  const words = lettersOf(text);
  return (
    words === '' ||
    same.some((entry) => entry.in.includes(lang) && entry.words.map(lettersOf).includes(words))
  );
}

/** "Design 2" → "Design", "{{label}}: {{value}}" → "", "© 2025 Sutraloom" → "Sutraloom" */
export function lettersOf(text: string): string {
  return text
    .replace(/\{\{.*?\}\}/g, ' ')
    .replace(/[^\p{L}\p{M}]+/gu, ' ')
    .trim();
}
