import { expect, it } from 'vitest';
import { describeProblem } from './problems.ts';
import { settingProblems } from './settings.ts';

const address = 'Start it with https:// and a full host name.';
const origin = 'Write it like https://www.example.com; a folder belongs in BASE_PATH.';
const folder =
  'Write the folder with unaccented letters, digits, hyphens and dots, like /website/.';

it.each<[setting: 'SITE_URL' | 'BASE_PATH', value: string, wrong?: string, fix?: string]>([
  ['SITE_URL', 'https://www.example.com'],
  ['SITE_URL', ''],
  ['SITE_URL', 'https://www.example.com/shop', 'has more than a host name', origin],
  ['SITE_URL', 'http://www.example.com', 'is not a web address', address],
  ['BASE_PATH', ''],
  ['BASE_PATH', '/My_site.v2/new/'],
  ['BASE_PATH', `/${'long-'.repeat(30)}/`],
  ['BASE_PATH', '/a;b/', 'has the wrong format', folder],
  ['BASE_PATH', '/shop//', 'has the wrong format', folder],
  ['BASE_PATH', '/../', 'has the wrong format', folder],
  ['BASE_PATH', 'https://example.com/a', 'has the wrong format', folder],
])('%s="%s" %s', (setting, value, wrong, fix) => {
  const messages = settingProblems({ [setting]: value }).map(describeProblem);
  const wanted = `environment: ${setting}: ${wrong} (${JSON.stringify(value)})\n${fix}`;
  expect(messages).toEqual(wrong ? [wanted] : []);
});
