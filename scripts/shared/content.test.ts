import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { readPortraits } from './content.ts';

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'project-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

// In a process of its own: nothing that the command imports may throw at a broken file before the
// gate has said what is wrong with it.
test('names files that cannot be read, and nothing that only follows from them', async () => {
  const project = await makeFolder();
  const filter = (path: string) => !/node_modules|unpacked/.test(path);
  for (const part of ['content', 'locales', 'scripts', 'src', 'package.json']) {
    await cp(part, join(project, part), { recursive: true, filter });
  }
  await symlink(resolve('node_modules'), join(project, 'node_modules'), 'junction');
  await writeFile(join(project, 'content/company.json'), '{ "name": ');
  await writeFile(join(project, 'locales/de/team.json'), '{ "meta": ]');
  const flags = ['--experimental-strip-types', '--disable-warning=ExperimentalWarning'];
  const { stderr } = spawnSync(process.execPath, [...flags, 'scripts/commands/gate.ts'], {
    cwd: project,
    encoding: 'utf8',
  });
  expect(stderr).toMatch(/^content\/company\.json: line 1, column \d+: is not valid JSON: /);
  expect(stderr).toMatch(/^locales\/de\/team\.json: line 1, column \d+: is not valid JSON: /m);
  expect(stderr).toMatch(/^2 to correct/m);
});

test('measures a photo as it is seen, and none that is no picture or half of one', async () => {
  const folder = await makeFolder();
  const portraits = join(folder, 'content/portraits');
  await mkdir(portraits, { recursive: true });
  const create = { width: 600, height: 480, channels: 3, background: '#888' } as const;
  await sharp({ create }).toFile(join(portraits, 'lying.jpg'));
  const turned = join(portraits, 'turned.jpg');
  await sharp({ create }).withMetadata({ orientation: 6 }).toFile(turned);
  const whole = await readFile(turned);
  await writeFile(join(portraits, 'half.jpg'), whole.subarray(0, whole.length / 2));
  await writeFile(join(portraits, 'text.png'), 'Not a picture.');
  expect(await readPortraits(folder)).toEqual({
    'content/portraits/half.jpg': null,
    'content/portraits/lying.jpg': { width: 600, height: 480 },
    'content/portraits/text.png': null,
    'content/portraits/turned.jpg': { width: 480, height: 600 },
  });
});
