import { expect, it, vi } from 'vitest';
import { nodeEnvProblem, readSettings } from './settings.ts';

const noSite = 'is not the address of a site\nWrite it like https';
const noFolder = 'has the wrong format\nWrite the folder with';
const noDate = 'is not a date\nWrite the seconds since 1970, like 1767225600';

it.each<[setting: string, value: string, wrong?: string]>([
  ['SITE_URL', 'https://www.example.com'],
  ['SITE_URL', 'https://www.example.com/shop', noSite],
  ['SITE_URL', 'http://www.example.com', noSite],
  // GitHub may set an empty value.
  ['BASE_PATH', ''],
  ['BASE_PATH', '/My_site.v2/new/'],
  ['BASE_PATH', '/a;b/', noFolder],
  ['BASE_PATH', '/../', noFolder],
  ['SOURCE_DATE_EPOCH', '1767225600'],
  ['SOURCE_DATE_EPOCH', 'today', noDate],
])('%s="%s" %s', (setting, value, wrong = '') => {
  vi.stubEnv(setting, value);
  const [line, fix = ''] = wrong.split('\n');
  const message = `environment: ${setting}: ${line} ("${value}")\n${fix}`;
  if (wrong) expect(readSettings).toThrow(message);
  else expect(readSettings).not.toThrow();
});

it('builds for visitors alone', () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(nodeEnvProblem()).toBeUndefined();
  vi.stubEnv('NODE_ENV', 'staging');
  expect(nodeEnvProblem()).toMatch(
    /^environment: NODE_ENV: has to be "production" in a build \("staging"\)\nUnset it/,
  );
});
