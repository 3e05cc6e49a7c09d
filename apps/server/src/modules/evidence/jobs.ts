import { controlNames } from '@perya/contract/evidence/controls';
import type { Jobs } from '../../platform/jobs.ts';
import { bySystem } from '../audit/index.ts';
import { runControl } from './controls/run-control.ts';
import { closeDays } from './days/close-day.ts';
import { verifyDay } from './days/verify-day.ts';
import { takeFunds } from './funds/take-funds.ts';
import type { EvidenceServices } from './services.ts';

/** In the quiet hours of Manila, before the books are checked. A day that could not be closed is tried again every hour. */
const crontab = `
0 19 * * * evidence_run_controls
20 * * * * evidence_close_days
30 19 * * * evidence_verify_days
10 * * * * evidence_take_funds
`;

const dayMs = 24 * 60 * 60_000;

/** One after the other: each reads a day of the tables it is about. */
async function runControls(services: EvidenceServices): Promise<void> {
  const broken: string[] = [];
  for (const name of controlNames) {
    const run = await runControl(services, bySystem('evidence_run_controls'), name);
    if (run && run.found > 0) broken.push(`${name} (${run.found})`);
  }
  if (broken.length > 0) throw new Error(`Controls are broken: ${broken.join(', ')}`);
}

/** The newest day and an older one, every night another. */
async function verifyDays(services: EvidenceServices): Promise<void> {
  const { days } = services;
  const faults: string[] = [];
  for (const day of await days.listToCheck(Math.floor(Date.now() / dayMs))) {
    const held = await days.find(day);
    const fault = held && (await verifyDay(services, bySystem('evidence_verify_days'), held));
    if (fault) faults.push(`${day}, ${fault}`);
  }
  if (faults.length > 0) throw new Error(`Signed days are broken: ${faults.join('; ')}`);
}

export function createEvidenceJobs(services: EvidenceServices): Jobs {
  return {
    crontab,
    tasks: {
      evidence_run_controls: () => runControls(services),
      evidence_close_days: () => closeDays(services),
      evidence_take_funds: () => takeFunds(services),
      evidence_verify_days: () => verifyDays(services),
    },
  };
}
