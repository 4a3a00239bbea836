import { expect, it } from 'vitest';
import { describeProblem } from '#src/check/problems.ts';
import { settingProblems } from './settings.ts';

const folder = 'has the wrong format\nWrite the folder with';

it.each<[setting: string, value: string, wrong?: string]>([
  ['SITE_URL', 'https://www.example.com'],
  ['SITE_URL', 'https://www.example.com/shop', 'is not the address of a site\nWrite it like https'],
  ['SITE_URL', 'http://www.example.com', 'is not the address of a site\nWrite it like https'],
  // GitHub may set an empty value.
  ['BASE_PATH', ''],
  ['BASE_PATH', '/My_site.v2/new/'],
  ['BASE_PATH', '/a;b/', folder],
  ['BASE_PATH', '/../', folder],
  ['SOURCE_DATE_EPOCH', '1767225600'],
  ['SOURCE_DATE_EPOCH', 'today', 'is not a date\nWrite the seconds since 1970, like 1767225600'],
])('%s="%s" %s', (setting, value, wrong = '') => {
  const messages = settingProblems({ [setting]: value }).map(describeProblem);
  const [line, fix] = wrong.split('\n');
  const whole = `environment: ${setting}: ${line} ("${value}")\n${fix}`;
  expect(messages).toEqual(wrong ? [expect.stringContaining(whole)] : []);
});
