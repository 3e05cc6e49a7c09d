import type pg from 'pg';

export interface NewLetter {
  channel: string;
  uid: bigint | null;
  content: unknown;
}

export interface Letter extends NewLetter {
  id: bigint;
  /** This one included. */
  attempts: number;
}

export interface DeadLetter extends Letter {
  writtenAt: Date;
  diedAt: Date;
  lastError: string;
}

export interface OutboxDepth {
  waiting: number;
  /** Age of the oldest letter that has not been delivered and is not dead. */
  oldestSeconds: number;
  dead: number;
}

/** Writes a letter in the transaction that decides it; it leaves after the commit, or never. */
export async function writeLetter(client: pg.ClientBase, letter: NewLetter): Promise<void> {
  await client.query('insert into platform.letter (channel, uid, content) values ($1, $2, $3)', [
    letter.channel,
    letter.uid,
    JSON.stringify(letter.content),
  ]);
}

export function createOutboxStore(pool: pg.Pool) {
  return {
    /** Takes letters that are due; whoever dies before saying how it went leaves them to others after the lease. */
    async take(atOnce: number, leaseSeconds: number): Promise<Letter[]> {
      const { rows } = await pool.query<Letter>({
        name: 'outbox-take',
        text: `update platform.letter l
               set attempts = l.attempts + 1, due_at = clock_timestamp() + make_interval(secs => $2)
               from (
                 select id from platform.letter
                 where died_at is null and due_at <= clock_timestamp()
                 order by due_at limit $1 for update skip locked
               ) due
               where l.id = due.id
               returning l.id, l.channel, l.uid, l.content, l.attempts`,
        values: [atOnce, leaseSeconds],
      });
      return rows;
    },

    async delivered({ id }: Letter): Promise<void> {
      await pool.query('delete from platform.letter where id = $1', [id]);
    },

    /** Only the attempt that was counted last may put it off: a later one knows better. */
    async putOff({ id, attempts }: Letter, error: string, waitMs: number): Promise<void> {
      await pool.query(
        `update platform.letter
         set last_error = $3, due_at = clock_timestamp() + make_interval(secs => $4 / 1000.0)
         where id = $1 and attempts = $2`,
        [id, attempts, error, waitMs],
      );
    },

    async giveUp({ id, attempts }: Letter, error: string): Promise<void> {
      await pool.query(
        `update platform.letter set last_error = $3, died_at = clock_timestamp()
         where id = $1 and attempts = $2`,
        [id, attempts, error],
      );
    },

    /** Newest first; `before` is the last id of the page before. */
    async listDead(limit: number, before: bigint | null): Promise<DeadLetter[]> {
      const { rows } = await pool.query<DeadLetter>(
        `select id, channel, uid, content, attempts, written_at as "writtenAt",
           died_at as "diedAt", last_error as "lastError"
         from platform.letter where died_at is not null and ($2::bigint is null or id < $2)
         order by id desc limit $1`,
        [limit, before],
      );
      return rows;
    },

    /** Lets dead letters be tried again from the beginning, all or those named, and says how many. */
    async revive(ids: readonly bigint[] | null): Promise<number> {
      const { rowCount } = await pool.query(
        `update platform.letter set died_at = null, attempts = 0, due_at = clock_timestamp()
         where died_at is not null and ($1::bigint[] is null or id = any($1))`,
        [ids],
      );
      return rowCount ?? 0;
    },

    async depth(): Promise<OutboxDepth> {
      const { rows } = await pool.query<OutboxDepth>(
        `select count(*) filter (where died_at is null)::int as waiting,
           coalesce(extract(epoch from clock_timestamp()
             - min(written_at) filter (where died_at is null)), 0)::float as "oldestSeconds",
           count(*) filter (where died_at is not null)::int as dead
         from platform.letter`,
      );
      return rows[0] ?? { waiting: 0, oldestSeconds: 0, dead: 0 };
    },
  };
}

export type OutboxStore = ReturnType<typeof createOutboxStore>;
