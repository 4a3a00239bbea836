import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { withPolicy } from './withPolicy.ts';

const head = '<!doctype html><meta charset="utf-8">';
const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

const scripts = new Map([
  ['/shop/_astro/island.js', 'import "./react.js"'],
  ['/shop/_astro/react.js', 'export {}'],
  ['/shop/_astro/form.js', 'import "./react.js"'],
]);

const publish = (html: string, page = 'de/team.html') => withPolicy(page, html, scripts);

// csp_evaluator reads the policy of each page (tests/site/policy.test.ts).
test('the policy of a page stands before its scripts and styles, and allows no other host', () => {
  const script = '<script>a</script>';
  const html = publish(head + script);
  // The email app, and Gmail with its sign-in page.
  const [policy = '', rest] = html.split('form-action mailto: https://*.google.com;');
  expect(policy.startsWith(`${head}<meta http-equiv="content-security-policy" content="`)).toBe(
    true,
  );
  expect(policy).not.toMatch(/unsafe-|data:|blob:|https?:|\*/);
  expect(rest).toBe(`require-trusted-types-for 'script';trusted-types 'none'">${script}`);
});

test('a page trusts the script files that it loads, by their hashes, and no others', () => {
  const html = publish(`${head}<astro-island component-url="/shop/_astro/island.js">`);
  const island = hash('import "./react.js"');
  const react = hash('export {}');
  const integrity = { '/shop/_astro/island.js': island, '/shop/_astro/react.js': react };
  const map = JSON.stringify({ integrity });
  expect(html).toContain(`><script type="importmap">${map}</script><astro-island`);
  expect(html).toContain(`script-src 'strict-dynamic' '${hash(map)}' '${island}' '${react}';`);
});

test('the page of the CMS runs its own scripts alone, and asks nobody but GitHub', () => {
  const html = publish(`${head}<script src="/_astro/form.js"></script>`, 'admin/index.html');
  const [, policy = ''] = /content="([^"]*)"><script src=/.exec(html) ?? [];
  const rules = policy.split(';');
  const strict = [
    "default-src 'none'",
    "script-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ];
  expect(rules).toEqual(expect.arrayContaining(strict));
  const sources = rules.flatMap((rule) => rule.split(' ').slice(1));
  const elsewhere = sources.filter((source) => !/^'|^(blob|data):$/.test(source));
  expect(elsewhere).toEqual([
    'https://*.githubusercontent.com',
    'https://api.github.com',
    'https://www.githubstatus.com',
  ]);
});

test.each(['<meta charset="UTF-8"/>', '<script>a</script><meta charset="utf-8">'])(
  'stops the build where "%s" has no place for a policy',
  (html) => {
    const message =
      /^de\/team\.html gets no content security policy.+\n.+ scripts\/build\/withPolicy\.ts/;
    expect(() => publish(html)).toThrow(message);
  },
);
