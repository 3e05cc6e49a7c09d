import {
  type ChecksAnswer,
  checkNames,
  type ViolationsAnswer,
} from '@perya/contract/house/staff-calls/checks';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { HouseServices } from '../services.ts';
import { presentRun, runPresenter } from './checks.present.ts';

const runsShown = 20;

/** Each check with its last result, and the latest runs of all. */
export async function listChecks(services: HouseServices): Promise<ChecksAnswer> {
  const { checks } = services;
  const [results, runs] = await Promise.all([checks.lastResults(), checks.listRuns(runsShown)]);
  const present = await runPresenter(services, [...results, ...runs]);
  return {
    checks: checkNames.map((name) => {
      const last = results.find((run) => run.name === name);
      return { name, last: last ? present(last) : null };
    }),
    runs: runs.map(present),
  };
}

/** What a run has found, each with the player whose books it concerns. */
export async function listViolations(
  services: HouseServices,
  id: bigint,
): Promise<ViolationsAnswer> {
  const { checks } = services;
  const run = await checks.find(id);
  if (!run) throw new Refusal('NOT_FOUND');
  const rows = await checks.listViolations(id);
  return {
    run: await presentRun(services, run),
    rows: rows.map((row) => ({ ...row, uid: String(row.uid) })),
  };
}
