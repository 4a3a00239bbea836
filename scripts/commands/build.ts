import { existsSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashSources, stamp } from '#scripts/build/freshness.ts';
import { findWhatIsLeft, readDataFiles } from '#scripts/shared/content.ts';
import { runInTerminal, steps } from '#scripts/shared/stages.ts';

// With "development" in the environment visitors would get React's development build.
process.env.NODE_ENV = 'production';

// The site is built elsewhere and then moved to dist/: after a failed build dist/ is still the last complete site.
const next = join('.astro', 'next');

const sources = await hashSources();
await rm(next, { recursive: true, force: true });

for (const step of [steps.content, [...steps.astroBuild, '--outDir', join(next, 'dist')]]) {
  const code = await runInTerminal(step);
  if (code === 0) continue;
  if (existsSync('dist')) console.error('\ndist/ still holds the site as it was built before.');
  process.exit(code);
}
for (const folder of ['dist', 'hosts']) {
  await rm(folder, { recursive: true, force: true });
  await rename(join(next, folder), folder);
}
await writeFile(stamp, sources);

const left = await findWhatIsLeft(await readDataFiles());
if (left.length > 0) {
  const things = left.length === 1 ? 'thing' : 'things';
  console.log(`${left.length} ${things} to settle before publishing: npm run doctor`);
}
