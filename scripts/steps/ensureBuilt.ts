import { isBuilt } from '#scripts/build/freshness.ts';
import { show, steps } from './stages.ts';

/** Builds the site where dist/ is older than its sources; a build that fails ends the command. */
export async function ensureBuilt(): Promise<void> {
  if (await isBuilt()) return;
  const code = await show(steps.build);
  if (code !== 0) process.exit(code);
}
