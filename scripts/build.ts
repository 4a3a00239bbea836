import { rm } from 'node:fs/promises';
import { listWhatIsLeft } from './doctor.ts';
import { hashSources, stampBuild } from './freshness.ts';
import { show, steps } from './stages.ts';
import { weighPages } from './weigh.ts';

const sources = await hashSources();
await rm('dist', { recursive: true, force: true });

for (const step of [steps.content, steps.astroBuild]) {
  const code = await show(step);
  if (code !== 0) process.exit(code);
}
await weighPages('dist', process.env.BASE_PATH);
await stampBuild(sources);

const left = await listWhatIsLeft();
if (left.length > 0) {
  const things = left.length === 1 ? 'thing' : 'things';
  console.log(`${left.length} ${things} to settle before publishing: npm run doctor`);
}
