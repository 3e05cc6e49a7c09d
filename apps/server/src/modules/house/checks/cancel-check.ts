import type { Check } from '@perya/contract/house/staff-calls/checks';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { byStaff, nameOfActor, nothingChanged } from '../../audit/index.ts';
import type { HouseServices } from '../services.ts';
import type { CheckRun } from './check.store.ts';
import { presentRun } from './checks.present.ts';

/** Ends a check that runs, on whatever server, after the range of players it is at. */
export async function cancelCheck(
  services: HouseServices,
  context: StaffContext,
  id: bigint,
): Promise<Check> {
  const { audit, checks } = services;
  const origin = byStaff(context);
  const run = await audit.record<CheckRun | null>(origin, async (tx) => {
    const cancelled = await checks.cancel(tx, id, nameOfActor(origin.actor));
    if (!cancelled) return nothingChanged(null);
    const after = { check: cancelled.name, run: String(id) };
    return {
      result: cancelled,
      entries: [{ action: 'house.check-cancelled', subject: { kind: 'house' }, after }],
    };
  });
  if (!run) throw new Refusal('CHECK_NOT_RUNNING');
  return presentRun(services, run);
}
