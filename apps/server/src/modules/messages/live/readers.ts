import type pg from 'pg';
import { createEventReader, on } from '../../../platform/events/event-reader.ts';
import type { LogReader } from '../../../platform/events/log-reader.ts';
import { identityEvents } from '../../identity/index.ts';
import { kycEvents } from '../../kyc/index.ts';
import type { MessagesServices } from '../services.ts';
import { listMoved, listSettledPlayers, listWritten } from './live.store.ts';

/** Tells the player's app which payment moved, once the step is committed. */
export function createPaymentsReader({ live }: Pick<MessagesServices, 'live'>): LogReader {
  return {
    name: 'messages.payments',
    log: 'payments.step_seq',
    batchSize: 1000,
    async react(client, range) {
      const moved = await listMoved(client, range);
      await live.announce(
        client,
        moved.map(({ seq, uid, paymentId, kind }) => ({
          uid: String(uid),
          topic: 'wallet',
          message: { messageId: `p-${seq}`, kind: 'payment', id: String(paymentId), type: kind },
        })),
      );
      return undefined;
    },
  };
}

/** Tells the app that rounds have moved the balance, for games that do not say so themselves. */
export function createPlayReader({ live }: Pick<MessagesServices, 'live'>): LogReader {
  return {
    name: 'messages.play',
    log: 'games.settled_seq',
    batchSize: 20_000,
    async react(client, range) {
      const uids = await listSettledPlayers(client, range);
      const message = { messageId: `w-${range.upTo}`, kind: 'wallet', type: 'play' };
      await live.hint(
        client,
        uids.map((uid) => ({ uid: String(uid), topic: 'wallet', message })),
      );
      return undefined;
    },
  };
}

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

/** Tells the player's apps that something was written in their conversation with service, by whomever. */
export function createSupportReader({ live }: Pick<MessagesServices, 'live'>): LogReader {
  return {
    name: 'messages.support',
    log: 'support.message_seq',
    batchSize: 1000,
    async react(client, range) {
      const written = await listWritten(client, range);
      await live.announce(
        client,
        written.map(({ seq, uid, n }) => ({
          uid: String(uid),
          topic: 'wallet',
          message: { messageId: `s-${seq}`, kind: 'support', id: String(n) },
        })),
      );
      return undefined;
    },
  };
}

/** A connection, and what lets a device notify, end with the session that they were opened for. */
export function createSessionsReader({
  live,
  push,
}: Pick<MessagesServices, 'live' | 'push'>): LogReader {
  return createEventReader('messages.sessions', [
    on(identityEvents.sessionsEnded, async (client, { uid, payload: { sessions } }) => {
      if (uid !== null && sessions.length > 0) {
        await push.store.removeOfSessions(client, uid, sessions);
        await live.announce(client, [{ uid: String(uid), sessions }]);
      }
    }),
  ]);
}
