// Writes down anew what screen readers meet on each page, after a change that is meant.
import { ensureBuilt } from '#scripts/steps/ensureBuilt.ts';
import { show, steps } from '#scripts/steps/stages.ts';

await ensureBuilt();
process.env.WRITE_TREES = 'yes';
process.exitCode = await show([...steps.browser, 'tests/browser/trees.spec.ts']);
