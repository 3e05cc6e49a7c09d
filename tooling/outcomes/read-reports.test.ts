import { describe, expect, it } from 'vitest';
import { readPlaywrightReport } from './read-playwright-report.ts';
import { readVitestReport } from './read-vitest-report.ts';

describe('a vitest report', () => {
  it('gives each test its outcome, and skipped or planned ones as not run', () => {
    const { cases } = readVitestReport(
      {
        testResults: [
          {
            name: 'a.test.ts',
            status: 'failed',
            assertionResults: [
              { title: 'adds', fullName: 'money adds', status: 'passed' },
              { title: 'splits', fullName: 'money splits', status: 'failed' },
              { title: 'rounds', fullName: 'money rounds', status: 'skipped' },
              { title: 'formats', fullName: 'money formats', status: 'todo' },
            ],
          },
        ],
      },
      'integration',
    );
    expect(cases.map((each) => each.outcome)).toEqual(['passed', 'failed', 'not run', 'not run']);
    expect(cases[0]).toMatchObject({
      fullTitle: 'money adds',
      title: 'adds',
      file: 'a.test.ts',
      kind: 'integration',
    });
  });

  it('tells of a file that did not load although no test of it failed', () => {
    const file = { name: 'b.test.ts', status: 'failed', message: 'oops', assertionResults: [] };
    const { brokenOutsideTests } = readVitestReport({ testResults: [file] }, 'unit');
    expect(brokenOutsideTests).toEqual(['b.test.ts: oops']);
  });

  it('tells of errors outside of every test, which the report of the runner leaves out', () => {
    const rejection = 'Error: nobody waited for this';
    const { brokenOutsideTests } = readVitestReport({ testResults: [] }, 'unit', [rejection]);
    expect(brokenOutsideTests).toEqual([rejection]);
  });
});

describe('a Playwright report', () => {
  const specOf = (status: string, ...results: string[]) => ({
    title: 'opens',
    file: 'shell.spec.ts',
    tests: [
      { projectName: 'phone', status, results: results.map((result) => ({ status: result })) },
    ],
  });
  const outcomeOf = (spec: ReturnType<typeof specOf>) =>
    readPlaywrightReport({
      errors: [],
      suites: [{ title: 'shell.spec.ts', file: 'shell.spec.ts', specs: [spec] }],
    }).cases[0]?.outcome;

  it('counts only a test that passed at its first try', () => {
    expect(outcomeOf(specOf('expected', 'passed'))).toBe('passed');
    expect(outcomeOf(specOf('flaky', 'failed', 'passed'))).toBe('failed');
    expect(outcomeOf(specOf('expected', 'failed'))).toBe('failed');
    expect(outcomeOf(specOf('unexpected', 'timedOut'))).toBe('failed');
    expect(outcomeOf(specOf('skipped'))).toBe('not run');
  });

  it('reads nested groups and leaves the file name out of the title', () => {
    const inner = { title: 'tabs', file: 'shell.spec.ts', specs: [specOf('expected', 'passed')] };
    const { cases } = readPlaywrightReport({
      errors: [],
      suites: [{ title: 'shell.spec.ts', file: 'shell.spec.ts', suites: [inner] }],
    });
    expect(cases[0]).toMatchObject({ fullTitle: 'tabs opens', kind: 'browser', project: 'phone' });
  });

  it('tells of errors outside tests', () => {
    const { brokenOutsideTests } = readPlaywrightReport({
      suites: [],
      errors: [{ message: 'no server' }],
    });
    expect(brokenOutsideTests).toEqual(['no server']);
  });
});
