// Walks the journeys in Firefox and WebKit, which .ci/packages installs on Debian and Ubuntu.
import { show, steps } from '#scripts/shared/stages.ts';

process.exitCode = await show([...steps.playwright, 'tests/engines', ...process.argv.slice(2)]);
