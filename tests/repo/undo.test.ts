import { readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { run } from '#tests/run.ts';
import { writeSite } from '#tests/writeSite.ts';

const guide = readFileSync('docs/editing.md', 'utf8');
const [, undo = ''] = /`(git restore [^`]+)`/.exec(guide) ?? [];
const [, preview = ''] = /`(git clean -n[^`]+)`/.exec(guide) ?? [];

const saved = {
  'content/company.json': '{"name":"Loom"}',
  'content/cities/surat.json': '{"en":{"name":"Surat"}}',
  'content/portraits/asha.jpg': 'photo',
  'locales/en/home.json': '{"hero":"We weave."}',
};

it.each([
  ['saved by the form', ''],
  ['also added to the index', 'git add .'],
])('what docs/editing.md says discards every change, %s', async (_, add) => {
  const folder = await writeSite(saved);
  await run(folder, 'git init');
  await run(folder, 'git add .');
  await run(folder, 'git -c user.name=A -c user.email=a@loom.dev commit -m Content');

  const path = (file: string) => join(folder, file);
  await writeFile(path('locales/en/home.json'), '{"hero":"We knit."}');
  await rm(path('content/cities/surat.json'));
  await mkdir(path('content/openings'));
  await writeFile(path('content/openings/weaver.json'), '{}');
  await writeFile(path('content/portraits/asha.jpg'), 'another photo');
  await writeFile(path('content/portraits/ravi.webp'), 'photo');
  if (add) await run(folder, add);
  else {
    expect((await run(folder, preview)).trim().split('\n')).toEqual([
      'Would remove content/openings/',
      'Would remove content/portraits/ravi.webp',
    ]);
  }

  for (const command of undo.split(' && ')) await run(folder, command);
  expect(await run(folder, 'git status --porcelain')).toBe('');
  expect((await readdir(path('content'))).sort()).toEqual(['cities', 'company.json', 'portraits']);
  for (const [file, text] of Object.entries(saved)) {
    expect(await readFile(path(file), 'utf8'), file).toBe(text);
  }
});
