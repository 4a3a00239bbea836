// Visits every document as tests/browser/visits.spec.ts does, and says what each visit costs.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Bill } from '#scripts/measure/budgets.ts';
import { table } from '#scripts/measure/table.ts';
import { requireBrowserOrStop } from '#scripts/steps/browser.ts';
import { ensureBuilt } from '#scripts/steps/ensureBuilt.ts';
import { show, steps } from '#scripts/steps/stages.ts';

requireBrowserOrStop();
await ensureBuilt();
process.exitCode = await show([...steps.browser, '--grep', 'costs what it may']);

const report = await readFile(join('reports', 'browser.json'), 'utf8');
const bills = annotationsIn(JSON.parse(report)).map((text): Bill => JSON.parse(text));
bills.sort((a, b) => b.worst - a.worst);
console.log(
  table(
    ['page', 'document', 'blocking', 'script', 'whole page', 'of budget'],
    bills.map(({ name, costs: { document, blocking, script, total }, worst }) => [
      name,
      bytes(document),
      String(blocking.spent),
      bytes(script),
      bytes(total),
      `${Math.round(worst * 100)} %`,
    ]),
  ),
);

function bytes({ spent, limit }: { spent: number; limit: number }): string {
  return `${(spent / 1000).toFixed(1)} of ${limit / 1000} KB`;
}

/** What the visits noted of their costs, wherever in the report it stands. */
function annotationsIn(report: unknown): string[] {
  if (typeof report !== 'object' || report === null) return [];
  if ('type' in report && report.type === 'bill' && 'description' in report) {
    return [String(report.description)];
  }
  return Object.values(report).flatMap(annotationsIn);
}
