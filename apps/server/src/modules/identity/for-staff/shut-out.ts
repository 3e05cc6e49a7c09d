import { brandOf } from '@perya/contract/brands';
import { eventOf, type NewEvent } from '../../../platform/events/event.ts';
import type { Recorded } from '../../audit/index.ts';
import { sessionsEnded } from '../events.ts';
import type { IdentityServices } from '../services.ts';
import { closeOthers } from '../sessions/close-others.ts';

export interface ShutOut {
  /** The sessions that ended. */
  sessions: string[];
  /** What others must learn of it; nothing if there were none. */
  events: NewEvent[];
}

/** The name of the brand that a player knows us by. */
export const brandNameOf = (tag: string) => brandOf(tag).name;

/** What others learn of sessions that staff ended; where the staff sits is none of the player's business. */
export function eventsOfStaffEnd(uid: bigint, brand: string, ids: readonly string[]): NewEvent[] {
  if (ids.length === 0) return [];
  const place = { brand: brandNameOf(brand), device: '', address: '' };
  const payload = { ...place, count: ids.length, sessions: [...ids] };
  return [eventOf(sessionsEnded, { uid, key: ids.join(' ') }, payload)];
}

/**
 * Ends every session of a player whose row the transaction holds, and what could become one: logins that
 * wait for a code, and the trust in devices.
 */
export async function shutOut(
  services: Pick<IdentityServices, 'sessions'>,
  tx: Recorded,
  { uid, brand }: { uid: bigint; brand: string },
): Promise<ShutOut> {
  const sessions = await closeOthers(services, tx, uid, null);
  return { sessions, events: eventsOfStaffEnd(uid, brand, sessions) };
}
