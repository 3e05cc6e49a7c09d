import { eventOf } from '../../platform/events/event.ts';
import { type AuditOrigin, nameOfActor, nothingChanged } from '../audit/index.ts';
import { stopped } from './events.ts';
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
