import { expect, it, vi } from 'vitest';
import { readSettings, refuseOtherThanProduction } from './settings.ts';

const site = 'Write it like https';
const folder = 'Write the folder with';
const seconds = 'Write the seconds since 1970, like 1767225600';

/** What is printed before the command ends. */
function refusalOf(read: () => unknown): string | undefined {
  const printed = vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('exit');
  });
  try {
    read();
  } catch {
    return String(printed.mock.lastCall);
  }
  return undefined;
}

it.each<[setting: string, value: string, remedy?: string]>([
  ['SITE_URL', 'https://www.example.com'],
  ['SITE_URL', 'https://www.example.com/shop', site],
  ['SITE_URL', 'http://www.example.com', site],
  // GitHub may set an empty value.
  ['BASE_PATH', ''],
  ['BASE_PATH', '/My_site.v2/new/'],
  ['BASE_PATH', '/a;b/', folder],
  ['BASE_PATH', '/../', folder],
  ['SOURCE_DATE_EPOCH', '1767225600'],
  ['SOURCE_DATE_EPOCH', 'today', seconds],
  // Milliseconds.
  ['SOURCE_DATE_EPOCH', '1767225600000', seconds],
])('%s="%s" %s', (setting, value, remedy) => {
  vi.stubEnv(setting, value);
  const message = `environment: ${setting}: is not possible ("${value}")\n${remedy}`;
  expect(refusalOf(readSettings)).toEqual(remedy && expect.stringContaining(message));
});

it('builds for visitors alone', () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(refusalOf(refuseOtherThanProduction)).toBeUndefined();
  vi.stubEnv('NODE_ENV', 'staging');
  expect(refusalOf(refuseOtherThanProduction)).toMatch(
    /^environment: NODE_ENV: is not possible \("staging"\)\nUnset it/,
  );
});
