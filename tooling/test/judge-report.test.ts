import { expect, it } from 'vitest';
import type { TestCase } from '../outcomes/test-case.ts';
import { judgeReport } from './judge-report.ts';

const caseOf = (outcome: TestCase['outcome']): TestCase => ({
  file: 'a.test.ts',
  fullTitle: `is ${outcome}`,
  title: `is ${outcome}`,
  kind: 'unit',
  outcome,
});

it('counts a missing report and an empty one as a failure', () => {
  expect(judgeReport(undefined, 0).failed).toBe(1);
  expect(judgeReport({ cases: [], brokenOutsideTests: [] }, 0).failed).toBe(1);
});

it('counts tests, names the failed ones and those not run', () => {
  const cases = [caseOf('passed'), caseOf('passed'), caseOf('failed'), caseOf('not run')];
  expect(judgeReport({ cases, brokenOutsideTests: [] }, 1)).toEqual({
    passed: 2,
    failed: 1,
    notRun: ['is not run'],
    reasons: ['is failed'],
  });
});

it('counts a file that did not load', () => {
  const result = judgeReport({ cases: [caseOf('passed')], brokenOutsideTests: ['b: oops'] }, 1);
  expect(result).toMatchObject({ passed: 1, failed: 1, reasons: ['b: oops'] });
});

it('does not trust a runner that ends badly without a failed test', () => {
  expect(judgeReport({ cases: [caseOf('passed')], brokenOutsideTests: [] }, 1).failed).toBe(1);
});
