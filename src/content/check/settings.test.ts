import { expect, it } from 'vitest';
import { describeProblem } from './problems.ts';
import { settingProblems } from './settings.ts';

it.each([
  ['SITE_URL', 'https://www.example.com'],
  ['SITE_URL', ''],
  ['BASE_PATH', '/My_site.v2/new/'],
  ['BASE_PATH', ''],
])('accepts %s="%s"', (setting, value) => {
  expect(settingProblems({ [setting]: value })).toEqual([]);
});

it.each([
  ['SITE_URL', 'https://www.example.com/shop', 'has more than a host name', 'BASE_PATH'],
  ['SITE_URL', 'http://www.example.com', 'is not a web address', 'Start it with https://'],
  ['BASE_PATH', '/a;b/', 'has the wrong format', 'Write the folder with'],
  ['BASE_PATH', '/../', 'has the wrong format', 'Write the folder with'],
])('explains what is wrong with %s="%s": it %s', (setting, value, wrong, fix) => {
  const [message, ...others] = settingProblems({ [setting]: value }).map(describeProblem);
  expect(message).toContain(`environment: ${setting}: ${wrong} ("${value}")\n`);
  expect(message).toContain(fix);
  expect(others).toEqual([]);
});
