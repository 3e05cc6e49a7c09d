import type { StopEffect } from '@perya/contract/house/staff-calls/stops';
import type { StopTarget } from '../../stops/index.ts';
import type { HouseServices } from '../services.ts';
import { findTarget } from './find-target.ts';

/** Whom a stop would meet now. */
export async function readStopEffect(
  services: HouseServices,
  target: StopTarget,
): Promise<StopEffect> {
  const name = await findTarget(services, target);
  const [{ players, isMore }, inForce] = await Promise.all([
    services.games.countAtPlay(target),
    services.stops.findInForce([target]),
  ]);
  return { name, players, is_more: isMore, is_stopped: inForce.length > 0 };
}
