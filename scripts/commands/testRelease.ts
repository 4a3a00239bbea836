// Tests what is around the built site: nginx, a folder below the domain, a second build, the site while
// it is edited.
import { requireBrowser } from '#scripts/steps/browser.ts';
import { ensureBuilt } from '#scripts/steps/ensureBuilt.ts';
import { show, steps } from '#scripts/steps/stages.ts';

requireBrowser();
await ensureBuilt();
process.exitCode = await show([...steps.playwright, 'tests/release', ...process.argv.slice(2)]);
