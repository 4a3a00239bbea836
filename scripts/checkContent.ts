// Checks content/ and locales/, and prints whatever is wrong in them.
import { checkContent } from './content.ts';

process.exitCode = (await checkContent()) ? 0 : 1;
