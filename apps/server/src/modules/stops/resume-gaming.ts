import { eventOf } from '../../platform/events/event.ts';
import { type AuditOrigin, type Entry, nameOfActor, type Recorded } from '../audit/index.ts';
import { resumed } from './events.ts';
import type { StopsServices } from './services.ts';
import { aboutOf, subjectOf } from './target.ts';

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
