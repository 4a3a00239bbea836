// What was measured of one page, by Lighthouse and by watching it, and what of it is a fault.
import type { Result as Report } from 'lighthouse';
import type { Pair, Visit } from './observe.ts';

const limits = {
  /** How much later than the bare page a page may show its first and its largest part. */
  ratio: 1.15,
  /** How many times the bare page's work a page may give the browser's main thread. */
  work: 3,
  /** Milliseconds after the first paint until the footer has its place. */
  footer: 150,
  /** The largest layout shift allowed. */
  cls: 0,
  score: 100,
};

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

export type Audit = {
  name: string;
  /** Milliseconds until the largest part is shown, in Lighthouse's model of a slow line. */
  lcp: number;
  /** Milliseconds for which the main thread is at work. */
  work: number;
  /** The largest of all runs, because it must never happen. */
  cls: number;
  scores: Record<Category, number>;
  /** The audits for agents that apply to the page, and whether it passes. */
  agents: { id: string; passed: boolean }[];
};

export type Measured = Audit & { workRatio: number };

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
    work: median(values('mainthread-work-breakdown')),
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
 * What is wrong, in words. On a shared machine neither timings are judged, nor the score made of them,
 * nor what moves because of the order in which files happen to arrive.
 */
export function faultsOf(page: Measured, judgesTimings: boolean): string[] {
  const { name, workRatio, cls, scores, agents } = page;
  const faults = [
    ...categories
      .filter((category) => judgesTimings || category !== 'performance')
      .filter((category) => !(scores[category] >= limits.score))
      .map((category) => `has ${scores[category]} of ${limits.score} in ${category}`),
    ...agents.filter(({ passed }) => !passed).map(({ id }) => `fails "${id}"`),
  ];
  if (judgesTimings) {
    if (!(cls <= limits.cls)) faults.push(`moves by ${cls} while it loads`);
    if (!(workRatio <= limits.work)) {
      faults.push(`works ${workRatio.toFixed(1)} of ${limits.work} times as long as the bare page`);
    }
  }
  return faults.map((fault) => `${name} ${fault}.`);
}

export type Observed = {
  name: string;
  /** Times as long as the bare page in the same round: middle of all rounds. */
  fcp: number;
  lcp: number;
  footer: number;
  /** The largest of all rounds, because it must never happen. */
  cls: number | undefined;
  missing: string[];
};

export function observedOf(name: string, pairs: readonly Pair[]): Observed {
  const ratio = (time: 'fcp' | 'lcp') =>
    median(pairs.map(({ page, bare }) => page[time] / bare[time]));
  const all = <Key extends keyof Visit>(key: Key) => pairs.map(({ page }) => page[key]);
  return {
    name,
    fcp: ratio('fcp'),
    lcp: ratio('lcp'),
    footer: median(all('footer')),
    cls: all('cls').includes(undefined) ? undefined : Math.max(...all('cls').map(Number)),
    missing: [...new Set(all('missing').flat())],
  };
}

export function observedFaultsOf(page: Observed, judgesTimings: boolean): string[] {
  const { name, fcp, lcp, footer, cls, missing } = page;
  const faults = missing.map((words) => `lacks "${words}" when it is loaded`);
  if (judgesTimings) {
    for (const [part, ratio] of Object.entries({ first: fcp, largest: lcp })) {
      if (ratio <= limits.ratio) continue;
      const times = `${ratio.toFixed(2)} of ${limits.ratio} times`;
      faults.push(`takes ${times} as long as the bare page to show its ${part} part`);
    }
    if (!(footer <= limits.footer)) {
      faults.push(`lays out its footer after ${footer.toFixed(0)} of ${limits.footer} ms`);
    }
    if (cls !== undefined && !(cls <= limits.cls)) {
      faults.push(`moves by ${cls.toFixed(3)} on a slow line`);
    }
  }
  return faults.map((fault) => `${name} ${fault}.`);
}

/** NaN where there are no values, so that it fails every limit. */
function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
