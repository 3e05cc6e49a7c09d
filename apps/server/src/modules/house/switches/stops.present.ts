import type * as wire from '@perya/contract/house/staff-calls/stops';
import { seconds } from '../../../platform/wire-time.ts';
import type { Stop } from '../../stops/index.ts';
import { type NameActor, nameActors } from '../actor-names.ts';
import type { HouseServices } from '../services.ts';

const presentStop = (stop: Stop, nameOf: NameActor): wire.Stop => ({
  id: String(stop.id),
  scope: stop.scope,
  subject: stop.subject,
  stopped_at: seconds(stop.stoppedAt),
  stopped_by: nameOf(stop.stoppedBy),
  reason: stop.reason,
  resumed_at: seconds(stop.resumedAt),
  resumed_by: stop.resumedBy === null ? null : nameOf(stop.resumedBy),
  resume_reason: stop.resumeReason,
});

export async function presentStops(
  { staff }: Pick<HouseServices, 'staff'>,
  stops: readonly Stop[],
): Promise<wire.Stop[]> {
  const actors = stops.flatMap(({ stoppedBy, resumedBy }) => [stoppedBy, resumedBy]);
  const nameOf = await nameActors(staff, actors);
  return stops.map((stop) => presentStop(stop, nameOf));
}
