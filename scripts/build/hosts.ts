// Writes what each host needs to answer as scripts/serve/server.ts does: Netlify and Cloudflare read
// _headers, Vercel vercel.json, both from the published folder; the files in hosts/ are for an own
// server.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { caddyFiles } from './caddy.ts';
import { headersFile, vercelFile } from './cloudHosts.ts';
import { writePolicies } from './headers.ts';
import { type HostSite, type Place, readHostSite, usualPlace } from './hostSite.ts';
import { nginxFiles } from './nginx.ts';

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
        const site = await readHostSite(directory);
        await writeFiles(directory, publishedFiles(site));
        await writeFiles(join(directory, '..', 'hosts'), serverFiles(site, place));
      },
    },
  };
}

/** What stands in the published folder, for the hosts that read it there. */
export function publishedFiles(site: HostSite): Record<string, string> {
  return { _headers: headersFile(site), 'vercel.json': vercelFile(site) };
}

/** What an own server is told, in files of their own. */
export function serverFiles(site: HostSite, place: Place): Record<string, string> {
  return { ...nginxFiles(site, place), ...caddyFiles(site, place) };
}

async function writeFiles(directory: string, files: Record<string, string>): Promise<void> {
  await mkdir(directory, { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(join(directory, name), text);
}
