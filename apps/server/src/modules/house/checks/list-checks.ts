import { type ChecksAnswer, checkNames } from '@perya/contract/house/staff-calls/checks';
import type { HouseServices } from '../services.ts';
import { runPresenter } from './checks.present.ts';

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
