import { expect, test } from 'vitest';
import { billOf, budgets, type Load, overspent, type Visit } from './budgets.ts';

const load = (kind: Load['kind'], bytes: number, more: Partial<Load> = {}): Load => ({
  kind,
  bytes,
  isBlocking: false,
  ...more,
});

const visit = (loads: Load[], more: Partial<Visit> = {}): Visit => ({
  page: 'story',
  language: 'en',
  loads,
  inlineScript: 0,
  ...more,
});

test('allows a visit that spends its budgets to the last byte', () => {
  const bill = billOf(
    visit([load('document', 20_000), load('image', 76_000), load('script', 4_000)]),
  );
  expect(bill.worst).toBe(1);
  expect(overspent(bill)).toEqual([]);
});

test('counts inline scripts and files of script together', () => {
  const bill = billOf(visit([load('script', 3_500)], { inlineScript: 501 }));
  expect(bill.costs.script.spent).toBe(4_001);
  expect(overspent(bill)).toEqual(['script']);
});

test.each<[string, Visit]>([
  ['document', visit([load('document', 20_001)])],
  ['blocking', visit([load('stylesheet', 1, { isBlocking: true })])],
  ['script', visit([load('script', 4_001)])],
  ['script', visit([load('script', 74_001)], { page: 'contact' })],
  ['total', visit([load('font', 100_001)])],
  ['total', visit([load('font', 125_001)], { language: 'ru' })],
  ['total', visit([load('font', 175_001)], { language: 'hi' })],
  ['total', visit([load('font', 175_001)], { page: 'team' })],
])('refuses one byte or request too many of "%s"', (cost, visit) => {
  expect(overspent(billOf(visit))).toEqual([cost]);
});

test('gives a page with an island room for it and no other page', () => {
  const { costs } = billOf(visit([], { page: 'careers', language: 'ru' }));
  expect(costs.total.limit).toBe(budgets.total.ru + budgets.island);
  expect(billOf(visit([])).costs.total.limit).toBe(budgets.total.en);
});

test('puts what must not be spent at all before everything else', () => {
  const forbidden = billOf(visit([load('stylesheet', 1, { isBlocking: true })]));
  expect(forbidden.worst).toBe(Number.POSITIVE_INFINITY);
});
