/** One run of one test, whichever runner reported it. */
export type TestCase = {
  file: string;
  /** The groups around the test and its own title. */
  fullTitle: string;
  title: string;
  outcome: 'passed' | 'failed' | 'not run';
};

export type Report = {
  cases: TestCase[];
  /** Failures that belong to no test: a file that does not load, a broken set-up. */
  brokenOutsideTests: string[];
};
