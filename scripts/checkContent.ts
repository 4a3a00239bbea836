// Checks content/ and locales/ and prints all errors.
import { printReport } from './contentReport.ts';
import { writeSchemas } from './schemas.ts';

await writeSchemas();
process.exitCode = (await printReport()) ? 0 : 1;
