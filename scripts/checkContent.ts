// Checks content/ and locales/, and prints whatever is wrong in them.
import { checkContent } from './content.ts';
import { writeSchemas } from './schemas.ts';

await writeSchemas();
process.exitCode = (await checkContent()) ? 0 : 1;
