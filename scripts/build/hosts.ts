// Writes what each host needs to answer as scripts/serve/server.ts does: Netlify and Cloudflare read
// _headers, Vercel vercel.json, both from the published folder; the files in hosts/ are for an own
// server.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { caddyFile } from './caddy.ts';
import { headersFile, vercelFile } from './cloudHosts.ts';
import { writePolicies } from './headers.ts';
import { type Place, readHostSite, usualPlace } from './hostSite.ts';
import { nginxFile, nginxHttpFile } from './nginx.ts';

/** The last step of every build: the pages get their policies, the hosts their files. */
export function hostFiles(): AstroIntegration {
  let place: Place;
  return {
    name: 'host-files',
    hooks: {
      'astro:config:done': ({ config }) => {
        place = usualPlace(config);
      },
      'astro:build:done': async ({ dir }) => {
        const directory = fileURLToPath(dir);
        await writePolicies(directory, place.base);
        await writeHostFiles(directory, join(directory, '..', 'hosts'), place);
      },
    },
  };
}

export async function writeHostFiles(
  directory: string,
  hostDirectory: string,
  place: Place,
): Promise<void> {
  const site = await readHostSite(directory);
  await writeFile(join(directory, '_headers'), headersFile(site));
  await writeFile(join(directory, 'vercel.json'), vercelFile(site));
  await mkdir(hostDirectory, { recursive: true });
  await writeFile(join(hostDirectory, 'nginx-http.conf'), nginxHttpFile(place));
  await writeFile(join(hostDirectory, 'nginx.conf'), nginxFile(site, place));
  await writeFile(join(hostDirectory, 'Caddyfile'), caddyFile(site, place));
}
