import { expect, it } from 'vitest';
import { contentIn } from '#src/content/load/content.ts';
import { getHome } from './home.ts';

it.each([
  ['en', ['Loom', 'Mill', 'Dyers'], 'Clients: Loom, Mill and Dyers.'],
  ['de', ['Loom', 'Dyers, Inc.'], 'Clients: Loom und Dyers, Inc.'],
  ['fr', undefined, 'Clients.'],
] as const)('says in %s who is among the clients %j: %s', (lang, names, wanted) => {
  const { company, words, ...rest } = contentIn(lang);
  const { stats } = words.home;
  const clients = { caption: 'Clients.', named: 'Clients: {{names}}.' };
  const home = { ...words.home, stats: { ...stats, items: { ...stats.items, clients } } };
  const namedClients = names && [...names];
  const content = { ...rest, company: { ...company, namedClients }, words: { ...words, home } };
  const captions = getHome(lang, content).stats.items.map(({ caption }) => caption);
  expect(captions).toContain(wanted);
});
