import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

test('lists the commands of package.json where a name is none of them', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'constructor'], {
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^There is no command "constructor"\. There are:\n/);
  expect([...stderr.matchAll(/npm run (\S+)/g)].map(([, name]) => name)).toEqual(
    Object.keys(scripts),
  );
});

test('leaves every command of package.json to the front door', () => {
  for (const [name, command] of Object.entries(scripts)) {
    expect(command).toBe(`node scripts/run.mjs ${name}`);
  }
});
