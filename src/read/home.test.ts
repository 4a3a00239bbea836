import { expect, it } from 'vitest';
import { contentIn } from '#src/content/load/content.ts';
import { getHome } from './home.ts';

it('shows the cloth of a service in the weave of the part of the band in which its thread ends', () => {
  const content = contentIn('en');
  const [principle] = content.principles;
  const [project] = content.projects;
  if (!principle || !project) throw new Error('There is no principle, or no project.');
  const weaves = ['basket', 'diamond', 'satin', 'twill'] as const;
  const principles = weaves.map((weave) => ({ ...principle, weave }));
  const home = getHome('en', { ...content, principles, projects: [project, project, project] });
  const files = home.whatWeHaveBuilt.projects.map(({ cloth }) => cloth.src);
  const cloths = files.map((file) => /cloth-[a-z]+/.exec(file)?.[0]);
  expect(cloths).toEqual(['cloth-diamond', 'cloth-satin', 'cloth-twill']);
});

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
