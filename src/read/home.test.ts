import { expect, it } from 'vitest';
import { contentIn } from '#src/content/load/content.ts';
import { getHome } from './home.ts';

it.each([
  [4, 'Services: the systems we build.'],
  [5, 'Services: five systems we build.'],
  [6, 'Services: the systems we build.'],
])('over %i projects says "%s"', (count, wanted) => {
  const content = contentIn('en');
  const [project] = content.projects;
  if (!project) throw new Error('There is no project.');
  const projects = Array.from({ length: count }, () => project);
  const heading = {
    five: 'Services: five systems we build.',
    otherwise: 'Services: the systems we build.',
  };
  const { home } = content.words;
  const whatWeHaveBuilt = { ...home.whatWeHaveBuilt, heading };
  const words = { ...content.words, home: { ...home, whatWeHaveBuilt } };
  expect(getHome('en', { ...content, projects, words }).whatWeHaveBuilt.heading).toBe(wanted);
});

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
