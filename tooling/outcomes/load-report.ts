import { existsSync, readFileSync } from 'node:fs';
import { inProject } from '../launch/project-root.mjs';
import { type PlaywrightReport, readPlaywrightReport } from './read-playwright-report.ts';
import { readVitestReport, type VitestReport } from './read-vitest-report.ts';
import type { Report } from './test-case.ts';

export const reportNames = ['unit', 'integration', 'e2e'] as const;
export type ReportName = (typeof reportNames)[number];

export const reportFile = (name: ReportName) => inProject('reports', `${name}.json`);

/** What went wrong outside of every test, of the runners that say it apart. */
export const outsideErrorsFile = (name: ReportName) =>
  inProject('reports', `${name}.outside-errors.json`);

export function loadReport(name: ReportName): Report | undefined {
  if (!existsSync(reportFile(name))) return undefined;
  const content: unknown = JSON.parse(readFileSync(reportFile(name), 'utf8'));
  // Each runner writes its own form; which one wrote the file follows from its name.
  if (name === 'e2e') return readPlaywrightReport(content as PlaywrightReport);
  return readVitestReport(content as VitestReport, name, loadOutsideErrors(name));
}

function loadOutsideErrors(name: ReportName): string[] {
  if (!existsSync(outsideErrorsFile(name))) return [];
  return JSON.parse(readFileSync(outsideErrorsFile(name), 'utf8')) as string[];
}
