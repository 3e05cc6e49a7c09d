import type { Report } from '../outcomes/test-case.ts';
import type { PartResult } from './part.ts';

/**
 * The report and the exit code must tell the same story: a runner that ends badly while all of its
 * tests passed (an error outside tests, a crash after writing) still counts as one failure.
 */
export function judgeReport(report: Report | undefined, exitCode: number): PartResult {
  if (!report) return oneFailure('wrote no report');
  const { cases, brokenOutsideTests } = report;
  if (cases.length === 0 && brokenOutsideTests.length === 0) return oneFailure('ran no test');
  const failedTests = cases.filter((each) => each.outcome === 'failed');
  const reasons = [...failedTests.map((each) => each.fullTitle), ...brokenOutsideTests];
  if (reasons.length === 0 && exitCode !== 0) {
    reasons.push(`ended with exit code ${exitCode} although no test failed`);
  }
  return {
    passed: cases.filter((each) => each.outcome === 'passed').length,
    failed: reasons.length,
    notRun: cases.filter((each) => each.outcome === 'not run').map((each) => each.fullTitle),
    reasons,
  };
}

const oneFailure = (reason: string): PartResult => ({
  passed: 0,
  failed: 1,
  notRun: [],
  reasons: [reason],
});
