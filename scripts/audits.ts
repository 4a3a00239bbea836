// What is read from Lighthouse's reports of one page, and what of it is a fault.
import type { Result as Report } from 'lighthouse';

const limits = {
  /** How much later than the bare page a page may show its largest part. */
  ratio: 1.15,
  /** Milliseconds for which a page may not answer while it loads. */
  tbt: 0,
  /** How far things may jump. */
  cls: 0,
  score: 100,
};

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

export type Audit = {
  name: string;
  /** Milliseconds until the largest part is shown, and for which the page does not answer. */
  lcp: number;
  tbt: number;
  /** The furthest of all runs: it must not happen once. */
  cls: number;
  scores: Record<Category, number>;
  /** The audits for agents that apply to the page, and whether it passes. */
  agents: { id: string; passed: boolean }[];
};

export type Measured = Audit & { ratio: number };

/** The first report covers every category, the others only performance. */
export function auditOf(name: string, reports: readonly Report[]): Audit {
  const values = (id: string) => reports.map((report) => report.audits[id]?.numericValue ?? NaN);
  const scoresOf = (category: Category) =>
    reports.flatMap(({ categories }) => {
      const score = categories[category]?.score;
      return score === undefined ? [] : [Math.round((score ?? 0) * 100)];
    });
  return {
    name,
    lcp: median(values('largest-contentful-paint')),
    tbt: median(values('total-blocking-time')),
    cls: Math.max(...values('cumulative-layout-shift')),
    scores: {
      performance: median(scoresOf('performance')),
      accessibility: median(scoresOf('accessibility')),
      'best-practices': median(scoresOf('best-practices')),
      seo: median(scoresOf('seo')),
    },
    agents: agentAudits(reports[0]),
  };
}

function agentAudits(report: Report | undefined): Audit['agents'] {
  const named = report?.categories['agentic-browsing']?.auditRefs ?? [];
  return named.flatMap(({ id }) => {
    const audit = report?.audits[id];
    const applies = !['notApplicable', 'informative', 'manual'].includes(
      audit?.scoreDisplayMode ?? 'notApplicable',
    );
    return applies ? [{ id, passed: audit?.score === 1 }] : [];
  });
}

/** "4/4", or the names of those that fail. */
export function agentFaults(agents: Audit['agents']): string {
  const failed = agents.filter(({ passed }) => !passed).map(({ id }) => id);
  return failed.length > 0 ? failed.join(' ') : `${agents.length}/${agents.length}`;
}

/**
 * What is not as it must be, in words. A shared machine cannot be held to timings, nor to the score
 * that is made of them, nor to what moves because of the order in which files happen to arrive.
 */
export function faultsOf(page: Measured, judgesTimings: boolean): string[] {
  const { name, ratio, tbt, cls, scores, agents } = page;
  const faults = [
    ...categories
      .filter((category) => judgesTimings || category !== 'performance')
      .filter((category) => !(scores[category] >= limits.score))
      .map((category) => `has ${scores[category]} of ${limits.score} in ${category}`),
    ...agents.filter(({ passed }) => !passed).map(({ id }) => `fails "${id}"`),
  ];
  if (judgesTimings) {
    if (!(cls <= limits.cls)) faults.push(`moves by ${cls} while it loads`);
    if (!(ratio <= limits.ratio)) {
      faults.push(`takes ${ratio.toFixed(2)} of ${limits.ratio} times as long as the bare page`);
    }
    if (!(tbt <= limits.tbt)) faults.push(`does not answer for ${tbt.toFixed(0)} ms`);
  }
  return faults.map((fault) => `${name} ${fault}.`);
}

/** Not a number where there are no values, which no limit lets pass. */
function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
