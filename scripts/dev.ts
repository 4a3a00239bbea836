import { show, steps } from './stages.ts';

process.exitCode = await show([...steps.astroDev, ...process.argv.slice(2)]);
