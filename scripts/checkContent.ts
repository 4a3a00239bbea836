// Checks content/ and locales/ and prints all errors.
import { checkContent } from './content.ts';
import { writeSchemas } from './schemas.ts';

await writeSchemas();
process.exitCode = (await checkContent()) ? 0 : 1;
