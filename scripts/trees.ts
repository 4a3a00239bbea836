// Writes down anew what screen readers meet on each page, after a change that is meant.
import { isBuilt } from './freshness.ts';
import { show, steps } from './stages.ts';

if (!(await isBuilt())) {
  const code = await show(steps.build);
  if (code !== 0) process.exit(code);
}
process.env.WRITE_TREES = 'yes';
process.exitCode = await show([...steps.browser, 'tests/trees.spec.ts']);
