import { printReport } from './contentReport.ts';

process.exitCode = (await printReport()) ? 0 : 1;
