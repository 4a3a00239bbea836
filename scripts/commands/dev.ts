import { ports, show, steps } from '#scripts/shared/stages.ts';

// With the name of a test or a build in it, Astro follows no change of a file.
delete process.env.NODE_ENV;

const options = process.argv.slice(2);
const port = options.includes('--port') ? [] : ['--port', String(ports.dev)];
process.exitCode = await show([...steps.astroDev, ...port, ...options]);
