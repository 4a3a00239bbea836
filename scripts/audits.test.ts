import type { Result as Report } from 'lighthouse';
import { expect, test } from 'vitest';
import { agentFaults, auditOf, faultsOf, type Measured } from './audits.ts';

type Figures = { lcp?: number; tbt?: number; cls?: number; score?: number };

// Of Lighthouse's long report only what is read here.
function report({ lcp = 900, tbt = 0, cls = 0, score = 1 }: Figures = {}): Report {
  const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
  const agents = { auditRefs: [{ id: 'llms-txt' }, { id: 'webmcp-schema-validity' }] };
  return {
    audits: {
      'largest-contentful-paint': { numericValue: lcp },
      'total-blocking-time': { numericValue: tbt },
      'cumulative-layout-shift': { numericValue: cls },
      'llms-txt': { scoreDisplayMode: 'binary', score },
      'webmcp-schema-validity': { scoreDisplayMode: 'notApplicable', score: null },
    },
    categories: {
      ...Object.fromEntries(categories.map((id) => [id, { score }])),
      'agentic-browsing': agents,
    },
  } as unknown as Report;
}

const fine: Measured = { ...auditOf('home en', [report()]), ratio: 1.15 };

test('takes the middle of the runs, but the worst jump', () => {
  const runs = [report({ lcp: 3_000, cls: 0.01 }), report({ lcp: 800 }), report({ lcp: 900 })];
  expect(auditOf('home en', runs)).toMatchObject({ lcp: 900, cls: 0.01 });
});

test('counts only the audits for agents that apply', () => {
  expect(agentFaults(fine.agents)).toBe('1/1');
  expect(agentFaults(auditOf('home en', [report({ score: 0 })]).agents)).toBe('llms-txt');
});

test('finds nothing wrong with a page that keeps to every limit', () => {
  expect(faultsOf(fine, true)).toEqual([]);
});

test.each<[string, Measured]>([
  ['home en takes 1.16 of 1.15 times as long as the bare page.', { ...fine, ratio: 1.16 }],
  ['home en does not answer for 3 ms.', { ...fine, tbt: 3 }],
  ['home en moves by 0.001 while it loads.', { ...fine, cls: 0.001 }],
  [
    'home en has 99 of 100 in performance.',
    { ...fine, scores: { ...fine.scores, performance: 99 } },
  ],
])('says %s where timings count', (fault, page) => {
  expect(faultsOf(page, true)).toEqual([fault]);
  expect(faultsOf(page, false)).toEqual([]);
});

test.each<[string, Measured]>([
  ['home en has 99 of 100 in seo.', { ...fine, scores: { ...fine.scores, seo: 99 } }],
  ['home en fails "llms-txt".', { ...fine, agents: [{ id: 'llms-txt', passed: false }] }],
])('says %s on every machine', (fault, page) => {
  expect(faultsOf(page, false)).toEqual([fault]);
});

test('passes no page that could not be measured', () => {
  expect(faultsOf({ ...fine, ratio: Number.NaN, tbt: Number.NaN }, true)).toHaveLength(2);
});
