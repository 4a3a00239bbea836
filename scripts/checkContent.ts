// Checks content/ and locales/ and prints all errors.
import { checkContent } from './content.ts';
import { writeSchemas } from './schemas.ts';
import { exitOnSystemError } from './systemError.ts';

await writeSchemas().catch(exitOnSystemError);
process.exitCode = (await checkContent()) ? 0 : 1;
