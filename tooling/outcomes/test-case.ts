export const testKinds = ['unit', 'integration', 'browser'] as const;
export type TestKind = (typeof testKinds)[number];

/** One run of one test, whichever runner reported it. */
export type TestCase = {
  file: string;
  /** The groups around the test and its own title. */
  fullTitle: string;
  title: string;
  kind: TestKind;
  /** The browser project that ran it: phone, desktop, server. */
  project?: string;
  outcome: 'passed' | 'failed' | 'not run';
};

export type Report = {
  cases: TestCase[];
  /** Failures that belong to no test: a file that does not load, a broken set-up. */
  brokenOutsideTests: string[];
};
