// The commands as a person runs them, in a small site: whether they succeed, and what they say last.
import { symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { run } from '#tests/run.ts';
import { smallestSite } from '#tests/smallestSite.ts';
import { withField } from '#tests/withField.ts';
import { writeSite } from '#tests/writeSite.ts';

const english = 'locales/en/home.json';

it.each([
  ['checkContent.ts', /^succeeds: $/, /^fails: 1 to correct before the site can be built\.$/],
  ['doctor.ts', /^fails: \d+ left to do before the site goes public\.$/, /^fails: 1 to correct/],
  ['translateStatus.ts', /^succeeds: 5 older than .*\.$/, /^fails: 1 to correct/],
])('%s ends with %s, or where a field is broken with %s', async (command, whole, broken) => {
  const folder = await writeSite(smallestSite());
  await symlink(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  await run(folder, 'git init');
  await run(folder, 'git add content locales');
  await run(folder, 'git -c user.name=A -c user.email=a@loom.dev commit -m Content');

  const changed = withField(smallestSite(), english, 'hero.text', 'A new text');
  await writeFile(join(folder, english), changed[english] ?? '');
  expect(await endOf(command, folder)).toMatch(whole);

  const wrong = withField(changed, english, 'hero.text', '<b>Bold</b>');
  await writeFile(join(folder, english), wrong[english] ?? '');
  expect(await endOf(command, folder)).toMatch(broken);
});

it('checkContent.ts tells GitHub the file of a mistake, and both lines of its message', async () => {
  const wrong = withField(smallestSite(), english, 'hero.text', '<b>100%</b>');
  const folder = await writeSite(wrong);
  await symlink(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  const command = `node ${resolve('scripts')}/checkContent.ts`;
  const output = run(folder, command, { GITHUB_ACTIONS: 'true' });
  await expect(output).rejects.toThrow(
    /::error file=locales\/en\/home\.json::.*hero\.text: .*100%25.*%0A./,
  );
});

async function endOf(command: string, folder: string): Promise<string> {
  const lastLine = (output: string) => output.trim().split('\n').at(-1);
  return run(folder, `node ${resolve('scripts')}/${command}`).then(
    (output) => `succeeds: ${lastLine(output)}`,
    ({ message }) => `fails: ${lastLine(message)}`,
  );
}
