import { checkContent } from '#scripts/steps/checkContent.ts';

process.exitCode = (await checkContent()) ? 0 : 1;
