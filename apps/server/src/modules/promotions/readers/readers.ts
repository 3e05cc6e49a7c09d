import type pg from 'pg';
import { eventLog, listEvents, type Range } from '../../../platform/events/events.store.ts';
import type { LogReader } from '../../../platform/events/log-reader.ts';
import { identityEvents } from '../../identity/index.ts';
import { noteDeposited, notePlayed, noteSeen } from './readers.store.ts';

/** Hears of a part of a log that has just been counted, within the same transaction. */
type OnCounted = (
  client: pg.ClientBase,
  log: 'played' | 'deposited',
  range: Range,
) => Promise<void>;

/** What players did, from the logs: each is read once, in one statement for a part of it. */
export const createDoingReaders = (onCounted: OnCounted): readonly LogReader[] => [
  {
    name: 'promotions.played',
    log: 'games.settled_seq',
    batchSize: 20_000,
    async react(client, range) {
      await notePlayed(client, range);
      await onCounted(client, 'played', range);
      return undefined;
    },
  },
  {
    name: 'promotions.deposited',
    log: 'payments.step_seq',
    batchSize: 5000,
    async react(client, range) {
      await noteDeposited(client, range);
      await onCounted(client, 'deposited', range);
      return undefined;
    },
  },
  {
    name: 'promotions.seen',
    log: eventLog,
    batchSize: 5000,
    async react(client, range) {
      const logins = await listEvents(client, range, [identityEvents.loggedIn.name]);
      const ofPlayers = logins.filter(({ uid }) => uid !== null);
      if (ofPlayers.length > 0) await noteSeen(client, ofPlayers);
      return undefined;
    },
  },
];
