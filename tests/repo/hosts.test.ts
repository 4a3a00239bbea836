import { readFileSync } from 'node:fs';
import { parse as parseToml } from 'smol-toml';
import { expect, test } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { translatedLanguages } from '#src/content/check/reviews.ts';

const workflowFile = '.github/workflows/site.yml';
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

test('Netlify builds with a command there is, into the folder of the build', () => {
  const { build } = netlify();
  expect(build).toMatchObject({ command: 'npm run build', publish: 'dist' });
  expect(scripts).toHaveProperty('build');
});

test('Netlify shows lost visitors the page of their language (each needs a rule in netlify.toml)', () => {
  const rules = translatedLanguages.map((lang) => ({
    from: `/${lang}/*`,
    to: `/${lang}/404.html`,
    status: 404,
  }));
  expect(netlify().redirects).toEqual(rules);
});

test('Cloudflare publishes the folder of the build, with clean addresses and the nearest 404', () => {
  const { assets } = JSON.parse(readFileSync('wrangler.jsonc', 'utf8'));
  expect(assets).toEqual({
    directory: './dist',
    html_handling: 'auto-trailing-slash',
    not_found_handling: '404-page',
  });
});

test('GitHub Pages publishes the folder of the build, hidden files too, at the address it gives', () => {
  const steps: Record<string, unknown>[] = workflow().jobs.publish.steps;
  const stepOf = (text: string) => steps.find((step) => JSON.stringify(step).includes(text));

  const commands = steps.flatMap(({ run }) => (typeof run === 'string' ? [run] : []));
  expect(commands).toEqual(['npm run build']);
  expect(stepOf('npm run build')?.env).toEqual({
    SITE_URL: expect.stringContaining('steps.pages.outputs.origin'),
    BASE_PATH: expect.stringContaining('steps.pages.outputs.base_path'),
  });
  expect(stepOf('upload-pages-artifact')?.with).toEqual({
    path: 'dist',
    'include-hidden-files': true,
  });
});

test('GitHub tests every push and every pull request, on the oldest Node and the newest', () => {
  const { on, jobs } = workflow();
  // Without a filter, each of these means every branch.
  expect(on).toMatchObject({ push: null, pull_request: null });
  expect(jobs.test).not.toHaveProperty('if');
  expect(jobs.test.strategy.matrix.node).toEqual([20, 24]);
  expect(jobs.test.container.image).toMatch(/^node:\$\{\{ matrix\.node \}\}-/);
  const commands = jobs.test.steps.flatMap(({ run }: { run?: string }) => run ?? []);
  expect(commands).toEqual(['.ci/packages', 'npm test', 'npm run test:release']);
});

test('GitHub Pages publishes the main branch alone, and not before the tests have passed', () => {
  const { publish } = workflow().jobs;
  expect(publish.needs).toBe('test');
  expect(publish.if).toMatch(/^github\.ref == 'refs\/heads\/main' && \([^()]+\)$/);
  // Any of these would let it run after tests that failed.
  expect(publish.if).not.toMatch(/always|failure|cancelled/);
});

test('every action of the workflow is held at a major version', () => {
  const used = readFileSync(workflowFile, 'utf8').match(/uses: .+/g) ?? [];
  expect(used.length).toBeGreaterThan(0);
  for (const line of used) expect(line).toMatch(/^uses: actions\/[\w-]+@v\d+$/);
});

function workflow() {
  return parseYaml(readFileSync(workflowFile, 'utf8'));
}

function netlify() {
  return parseToml(readFileSync('netlify.toml', 'utf8'));
}
