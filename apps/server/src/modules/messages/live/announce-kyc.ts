import type pg from 'pg';
import { createEventReader, on } from '../../../platform/events/event-reader.ts';
import type { LogReader } from '../../../platform/events/log-reader.ts';
import { kycEvents } from '../../kyc/index.ts';
import type { MessagesServices } from '../services.ts';

/** Tells the player's apps that their identity check moved, and everybody's that a site leads players to it. */
export function createKycReader({ live }: Pick<MessagesServices, 'live'>): LogReader {
  const tell = async (client: pg.PoolClient, { uid, seq }: { uid: bigint | null; seq: bigint }) => {
    if (uid === null) return;
    const message = { messageId: `k-${seq}`, kind: 'kyc' };
    await live.announce(client, [{ uid: String(uid), topic: 'wallet', message }]);
  };
  return createEventReader('messages.kyc', [
    on(kycEvents.statusChanged, tell),
    // Also where the status stays: a frozen player's submission was turned down.
    on(kycEvents.decided, tell),
    on(kycEvents.completionChanged, tell),
    on(kycEvents.complianceChanged, async (client, { seq }) => {
      const message = { messageId: `i-${seq}`, kind: 'site' };
      await live.announce(client, [{ topic: 'house', message }]);
    }),
  ]);
}
