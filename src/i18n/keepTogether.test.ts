import { expect, it } from 'vitest';
import { keepShownTogether, keepTogether } from './keepTogether.ts';

// In this table, · is a word joiner and ~ a no-break space.
it.each([
  ['ru', 'Кто-то пишет по-своему, веб-аналитик', 'Кто-·то пишет по-·своему, веб-аналитик'],
  ['ru', 'Он — по-\nчему', 'Он — по-\nчему'],
  ['hi', 'एक-एक करके, e-mail', 'एक-·एक करके, e-mail'],
  ['de', 'E-Mail-App, KI-Assistent, SKI-Mail', 'E-·Mail-App, KI-·Assistent, SKI-Mail'],
  ['de', 'Visual Designer (m/w/d)', 'Visual Designer~(m/w/d)'],
  ['fr', 'Ingénieur machine learning (H/F)', 'Ingénieur machine learning~(H/F)'],
  [
    'en',
    'follow-up, Surat (and/or remote), 24 (18/42)',
    'follow-up, Surat (and/or remote), 24 (18/42)',
  ],
] as const)('keeps in "%s" together what belongs together in "%s"', (lang, text, kept) => {
  expect(keepTogether(text, lang)).toBe(kept.replaceAll('·', '\u2060').replaceAll('~', '\u00a0'));
});

it('keeps together what a page shows, and leaves its head and its attributes alone', () => {
  const head = '<title>KI-App</title><script type="application/ld+json">"KI-App"</script>';
  const html = `${head}<body><p title="KI-App">KI-App</p></body>`;
  expect(keepShownTogether(html, 'de')).toBe(html.replace('>KI-App</p', '>KI-\u2060App</p'));
});
