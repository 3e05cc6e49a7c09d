import { eventOf } from '../../platform/events/event.ts';
import {
  type AuditOrigin,
  type Entry,
  nameOfActor,
  nothingChanged,
  type Recorded,
} from '../audit/index.ts';
import { resumed, stopped } from './events.ts';
import type { StopsServices } from './services.ts';
import type { Stop } from './stops.store.ts';
import { aboutOf, type StopTarget, subjectOf } from './target.ts';

/**
 * Stops new rounds from this moment on; when it answers, no bet is stamped later. Null if it was
 * stopped already, which holds as well.
 */
export async function stopGaming(
  { audit, store, cache }: StopsServices,
  origin: AuditOrigin,
  target: StopTarget,
  reason: string,
): Promise<Stop | null> {
  const done = await audit.record(origin, async (tx) => {
    const stop = await store.stop(tx, target, { by: nameOfActor(origin.actor), reason });
    if (!stop) return nothingChanged(null);
    return {
      result: stop,
      entries: [
        {
          action: 'stops.stopped' as const,
          subject: subjectOf(target),
          after: { stop: String(stop.id), ...target },
          reason,
        },
      ],
      events: [eventOf(stopped, aboutOf(target, stop.id), target)],
    };
  });
  cache.expire();
  return done;
}

/** Ends one stop within the transaction that approves it; others stay in force. Null if it has ended. */
export async function resumeWithin(
  { store, cache }: StopsServices,
  tx: Recorded,
  origin: AuditOrigin,
  { id, reason }: { id: bigint; reason: string },
) {
  const stop = await store.resume(tx, id, { by: nameOfActor(origin.actor), reason });
  if (!stop) return null;
  const { scope, subject } = stop;
  cache.expire();
  const entry: Entry = {
    action: 'stops.resumed',
    subject: subjectOf(stop),
    before: { stop: String(id), scope, subject, by: stop.stoppedBy, why: stop.reason },
    reason,
  };
  const entries: [Entry, ...Entry[]] = [entry];
  return { stop, entries, events: [eventOf(resumed, aboutOf(stop, id), { scope, subject })] };
}
