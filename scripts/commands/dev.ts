import { ports, show, steps } from '#scripts/steps/stages.ts';

const options = process.argv.slice(2);
const port = options.includes('--port') ? [] : ['--port', String(ports.dev)];
process.exitCode = await show([...steps.astroDev, ...port, ...options]);
