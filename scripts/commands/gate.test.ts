import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';

// In a process of its own: nothing that the command imports may throw at a broken file before the
// gate has said what is wrong with it.
test('names files that cannot be read, and nothing that only follows from them', async () => {
  const project = await copyProject();
  await writeFile(join(project, 'content/company.json'), '{ "name": ');
  await writeFile(join(project, 'locales/de/team.json'), '{ "meta": ]');
  const problems = await runGate(project);
  expect(problems).toMatch(/^content\/company\.json: line 1, column \d+: is not valid JSON: /);
  expect(problems).toMatch(/^locales\/de\/team\.json: line 1, column \d+: is not valid JSON: /m);
  expect(problems).toMatch(/^2 to correct/m);
}, 60_000);

test('names a photo that is too small, one that is no picture and one that is missing', async () => {
  const project = await copyProject();
  await mkdir(join(project, 'content/portraits'), { recursive: true });
  await writePhoto(join(project, 'content/portraits/small.jpg'), 300, 400);
  await writeFile(join(project, 'content/portraits/text.png'), 'Not a picture.');
  await writePhoto(join(project, 'content/missing.webp'), 480, 600);
  await show(project, ['small.jpg', 'text.png', 'missing.webp']);
  // Words that wait for a translation are named as well, and have nothing to do with the photos.
  const problems = (await runGate(project)).replace(/^locales\/.* is not translated; .*\n/gm, '');
  expect(
    problems,
  ).toBe(`content/people.json: people[0].photo (founder): is 300 × 400 pixels, too small to be woven ("small.jpg")
Take a picture of at least 480 × 600 pixels; enlarging this one adds nothing.

content/people.json: people[1].photo (cto): is not a picture that can be read ("text.png")
Save the picture again as JPEG, PNG, WebP or AVIF, or take another.

content/people.json: people[2].photo (coo-cmo): is not in content/portraits ("missing.webp")
Put the picture there, or correct its name.

3 to correct before the site can be built.
`);
}, 60_000);

test('takes a photo that is large enough once it is turned upright, and refuses half a file', async () => {
  const project = await copyProject();
  const portraits = join(project, 'content/portraits');
  await mkdir(portraits, { recursive: true });
  await writePhoto(join(portraits, 'turned.jpg'), 600, 480, 6);
  await writePhoto(join(portraits, 'lying.jpg'), 600, 480);
  const whole = await readFile(join(portraits, 'turned.jpg'));
  await writeFile(join(portraits, 'half.jpg'), whole.subarray(0, whole.length / 2));
  await show(project, ['turned.jpg', 'lying.jpg', 'half.jpg']);
  const problems = await runGate(project);
  expect(problems.match(/^content.*/gm)).toEqual([
    'content/people.json: people[1].photo (cto): is 600 × 480 pixels, too small to be woven ("lying.jpg")',
    'content/people.json: people[2].photo (coo-cmo): is not a picture that can be read ("half.jpg")',
  ]);
}, 60_000);

async function writePhoto(file: string, width: number, height: number, orientation = 1) {
  const create = { width, height, channels: 3, background: '#888' } as const;
  await sharp({ create }).withMetadata({ orientation }).toFile(file);
}

async function show(project: string, photos: string[]) {
  const ids = ['founder', 'cto', 'coo-cmo'];
  const people = ids.map((id, index) => ({ id, name: null, photo: photos[index] }));
  await writeFile(
    join(project, 'content/people.json'),
    JSON.stringify({ leaders: 'eyes', people }),
  );
}

async function copyProject(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'project-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const part of ['content', 'locales', 'scripts', 'src', 'package.json']) {
    await cp(part, join(folder, part), {
      recursive: true,
      filter: (path) => basename(path) !== 'node_modules',
    });
  }
  await symlink(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'), 'junction');
  return folder;
}

function runGate(project: string): Promise<string> {
  const flags = ['--experimental-strip-types', '--disable-warning=ExperimentalWarning'];
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [...flags, 'scripts/commands/gate.ts'],
      { cwd: project },
      (_error, _out, problems) => resolve(problems),
    );
  });
}
