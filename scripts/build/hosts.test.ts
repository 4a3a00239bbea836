import { expect, test } from 'vitest';
import { writeSite } from '#tests/writeSite.ts';
import { publishedFiles } from './cloudHosts.ts';
import { answerHeaders, pageHeaders, policyOf } from './headers.ts';
import { type HostSite, readHostSite } from './hostSite.ts';
import { serverFiles } from './hosts.ts';

const story = '<script>tell()</script>';
const policy = policyOf(story);

/** Every file that a build for the address writes, by its name. */
async function filesFor(address: string, base?: string): Promise<Record<string, string>> {
  const pages = { 'index.html': '', 'story.html': story, 'careers.html': '', '404.html': '' };
  const below = { 'careers/weaver.html': '', 'de/index.html': '', 'de/404.html': '' };
  const directory = await writeSite({ ...pages, ...below, '_astro/a.1b2c.js': '' });
  const site = await readHostSite(directory, address, base);
  return { ...publishedFiles(site), ...serverFiles(site) };
}

// What nginx does with its files is asked of nginx itself: tests/release/nginx.spec.ts.
test.each([
  ['_headers', 'one policy for all openings', '\n/careers/*\n  Content-Security-Policy: '],
  ['_headers', 'hashed files for a year', '\n/_astro/*\n  Cache-Control: public, max-age=3153'],
  ['vercel.json', 'addresses without .html', '"cleanUrls": true'],
  ['vercel.json', 'a folder with and without its slash', '"source": "/de(/?)"'],
  ['vercel.json', 'one policy for all openings', '"source": "/careers/(.*)"'],
  ['vercel.json', 'hashed files for a year', '"source": "/_astro/(.*)"'],
  ['nginx.conf', 'TLS records that fill one packet each', 'ssl_buffer_size 1400;'],
  ['Caddyfile', 'a policy at its address', `header /story Content-Security-Policy "${policy}"`],
  ['Caddyfile', 'what leads to a page', '~^((/careers|/story|/careers/[a-z0-9-]+))(/|\\.html)$ '],
  ['Caddyfile', 'what leads to a folder', '~^((|/de))(/index(\\.html)?)?$ '],
  ['Caddyfile', 'the 404 page of a language', 'handle /de/* {\n\t\t\trewrite * /de/404.html'],
  ['Caddyfile', 'the other name', 'https://www.loom.test {\n\tredir https://loom.test{uri} 301'],
])('%s has %s', async (file, _, said) => {
  expect((await filesFor('https://loom.test'))[file]).toContain(said);
});

test('every host has every header of the one list, and the policy of a page once', async () => {
  const { 'nginx-http.conf': _, ...files } = await filesFor('https://loom.test');
  for (const [name, text] of Object.entries(files)) {
    for (const header of Object.entries({ ...answerHeaders, ...pageHeaders }).flat()) {
      expect(text, name).toContain(header);
    }
    expect(text.split(policy), name).toHaveLength(2);
  }
  // What is set for every answer is lost once it becomes an error.
  expect(files.Caddyfile?.split('X-Frame-Options')).toHaveLength(4);
});

test('a folder below a domain gets no file that would speak for the whole domain', async () => {
  const files = Object.keys(await filesFor('https://loom.test', '/shop/'));
  expect(files).toEqual(['_headers', 'vercel.json', 'nginx-maps.conf', 'nginx-folder.conf']);
});

test.each<[what: string, policies: HostSite['policies']]>([
  ['a policy', [['/story', 'x'.repeat(2000)]]],
  ['a rule', Array(100).fill(['/story', policy])],
])('stops the build before Cloudflare would leave out %s', (_, policies) => {
  const site = { origin: '', base: '', root: '', policies, lost: [] };
  expect(() => publishedFiles(site)).toThrow(/^Cloudflare reads .*\nLeave out /);
});
