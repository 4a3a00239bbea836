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
