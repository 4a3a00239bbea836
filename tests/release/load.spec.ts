import { spawn } from 'node:child_process';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { hasNginx, isInstalled, startNginx } from './nginx.ts';

// LOAD_SECONDS=240 for a figure worth writing down.
const seconds = Number(process.env.LOAD_SECONDS ?? 8);

test('nginx answers every request under load', async () => {
  test.skip(
    !hasNginx() || !isInstalled('wrk'),
    'nginx, openssl or wrk is missing: apt-get install nginx openssl wrk',
  );
  test.setTimeout((seconds + 30) * 1000);
  const nginx = await startNginx('dist');
  try {
    const script = test.info().outputPath('crowd.lua');
    await writeFile(script, crowd(await listAddresses()));
    const said = await run('wrk', [
      ...['--threads', '2', '--connections', '64', '--duration', `${seconds}s`],
      ...['--header', 'Accept-Encoding: gzip', '--latency', '--script', script, nginx.origin],
    ]);
    console.log(said);
    expect(Number(/(\d+) requests in/.exec(said)?.[1])).toBeGreaterThan(100);
    expect(said).not.toMatch(/Socket errors|Non-2xx/);
  } finally {
    await nginx.stop();
  }
});

/** Every page and every file, as many first visitors at once ask for them. */
async function listAddresses(): Promise<string[]> {
  const entries = await readdir('dist', { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/^(_|404|vercel)/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice('dist'.length))
    .map((path) => path.replace(/\/index\.html$/, '/').replace(/\.html$/, ''))
    .sort();
}

function crowd(addresses: string[]): string {
  return `local addresses = { ${addresses.map((address) => JSON.stringify(address)).join(', ')} }
local at = 0
request = function()
  at = at % #addresses + 1
  return wrk.format("GET", addresses[at])
end
`;
}

function run(program: string, args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += chunk;
    });
    child.stderr.on('data', (chunk) => {
      said += chunk;
    });
    child.on('error', reject);
    child.on('close', () => resolve(said));
  });
}
