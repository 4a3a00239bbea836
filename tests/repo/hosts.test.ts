import { readFileSync } from 'node:fs';
import { parse as parseToml } from 'smol-toml';
import { expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { translatedLanguages } from '#src/content/check/reviews.ts';

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

it('GitHub tests every push and pull request, and publishes main alone once they have passed', () => {
  const { on, jobs } = parseYaml(readFileSync('.github/workflows/site.yml', 'utf8'));
  const { test, publish } = jobs;
  // Without a filter, each of these triggers on every branch.
  expect(on).toMatchObject({ push: null, pull_request: null });
  expect(test.steps).toContainEqual({ run: 'npm test' });
  expect(test.steps).toContainEqual({ run: 'npm run test:release' });
  expect(test.if).toBeUndefined();
  expect(publish.needs).toBe('test');
  // Conditions like always() would let it run after failed tests.
  expect(publish.if).toMatch(/^github\.ref == 'refs\/heads\/main' && \([^()]+\)$/);
  expect(publish.steps).toContainEqual({
    run: 'npm run build',
    env: {
      SITE_URL: expect.stringContaining('outputs.origin'),
      BASE_PATH: expect.stringContaining('outputs.base_path'),
    },
  });
  // .well-known is a hidden folder.
  const dist = expect.objectContaining({ with: { path: 'dist', 'include-hidden-files': true } });
  expect(publish.steps).toContainEqual(dist);
});
