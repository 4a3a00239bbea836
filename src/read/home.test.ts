import { expect, it } from 'vitest';
import { contentIn } from '#src/content/load/content.ts';
import { getHome } from './home.ts';

it('names the clients, with one full stop, and the first three below the headline', () => {
  const { company, words, ...rest } = contentIn('de');
  const { hero, stats } = words.home;
  const clients = { caption: 'Clients.', named: 'Clients: {{names}}.' };
  const home = {
    ...words.home,
    hero: { ...hero, namedClients: 'Of ours: {{names}}' },
    stats: { ...stats, items: { ...stats.items, clients } },
  };
  const namedClients = ['Loom', 'Mill', 'Spinners', 'Dyers, Inc.'];
  const content = { ...rest, company: { ...company, namedClients }, words: { ...words, home } };
  const shown = getHome('de', content);
  expect(shown.hero.namedClients).toBe('Of ours: Loom, Mill und Spinners');
  const captions = shown.stats.items.map(({ caption }) => caption);
  expect(captions).toContain('Clients: Loom, Mill, Spinners und Dyers, Inc.');
});

it('links a project to the newest of its cases', () => {
  const { words, ...rest } = contentIn('en');
  const [project, other] = rest.projects;
  if (!project || !other) throw new Error('There are no projects.');
  const years = { first: 2023, newest: 2025, second: 2024 };
  const cases = Object.entries(years).map(([id, year]) => {
    const texts = { client: `Client ${id}`, hard: 'Hard', built: 'Built' };
    return { id, ...texts, service: project.id, year, agreed: '2026-01-31' };
  });
  const whatWeHaveBuilt = { ...words.home.whatWeHaveBuilt, builtFor: '{{client}}, {{finished}}' };
  const home = { ...words.home, whatWeHaveBuilt };
  const { projects } = getHome('en', { ...rest, cases, words: { ...words, home } }).whatWeHaveBuilt;
  const links = new Map(projects.map(({ id, builtFor }) => [id, builtFor]));
  expect(links.get(project.id)).toEqual({ label: 'Client newest, 2025', href: '#case-newest' });
  expect(links.get(other.id)).toBeUndefined();
});
