import type { Report, TestCase, TestKind } from './test-case.ts';

export type VitestReport = {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { title: string; fullName: string; status: string }[];
  }[];
};

export function readVitestReport(
  report: VitestReport,
  kind: TestKind,
  outsideErrors: readonly string[] = [],
): Report {
  const cases: TestCase[] = [];
  const brokenOutsideTests: string[] = [...outsideErrors];
  for (const file of report.testResults) {
    for (const result of file.assertionResults) {
      cases.push({
        file: file.name,
        fullTitle: result.fullName.trim(),
        title: result.title,
        kind,
        outcome: outcomeOf(result.status),
      });
    }
    const hasFailedTest = file.assertionResults.some((result) => result.status === 'failed');
    if (file.status === 'failed' && !hasFailedTest) {
      brokenOutsideTests.push(`${file.name}: ${file.message || 'the file did not load'}`);
    }
  }
  return { cases, brokenOutsideTests };
}

function outcomeOf(status: string): TestCase['outcome'] {
  if (status === 'passed') return 'passed';
  return status === 'failed' ? 'failed' : 'not run';
}
