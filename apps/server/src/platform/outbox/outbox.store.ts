import type pg from 'pg';
import { byNumber } from '../lists/key.ts';
import { createList } from '../lists/list.ts';

export interface NewOutboxMessage {
  channel: string;
  uid: bigint | null;
  content: unknown;
}

export interface OutboxMessage extends NewOutboxMessage {
  id: bigint;
  /** This one included. */
  attempts: number;
}

export interface DeadLetter extends OutboxMessage {
  writtenAt: Date;
  diedAt: Date;
  lastError: string;
}

export interface OutboxDepth {
  waiting: number;
  /** Age of the oldest message that has not been delivered and is not dead. */
  oldestSeconds: number;
  dead: number;
}

/** Writes a message in the caller's transaction; it is sent after the commit. */
export async function writeToOutbox(
  client: pg.ClientBase,
  message: NewOutboxMessage,
): Promise<void> {
  await client.query(
    'insert into platform.outbox_message (channel, uid, content) values ($1, $2, $3)',
    [message.channel, message.uid, JSON.stringify(message.content)],
  );
}

/** Forgets what is to be sent to a player, and what could not be: it names them. */
export async function forgetMessages(client: pg.ClientBase, uid: bigint): Promise<void> {
  await client.query('delete from platform.outbox_message where uid = $1', [uid]);
}

/** Messages that wait to leave. */
const sending = (pool: pg.Pool) => ({
  /** Claims messages that are due; after the lease another process may claim them. */
  async take(batchSize: number, leaseSeconds: number): Promise<OutboxMessage[]> {
    const { rows } = await pool.query<OutboxMessage>({
      name: 'outbox-take',
      text: `update platform.outbox_message l
             set attempts = l.attempts + 1, due_at = clock_timestamp() + make_interval(secs => $2)
             from (
               select id from platform.outbox_message
               where died_at is null and due_at <= clock_timestamp()
               order by due_at limit $1 for update skip locked
             ) due
             where l.id = due.id
             returning l.id, l.channel, l.uid, l.content, l.attempts`,
      values: [batchSize, leaseSeconds],
    });
    return rows;
  },

  async delivered({ id }: OutboxMessage): Promise<void> {
    await pool.query('delete from platform.outbox_message where id = $1', [id]);
  },

  /** Only the latest attempt may postpone: an earlier one is stale. */
  async postpone({ id, attempts }: OutboxMessage, error: string, waitMs: number): Promise<void> {
    await pool.query(
      `update platform.outbox_message
       set last_error = $3, due_at = clock_timestamp() + make_interval(secs => $4 / 1000.0)
       where id = $1 and attempts = $2`,
      [id, attempts, error, waitMs],
    );
  },

  async giveUp({ id, attempts }: OutboxMessage, error: string): Promise<void> {
    await pool.query(
      `update platform.outbox_message set last_error = $3, died_at = clock_timestamp()
       where id = $1 and attempts = $2`,
      [id, attempts, error],
    );
  },
});

/** Messages that were given up. */
const givenUp = (pool: pg.Pool) => ({
  /** What was given up, newest first. */
  dead: createList<DeadLetter>(pool, {
    columns: 'id, channel, uid, content, attempts, written_at, died_at, last_error',
    from: 'platform.outbox_message',
    where: () => ['died_at is not null'],
    key: [byNumber('id')],
  }),

  /** Requeues dead letters, all or those named, with a fresh count of attempts, and says which. */
  async revive(
    ids: readonly bigint[] | null,
    client: pg.ClientBase | pg.Pool = pool,
  ): Promise<bigint[]> {
    const { rows } = await client.query<{ id: bigint }>(
      `update platform.outbox_message set died_at = null, attempts = 0, due_at = clock_timestamp()
       where died_at is not null and ($1::bigint[] is null or id = any($1)) returning id`,
      [ids],
    );
    return rows.map(({ id }) => id);
  },

  /** Removes those of these channels that died so many days ago: how many they were. */
  async forgetDead(
    client: pg.ClientBase,
    channels: readonly string[],
    days: number,
  ): Promise<number> {
    const { rowCount } = await client.query(
      `delete from platform.outbox_message
       where channel = any ($1) and died_at < clock_timestamp() - make_interval(days => $2)`,
      [channels, days],
    );
    return rowCount ?? 0;
  },

  /** How many are dead, up to `max`, and since when the oldest of all is. */
  async countDead(max: number): Promise<{ count: number; oldestAt: Date | null }> {
    const { rows } = await pool.query<{ count: number; oldestAt: Date | null }>(
      `select count(*)::int as count, min(died_at) as oldest_at from (
         select died_at from platform.outbox_message where died_at is not null order by id limit $1) dead`,
      [max],
    );
    return rows[0] ?? { count: 0, oldestAt: null };
  },
});

export function createOutboxStore(pool: pg.Pool) {
  return {
    async depth(): Promise<OutboxDepth> {
      const { rows } = await pool.query<OutboxDepth>(
        `select count(*) filter (where died_at is null)::int as waiting,
           coalesce(extract(epoch from clock_timestamp()
             - min(written_at) filter (where died_at is null)), 0)::float as oldest_seconds,
           count(*) filter (where died_at is not null)::int as dead
         from platform.outbox_message`,
      );
      return rows[0] ?? { waiting: 0, oldestSeconds: 0, dead: 0 };
    },
    ...sending(pool),
    ...givenUp(pool),
  };
}

export type OutboxStore = ReturnType<typeof createOutboxStore>;
