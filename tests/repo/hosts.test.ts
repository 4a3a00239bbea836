import { readFileSync } from 'node:fs';
import { parse as parseToml } from 'smol-toml';
import { expect, test } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { translatedLanguages } from '#src/content/check/reviews.ts';

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
  const { jobs } = parseYaml(readFileSync('.github/workflows/pages.yml', 'utf8'));
  const steps: Record<string, unknown>[] = jobs.publish.steps;
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

test('every action of the workflow is held at a major version', () => {
  const used = readFileSync('.github/workflows/pages.yml', 'utf8').match(/uses: .+/g) ?? [];
  expect(used.length).toBeGreaterThan(0);
  for (const line of used) expect(line).toMatch(/^uses: actions\/[\w-]+@v\d+$/);
});

function netlify() {
  return parseToml(readFileSync('netlify.toml', 'utf8'));
}
