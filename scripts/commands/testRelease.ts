// Tests what is around the built site: nginx, a folder below the domain, a second build, the site while
// it is edited.
import { ensureBuilt, show, steps } from '#scripts/shared/stages.ts';

await ensureBuilt();
process.exitCode = await show([...steps.playwright, 'tests/release', ...process.argv.slice(2)]);
