// Checks content/ and locales/ and prints all errors.
import { printReport } from './contentReport.ts';

process.exitCode = (await printReport()) ? 0 : 1;
