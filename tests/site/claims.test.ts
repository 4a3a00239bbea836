// Where the documents say the figures of the company.
import { expect } from 'vitest';
import { getCompany } from '#src/content/load/content.ts';
import { all } from '#tests/markup.ts';
import { every } from './every.ts';

const { years, clients, team, countries } = getCompany().claims;

for (const kind of ['story', 'contact', 'team', 'leaders', 'careers', 'opening'] as const) {
  every(kind, 'says each figure of the company once at most', ({ document }) => {
    const drawn = all(document, 'main svg').map(({ textContent }) => textContent);
    const text = drawn.reduce(
      (rest, letters) => rest.replace(letters, ''),
      document.querySelector('main')?.textContent ?? '',
    );
    for (const figure of [years, clients, team, countries]) {
      const times = text.match(new RegExp(`(?<!\\d)${figure}(?!\\d)`, 'g')) ?? [];
      expect(times.length, `${figure}`).toBeLessThanOrEqual(1);
    }
  });
}

every('team', 'says in the line about the team how many there are', ({ document }) => {
  const line = document.querySelector('#crowd h2')?.textContent;
  expect(line).toContain(`${team}+`);
});
