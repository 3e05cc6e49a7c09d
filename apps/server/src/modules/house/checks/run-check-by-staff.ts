import type { Check, CheckName } from '@perya/contract/house/staff-calls/checks';
import type { StaffContext } from '../../../platform/http/context.ts';
import { byStaff } from '../../audit/index.ts';
import type { HouseServices } from '../services.ts';
import { presentRun } from './checks.present.ts';
import { startCheck } from './run-check.ts';

/** Begins a check for a member of staff, who need not wait for it. */
export async function runCheckByStaff(
  services: HouseServices,
  context: StaffContext,
  name: CheckName,
): Promise<Check> {
  const { log } = context;
  const { run, ended } = await startCheck(services, byStaff(context), name);
  ended.then(
    (found) => {
      const [first] = found ?? [];
      if (first) log.error({ check: name, first: first.invariant }, 'a check of the books failed');
    },
    (err: unknown) => log.error({ err, check: name }, 'a check could not be run'),
  );
  return presentRun(services, run);
}
