import { symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { translatedLanguages } from '#src/i18n/languages.ts';
import { run } from '#tests/run.ts';
import { smallestSite } from '#tests/smallestSite.ts';
import { writeSite } from '#tests/writeSite.ts';

/** What the page of a check shows after a change to the words of the city. */
async function summaryWith(words: Record<string, object>): Promise<string> {
  const site = smallestSite();
  const folder = await writeSite(site);
  await run(folder, 'git init');
  await run(folder, 'git add .');
  await run(folder, 'git -c user.name=A -c user.email=a@loom.dev commit -m Before');
  await symlink(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  const city = 'content/cities/surat.json';
  const changed = { ...JSON.parse(site[city] ?? ''), ...words };
  await writeFile(join(folder, city), JSON.stringify(changed, null, 2));
  const env = { GITHUB_STEP_SUMMARY: 'yes', SOURCE_DATE_EPOCH: '1770000000' };
  return run(folder, `node ${resolve('scripts/summary.ts')}`, env);
}

test('the page of a check shows what is left to do and to translate, by the labels of the form', async () => {
  const summary = await summaryWith({ en: { name: 'A & B', country: 'IN' }, ru: { name: '' } });
  expect(summary).toContain(
    'left to do before the site goes public</summary><ul><li>Company → Name, contact and numbers → Repository: is empty',
  );
  const others = translatedLanguages.length - 1;
  const missing = '<li>Cities → surat → Russian</li>';
  expect(summary).toContain(`<summary>1 not translated</summary><ul>${missing}</ul>`);
  expect(summary).toContain(`<summary>${others} older than the English text</summary>`);
  expect(summary).toContain(
    '<li>Cities → surat → German → Name: the English text was “Words”, and is “A &amp; B”</li>',
  );
});

test('the page of a check shows what is wrong', async () => {
  const summary = await summaryWith({ de: { name: '<b>Surat</b>' } });
  expect(summary).toContain('<b>1 to correct before the site can be built</b>');
  expect(summary).toContain('de.name: contains HTML, &lt;b> ("&lt;b>Surat&lt;/b>")');
  expect(summary).toContain('In the form: Cities → surat → German → Name.</li>');
});
