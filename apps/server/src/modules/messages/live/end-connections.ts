import { createEventReader, on } from '../../../platform/events/event-reader.ts';
import type { LogReader } from '../../../platform/events/log-reader.ts';
import { identityEvents } from '../../identity/index.ts';
import type { MessagesServices } from '../services.ts';

/** A connection ends with the session that it was opened for, on whichever process it is. */
export function createSessionsReader({ live }: Pick<MessagesServices, 'live'>): LogReader {
  return createEventReader('messages.sessions', [
    on(identityEvents.sessionsEnded, async (client, { uid, payload: { sessions } }) => {
      if (uid !== null && sessions.length > 0) {
        await live.announce(client, [{ uid: String(uid), sessions }]);
      }
    }),
  ]);
}
