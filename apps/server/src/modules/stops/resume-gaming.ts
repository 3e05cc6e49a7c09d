import { eventOf } from '../../platform/events/event.ts';
import { type AuditOrigin, nameOfActor, nothingChanged, type Recorded } from '../audit/index.ts';
import type { StopsServices } from './dependencies.ts';
import { resumed } from './events.ts';
import { aboutOf, subjectOf } from './target.ts';

/** Ends one stop within the transaction that approves it; others stay in force. */
export async function resumeGaming(
  { store, cache }: StopsServices,
  tx: Recorded,
  origin: AuditOrigin,
  { id, reason }: { id: bigint; reason: string },
) {
  const stop = await store.resume(tx, id, { by: nameOfActor(origin.actor), reason });
  if (!stop) return nothingChanged(null);
  const { scope, subject } = stop;
  cache.expire();
  return {
    result: stop,
    entries: [
      {
        action: 'stops.resumed' as const,
        subject: subjectOf(stop),
        before: { stop: String(id), scope, subject, by: stop.stoppedBy, why: stop.reason },
        reason,
      },
    ] as const,
    events: [eventOf(resumed, aboutOf(stop, id), { scope, subject })],
  };
}
