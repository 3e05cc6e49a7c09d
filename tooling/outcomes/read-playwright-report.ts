import type { Report, TestCase } from './test-case.ts';

type PlaywrightTest = { projectName: string; status: string; results: { status: string }[] };
type PlaywrightSuite = {
  title: string;
  file: string;
  suites?: PlaywrightSuite[];
  specs?: { title: string; file: string; tests: PlaywrightTest[] }[];
};

export type PlaywrightReport = {
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
};

export function readPlaywrightReport(report: PlaywrightReport): Report {
  const cases: TestCase[] = [];
  // The outermost suites are the files themselves, so their titles are no part of a test's title.
  for (const file of report.suites) collect(file, [], cases);
  return {
    cases,
    brokenOutsideTests: report.errors.map((error) => error.message ?? 'an unnamed error'),
  };
}

function collect(suite: PlaywrightSuite, groups: string[], cases: TestCase[]): void {
  for (const spec of suite.specs ?? []) {
    for (const test of spec.tests) {
      cases.push({
        file: spec.file,
        fullTitle: [...groups, spec.title].join(' '),
        title: spec.title,
        kind: 'browser',
        project: test.projectName,
        outcome: outcomeOf(test),
      });
    }
  }
  for (const inner of suite.suites ?? []) collect(inner, [...groups, inner.title], cases);
}

// A flaky test, or one that is expected to fail, proves nothing.
function outcomeOf(test: PlaywrightTest): TestCase['outcome'] {
  if (test.status === 'skipped' || test.results.length === 0) return 'not run';
  const passedAtOnce = test.status === 'expected' && test.results.at(-1)?.status === 'passed';
  return passedAtOnce ? 'passed' : 'failed';
}
