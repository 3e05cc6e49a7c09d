import { eventOf } from '../../platform/events/event.ts';
import { type AuditOrigin, nameOfActor, nothingChanged } from '../audit/index.ts';
import type { DoorState } from './doors.store.ts';
import { closed } from './events.ts';
import type { DoorsServices } from './services.ts';

/** Closes the house at once; when it answers, nobody registers later. What is closed stays as it is. */
export async function closeDoors(
  { audit, store, cache }: DoorsServices,
  origin: AuditOrigin,
  reason: string,
): Promise<DoorState> {
  const done = await audit.record<DoorState | null>(origin, async (tx) => {
    const door = await store.close(tx, { by: nameOfActor(origin.actor), reason });
    if (!door) return nothingChanged(null);
    const { turn } = door;
    return {
      result: door,
      entries: [
        {
          action: 'doors.closed',
          subject: { kind: 'house' },
          before: { open: true },
          after: { open: false, turn },
          reason,
        },
      ],
      events: [eventOf(closed, { uid: null, key: String(turn) }, { turn })],
    };
  });
  cache.expire();
  return done ?? store.read();
}
