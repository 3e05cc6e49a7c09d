import { controlNames } from '@perya/contract/evidence/controls';
import type { Jobs } from '../../platform/jobs.ts';
import { bySystem } from '../audit/index.ts';
import { runControl } from './controls/run-control.ts';
import type { EvidenceServices } from './services.ts';

/** In the quiet hours of Manila, before the books are checked. */
const crontab = `
0 19 * * * evidence_run_controls
`;

/** One after the other: each reads a day of the tables it is about. */
async function runControls(services: EvidenceServices): Promise<void> {
  const broken: string[] = [];
  for (const name of controlNames) {
    const run = await runControl(services, bySystem('evidence_run_controls'), name);
    if (run && run.found > 0) broken.push(`${name} (${run.found})`);
  }
  if (broken.length > 0) throw new Error(`Controls are broken: ${broken.join(', ')}`);
}

export function createEvidenceJobs(services: EvidenceServices): Jobs {
  return {
    crontab,
    tasks: { evidence_run_controls: () => runControls(services) },
  };
}
