import { rmSync } from 'node:fs';
import { loadReport, reportFile } from '../outcomes/load-report.ts';
import { judgeReport } from './judge-report.ts';
import type { PartResult } from './part.ts';
import { runCommand } from './run-command.ts';

export async function runVitest(
  project: 'unit' | 'integration',
  env: NodeJS.ProcessEnv = {},
): Promise<PartResult> {
  const file = reportFile(project);
  // A report of an earlier run must not count.
  rmSync(file, { force: true });
  const exitCode = await runCommand(
    project,
    'vitest',
    [
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    env,
  );
  return judgeReport(loadReport(project), exitCode);
}
