import { type ChecksAnswer, checkNames } from '@perya/contract/staff/calls/checks';
import type { HouseServices } from '../dependencies.ts';
import { presentRun } from './checks.present.ts';

const runsShown = 20;

/** Each check with its last result, and the latest runs of all. */
export async function listChecks({ checks }: HouseServices): Promise<ChecksAnswer> {
  const [results, runs] = await Promise.all([checks.lastResults(), checks.listRuns(runsShown)]);
  return {
    checks: checkNames.map((name) => {
      const last = results.find((run) => run.name === name);
      return { name, last: last ? presentRun(last) : null };
    }),
    runs: runs.map(presentRun),
  };
}
