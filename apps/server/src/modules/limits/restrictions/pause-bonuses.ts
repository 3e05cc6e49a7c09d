import { eventOf, type NewEvent } from '../../../platform/events/event.ts';
import { type AuditOrigin, type Entry, nameOfActor, type Recorded } from '../../audit/index.ts';
import { restricted } from '../events.ts';
import type { LimitsServices } from '../services.ts';

const dayMs = 24 * 3_600_000;

interface Pause {
  /** Who is held in this transaction. */
  uid: bigint;
  origin: AuditOrigin;
  brand: string;
  days: number;
}

/** Keeps a player from bonuses and offers for some days, in a transaction that somebody else records; one that lasts longer stands. */
export async function pauseBonuses(
  { restrictions }: Pick<LimitsServices, 'restrictions'>,
  tx: Recorded,
  { uid, origin, brand, days }: Pause,
): Promise<{ entries: Entry[]; events: NewEvent[] }> {
  const { shut, now } = await restrictions.hold(tx, uid);
  const until = new Date(now.getTime() + days * dayMs);
  if (shut.bonus !== null && shut.bonus >= until) return { entries: [], events: [] };
  await restrictions.write(tx, uid, {
    action: 'bonus',
    until,
    madeAt: now,
    actor: nameOfActor(origin.actor),
    reason: 'Markers of harm',
    told: 'care',
  });
  const actions = ['bonus' as const];
  return {
    entries: [
      {
        action: 'limits.restricted',
        subject: { kind: 'player', uid },
        after: { actions: 'bonus', until: until.toISOString(), told: 'care' },
      },
    ],
    events: [
      eventOf(
        restricted,
        { uid, key: `${uid}/${now.getTime()}` },
        { brand, actions, until: Math.floor(until.getTime() / 1000), told: 'care' },
      ),
    ],
  };
}
