// Checks content/ and locales/ and prints all errors.
import { printReport } from './contentReport.ts';
import { writeSchemas } from './schemas.ts';
import { exitOnSystemError } from './systemError.ts';

await writeSchemas().catch(exitOnSystemError);
process.exitCode = (await printReport()) ? 0 : 1;
