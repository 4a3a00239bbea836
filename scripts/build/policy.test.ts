import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeSite } from '#tests/writeSite.ts';
import { adminPolicy, policyOf, writePolicies } from './policy.ts';

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

test('a policy allows nothing unsafe, nor any other host to load from', () => {
  const policy = policyOf('team.html', '<script>a</script><style>b</style>');
  expect(policy).not.toMatch(/unsafe-|data:|blob:/);
  expect(policy.replace(/form-action[^;]*/, '')).not.toMatch(/https?:|\*/);
});

test.each([
  // The email app, and Gmail with its sign-in page.
  ['', 'form-action mailto: https://*.google.com'],
  ['', "base-uri 'none'"],
  ['', "require-trusted-types-for 'script'"],
  ['<script type="application/ld+json">{}</script>', "script-src 'none'"],
  ['<script-like>a</script-like>', "script-src 'none'"],
  [
    '<script data-src="x"> a("</p>") </script>',
    `script-src 'strict-dynamic' '${hash(' a("</p>") ')}'`,
  ],
  ['<style>\n b { }</style>', `style-src 'self' '${hash('\n b { }')}'`],
])('the policy of "%s" has the directive %s', (html, directive) => {
  expect(policyOf('team.html', html).split(';')).toContain(directive);
});

test('writes into a page its policy, with the script files that it loads and no others', async () => {
  const start = '<!doctype html><html lang="en"><head><meta charset="utf-8">';
  const end = '<astro-island component-url="/shop/_astro/island.js"></astro-island>';
  const directory = await writeSite({
    'team.html': start + end,
    '_astro/island.js': 'import "./react.js"',
    '_astro/react.js': 'export {}',
    '_astro/form.js': 'import "./react.js"',
  });
  await writePolicies(directory, '/shop');
  const integrity = {
    '/shop/_astro/island.js': hash('import "./react.js"'),
    '/shop/_astro/react.js': hash('export {}'),
  };
  const map = JSON.stringify({ integrity });
  const importMap = `<script type="importmap">${map}</script>`;
  const policy = policyOf('team.html', importMap, integrity);
  expect(policy).toContain(`'${[hash(map), ...Object.values(integrity)].join("' '")}'`);
  expect(await readFile(join(directory, 'team.html'), 'utf8')).toBe(
    `${start}<meta http-equiv="content-security-policy" content="${policy}">${importMap}${end}`,
  );
});

test('the page of the CMS has a policy of its own, and no page beside it that policy', async () => {
  const page = '<!doctype html><meta charset="utf-8">';
  const others = ['administration/index.html', 'de/admin/index.html'];
  const directory = await writeSite({
    'admin/index.html': `${page}<script src="/_astro/cms.js"></script>`,
    ...Object.fromEntries(others.map((name) => [name, page])),
    '_astro/cms.js': 'export {}',
  });
  await writePolicies(directory);
  const read = (name: string) => readFile(join(directory, name), 'utf8');
  const admin = await read('admin/index.html');
  expect(admin).toContain(`content="${adminPolicy}"`);
  expect(admin).not.toContain('importmap');
  for (const name of others) expect(await read(name)).not.toMatch(/unsafe|github|blob:/);
});

test.each([
  ['tag is printed otherwise', '<meta charset="UTF-8"/><script>a</script>'],
  ['policy would come after what it governs', '<script>a</script><meta charset="utf-8">'],
])('stops the build where the %s', async (_, head) => {
  const directory = await writeSite({ 'de/team.html': `<!doctype html><head>${head}</head>` });
  await expect(writePolicies(directory)).rejects.toThrow(
    /^de\/team\.html gets no content security policy: .+\n.+ in src\/layouts\/Document\.astro/,
  );
});

test.each([
  ['<script type="module" src="/_astro/menu.js"></script>', 'loads a script file'],
  ['<style>a{}</style><SCRIPT>a</SCRIPT>', 'has a script or style'],
  ['<script>a</script><style>b', 'has a script or style'],
])('stops the build where browsers would block "%s"', (html, problem) => {
  expect(() => policyOf('team.html', html)).toThrow(
    new RegExp(`^team\\.html ${problem}.+\n.+ scripts/build/policy\\.ts`),
  );
});
