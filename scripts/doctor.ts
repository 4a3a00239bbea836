import { findTodos, placeOf, printReport } from './contentReport.ts';

if (!(await printReport())) process.exit(1);
const left = await findTodos();
for (const one of left) console.log(`${placeOf(one)}: ${one.reason}`);
console.log(`${left.length} left to do before the site goes public.`);
process.exitCode = left.length > 0 ? 1 : 0;
