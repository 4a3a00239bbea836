import { findTodos, placeOf, printReport } from './contentReport.ts';

const { problems, texts } = await printReport();
if (problems.length > 0) process.exit(1);
const left = await findTodos(texts);
for (const one of left) console.log(`${placeOf(one)}: ${one.reason}`);
console.log(`${left.length} left to do before the site goes public.`);
process.exitCode = left.length > 0 ? 1 : 0;
