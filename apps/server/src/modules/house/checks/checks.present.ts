import type { Check } from '@perya/contract/house/staff-calls/checks';
import { seconds } from '../../../platform/wire-time.ts';
import { nameActors } from '../actor-names.ts';
import type { HouseServices } from '../services.ts';
import type { CheckRun } from './check.store.ts';

/** Tells runs as staff read them, with who began each. */
export async function runPresenter(
  { staff }: Pick<HouseServices, 'staff'>,
  runs: readonly CheckRun[],
): Promise<(run: CheckRun) => Check> {
  const nameOf = await nameActors(
    staff,
    runs.map(({ startedBy }) => startedBy),
  );
  return (run) => ({
    id: String(run.id),
    name: run.name,
    state: run.state,
    started_by: nameOf(run.startedBy),
    started_at: seconds(run.startedAt),
    finished_at: seconds(run.finishedAt),
    done: Number(run.done),
    total: Number(run.total),
    is_ending: run.state === 'running' && run.cancelledBy !== null,
    found: run.found,
  });
}

export async function presentRun(
  services: Pick<HouseServices, 'staff'>,
  run: CheckRun,
): Promise<Check> {
  const present = await runPresenter(services, [run]);
  return present(run);
}
