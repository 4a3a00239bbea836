import { checkContent } from '#scripts/shared/content.ts';

process.exitCode = (await checkContent()) ? 0 : 1;
