// Starts Astro's own server, which shows each change at once.
import { ports, runInTerminal, steps } from '#scripts/shared/stages.ts';

// Where this says "test" or "production", Astro follows no change of a file.
delete process.env.NODE_ENV;

const options = process.argv.slice(2);
const port = options.includes('--port') ? [] : ['--port', String(ports.dev)];
process.exitCode = await runInTerminal([...steps.astroDev, ...port, ...options]);
