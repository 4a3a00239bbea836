// Writes the configuration with which each host responds as scripts/serve/server.ts does: _headers for Netlify and
// Cloudflare and vercel.json for Vercel, in the published folder; the files in hosts/ are for an own server.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { rootOf } from './builtSite.ts';
import { publishedFiles } from './cloudHosts.ts';
import { readHostSite } from './hostSite.ts';
import { nginxFiles } from './nginx.ts';
import { writePolicies } from './policy.ts';

/** The last step of every build: writes the policies of pages and the configuration files of hosts. */
export function hostFiles(address: string, base: string): AstroIntegration {
  return {
    name: 'host-files',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const directory = fileURLToPath(dir);
        await writePolicies(directory, rootOf(base));
        const site = await readHostSite(directory, address, base);
        await writeFiles(directory, publishedFiles);
        await writeFiles(join(directory, '..', 'hosts'), nginxFiles(site));
      },
    },
  };
}

async function writeFiles(directory: string, files: Record<string, string>): Promise<void> {
  await mkdir(directory, { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(join(directory, name), text);
}
