import { readFileSync } from 'node:fs';
import { parse as parseToml } from 'smol-toml';
import { expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { translatedLanguages } from '#src/content/check/reviews.ts';

const workflow = readFileSync('.github/workflows/site.yml', 'utf8');
const { on, jobs } = parseYaml(workflow);
const runs = (job: { steps: { run?: string }[] }) => job.steps.flatMap(({ run }) => run ?? []);

it('Netlify publishes the build, and shows lost visitors the page of their language', () => {
  const { build, redirects } = parseToml(readFileSync('netlify.toml', 'utf8'));
  expect(build).toMatchObject({ command: 'npm run build', publish: 'dist' });
  expect(redirects).toEqual(
    translatedLanguages.map((lang) => ({
      from: `/${lang}/*`,
      to: `/${lang}/404.html`,
      status: 404,
    })),
  );
});

it('Cloudflare publishes the build, with clean addresses and the nearest 404', () => {
  const { assets } = JSON.parse(readFileSync('wrangler.jsonc', 'utf8'));
  expect(assets).toEqual({
    directory: './dist',
    html_handling: 'auto-trailing-slash',
    not_found_handling: '404-page',
  });
});

it('GitHub publishes the build with its hidden files, at the address it gives', () => {
  const { steps } = jobs.publish;
  expect(runs(jobs.publish)).toEqual(['npm run build']);
  expect(JSON.stringify(steps)).toMatch(/"SITE_URL":"[^"]*outputs\.origin/);
  expect(JSON.stringify(steps)).toMatch(/"BASE_PATH":"[^"]*outputs\.base_path/);
  expect(JSON.stringify(steps)).toContain('{"path":"dist","include-hidden-files":true}');
});

it('GitHub tests every push and pull request, and publishes main alone once they have passed', () => {
  // Without a filter, each of these means every branch.
  expect(on).toMatchObject({ push: null, pull_request: null });
  expect(jobs.test).not.toHaveProperty('if');
  expect(runs(jobs.test)).toEqual(expect.arrayContaining(['npm test', 'npm run test:release']));
  expect(jobs.publish.needs).toBe('test');
  expect(jobs.publish.if).toMatch(/^github\.ref == 'refs\/heads\/main' && \([^()]+\)$/);
  // Any of these would let it run after tests that failed.
  expect(jobs.publish.if).not.toMatch(/always|failure|cancelled/);
});

it('every action of the workflow is held at a major version', () => {
  for (const line of workflow.match(/uses: .+/g) ?? []) {
    expect(line).toMatch(/^uses: actions\/[\w-]+@v\d+$/);
  }
});
