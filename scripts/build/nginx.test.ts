import { expect, test } from 'vitest';
import { writeSite } from '#tests/writeSite.ts';
import { readHostSite } from './hostSite.ts';
import { nginxFiles } from './nginx.ts';

// tests/release/nginx.spec.ts runs nginx itself, without the CMS.
test('a folder below a domain gets no file for the whole domain, and the CMS its header', async () => {
  const directory = await writeSite({ 'admin/index.html': '', '404.html': '' });
  const files = nginxFiles(await readHostSite(directory, 'https://loom.test', '/shop'));
  expect(Object.keys(files)).toEqual(['nginx-maps.conf', 'nginx-folder.conf']);
  const rule = '"~^/shop/admin/index\\.html$" "same-origin-allow-popups";';
  expect(files['nginx-maps.conf']).toContain(rule);
});
