import { eventOf } from '../../platform/events/event.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { type AuditOrigin, nameOfActor, nothingChanged } from '../audit/index.ts';
import type { DoorState } from './doors.store.ts';
import { closed } from './events.ts';
import type { DoorsServices } from './services.ts';

/** Which doors are closed: as they were seen. */
export interface Closing {
  turn: number;
  reason: string;
}

/**
 * Closes the house at once; when it answers, nobody registers later, and what was asked for before opens it no more.
 * Of an opening at the same moment one is refused: whichever comes second has seen other doors.
 */
export async function closeDoors(
  { audit, store, cache }: DoorsServices,
  origin: AuditOrigin,
  { turn: seen, reason }: Closing,
): Promise<DoorState> {
  const done = await audit.record<DoorState>(origin, async (tx) => {
    const before = await store.hold(tx);
    if (before.turn !== seen) {
      if (before.isOpen) throw new Refusal('DOORS_MOVED');
      // Somebody else has closed it since: it is as was wanted.
      return nothingChanged(before);
    }
    const door = await store.close(tx, { by: nameOfActor(origin.actor), reason });
    const { turn } = door;
    return {
      result: door,
      entries: [
        {
          action: 'doors.closed',
          subject: { kind: 'house' },
          before: { open: before.isOpen },
          after: { open: false, turn },
          reason,
        },
      ],
      events: [eventOf(closed, { uid: null, key: String(turn) }, { turn })],
    };
  });
  cache.expire();
  return done;
}
