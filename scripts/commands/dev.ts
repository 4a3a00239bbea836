// Starts Astro's dev server.
import { ports, runInTerminal, steps } from '#scripts/shared/stages.ts';

// With "test" or "production", Astro does not watch files.
delete process.env.NODE_ENV;

const options = process.argv.slice(2);
const port = options.includes('--port') ? [] : ['--port', String(ports.dev)];
process.exitCode = await runInTerminal([...steps.astroDev, ...port, ...options]);
