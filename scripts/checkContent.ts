import { printReport } from './contentReport.ts';

const { problems } = await printReport();
process.exitCode = problems.length > 0 ? 1 : 0;
