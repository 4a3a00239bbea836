import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';

/** Puts a finished folder in the place of an older one, which stays until the new one is there. */
export async function swapFolder(next: string, current: string): Promise<void> {
  const last = `${next}.last`;
  await rm(last, { recursive: true, force: true });
  const hadOne = existsSync(current);
  if (hadOne) await rename(current, last);
  try {
    await rename(next, current);
  } catch (error) {
    if (hadOne) await rename(last, current);
    throw error;
  }
  await rm(last, { recursive: true, force: true });
}
