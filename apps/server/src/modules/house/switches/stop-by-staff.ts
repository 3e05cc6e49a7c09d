import type * as wire from '@perya/contract/house/staff-calls/stops';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { byStaff } from '../../audit/index.ts';
import type { StopTarget } from '../../stops/index.ts';
import type { HouseServices } from '../services.ts';
import { findTarget } from './find-target.ts';
import { presentStops } from './stops.present.ts';

/** Stops gaming at once, by one person alone. What is stopped already is answered as it is. */
export async function stopByStaff(
  services: HouseServices,
  context: StaffContext,
  { scope, subject, reason }: StopTarget & { reason: string },
): Promise<wire.Stop> {
  const { stops } = services;
  const target = { scope, subject };
  await findTarget(services, target);
  const thrown = await stops.stop(byStaff(context), target, reason);
  const stop = thrown ?? (await stops.findInForce([target])).at(0);
  // Somebody else has resumed it between the two.
  const [answer] = await presentStops(services, stop ? [stop] : []);
  if (!answer) throw new Refusal('NOT_FOUND');
  return answer;
}
