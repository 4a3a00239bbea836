// Generates _headers, which Netlify and Cloudflare read from the published folder.
import { basename } from 'node:path';
import { adminPage } from './builtSite.ts';
import {
  adminHeaders,
  cacheControl,
  type Headers,
  hashedFolders,
  pictureAddresses,
  pictureHeaders,
  siteHeaders,
} from './headers.ts';

/**
 * These hosts make browsers revalidate by default, so only hashed files need a cache rule. Each file has its own: with a
 * rule for the folder, Cloudflare would let browsers cache a 404 for a year. It reads a hundred rules at most, so the
 * fifty files that only the CMS loads have none.
 */
export function headersFile(paths: readonly string[], pages: string): string {
  const named = paths.filter((path) => pages.includes(basename(path)));
  const addresses = named.map((path) => `/${path}`);
  const hashedFiles = hashedFolders.flatMap((folder) =>
    addresses.filter((address) => address.startsWith(folder)),
  );
  const rules = [ruleFor('/*', siteHeaders)];
  for (const address of pictureAddresses) rules.push(overrideFor(address, pictureHeaders));
  if (paths.includes(adminPage)) rules.push(overrideFor('/admin/*', adminHeaders));
  for (const file of hashedFiles) {
    rules.push(ruleFor(file, { 'Cache-Control': cacheControl(file) }));
  }
  return `${rules.flat().join('\n')}\n`;
}

function ruleFor(address: string, headers: Headers): string[] {
  return [address, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)];
}

/** Cloudflare joins the values of matching rules, so `!` removes the first; Netlify skips that line. */
function overrideFor(address: string, headers: Headers): string[] {
  const lines = Object.entries(headers).flatMap(([name, value]) => [
    `  ! ${name}`,
    `  ${name}: ${value}`,
  ]);
  return [address, ...lines];
}
