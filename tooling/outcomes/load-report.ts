import { existsSync, readFileSync } from 'node:fs';
import { inProject } from '../launch/project-root.mjs';
import { type PlaywrightReport, readPlaywrightReport } from './read-playwright-report.ts';
import { readVitestReport, type VitestReport } from './read-vitest-report.ts';
import type { Report } from './test-case.ts';

export const reportNames = ['unit', 'integration', 'e2e'] as const;
export type ReportName = (typeof reportNames)[number];

export const reportFile = (name: ReportName) => inProject('reports', `${name}.json`);

export function loadReport(name: ReportName): Report | undefined {
  if (!existsSync(reportFile(name))) return undefined;
  const content: unknown = JSON.parse(readFileSync(reportFile(name), 'utf8'));
  // Each runner writes its own form; which one wrote the file follows from its name.
  return name === 'e2e'
    ? readPlaywrightReport(content as PlaywrightReport)
    : readVitestReport(content as VitestReport, name);
}
