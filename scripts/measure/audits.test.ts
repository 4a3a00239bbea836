import type { Result as Report } from 'lighthouse';
import { expect, test } from 'vitest';
import {
  agentFaults,
  auditOf,
  faultsOf,
  type Measured,
  type Observed,
  observedFaultsOf,
  observedOf,
} from './audits.ts';
import type { Visit } from './observe.ts';

type Figures = { lcp?: number; work?: number; cls?: number; score?: number };

// Of Lighthouse's long report only what is read here.
function report({ lcp = 900, work = 300, cls = 0, score = 1 }: Figures = {}): Report {
  const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
  const agents = { auditRefs: [{ id: 'llms-txt' }, { id: 'webmcp-schema-validity' }] };
  return {
    audits: {
      'largest-contentful-paint': { numericValue: lcp },
      'mainthread-work-breakdown': { numericValue: work },
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

const fine: Measured = { ...auditOf('home en', [report()]), workRatio: 3 };

test('takes the middle of the runs, but the worst jump', () => {
  const runs = [
    report({ lcp: 3_000, work: 900, cls: 0.01 }),
    report({ lcp: 800, work: 200 }),
    report({ lcp: 900, work: 300 }),
  ];
  expect(auditOf('home en', runs)).toMatchObject({ lcp: 900, work: 300, cls: 0.01 });
});

test('counts only the audits for agents that apply', () => {
  expect(agentFaults(fine.agents)).toBe('1/1');
  expect(agentFaults(auditOf('home en', [report({ score: 0 })]).agents)).toBe('llms-txt');
});

test('finds nothing wrong with a page that keeps to every limit', () => {
  expect(faultsOf(fine, true)).toEqual([]);
});

test.each<[string, Measured]>([
  ['home en works 3.1 of 3 times as long as the bare page.', { ...fine, workRatio: 3.1 }],
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
  expect(faultsOf({ ...fine, workRatio: Number.NaN }, true)).toHaveLength(1);
  expect(observedFaultsOf({ ...observedOf('home en', []), cls: Number.NaN }, true)).toHaveLength(4);
});

const visit = (more: Partial<Visit> = {}): Visit => ({
  fcp: 1_000,
  lcp: 1_100,
  footer: 100,
  cls: 0,
  missing: [],
  ...more,
});
const seen: Observed = { name: 'home en', fcp: 1.15, lcp: 1.15, footer: 150, cls: 0, missing: [] };

test('takes the middle of all pairs, but the worst jump and every missing word', () => {
  const pairs = [
    { page: visit({ fcp: 1_100, footer: 20 }), bare: visit() },
    { page: visit({ fcp: 3_000, cls: 0.2, missing: ['Skills'] }), bare: visit({ fcp: 2_500 }) },
    { page: visit({ fcp: 9_000, footer: 900, missing: ['Skills'] }), bare: visit() },
  ];
  expect(observedOf('home en', pairs)).toEqual({
    name: 'home en',
    fcp: 1.2,
    lcp: 1,
    footer: 100,
    cls: 0.2,
    missing: ['Skills'],
  });
});

test('finds nothing wrong with a page that is seen in time', () => {
  expect(observedFaultsOf(seen, true)).toEqual([]);
});

test.each<[string, Observed]>([
  [
    'home en takes 1.16 of 1.15 times as long as the bare page to show its first part.',
    { ...seen, fcp: 1.16 },
  ],
  [
    'home en takes 1.16 of 1.15 times as long as the bare page to show its largest part.',
    { ...seen, lcp: 1.16 },
  ],
  ['home en lays out its footer after 151 of 150 ms.', { ...seen, footer: 151 }],
  ['home en moves by 0.001 on a slow line.', { ...seen, cls: 0.001 }],
])('says %s where timings count', (fault, page) => {
  expect(observedFaultsOf(page, true)).toEqual([fault]);
  expect(observedFaultsOf(page, false)).toEqual([]);
});

test('does not judge what moves on a machine without the fonts of the stand-ins', () => {
  const blind = observedOf('home en', [{ page: visit({ cls: undefined }), bare: visit() }]);
  expect(blind.cls).toBeUndefined();
  expect(observedFaultsOf({ ...seen, cls: undefined }, true)).toEqual([]);
});

test('says which words are missing on every machine', () => {
  expect(observedFaultsOf({ ...seen, missing: ['Skills'] }, false)).toEqual([
    'home en lacks "Skills" when it is loaded.',
  ]);
});
