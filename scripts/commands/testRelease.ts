// Tests what is around the built site: nginx, load, a folder below the domain, a second build, the
// site while it is edited.
import { requireBrowserOrStop } from '#scripts/steps/browser.ts';
import { ensureBuilt } from '#scripts/steps/ensureBuilt.ts';
import { show, steps } from '#scripts/steps/stages.ts';

requireBrowserOrStop();
await ensureBuilt();
process.exitCode = await show(steps.release);
