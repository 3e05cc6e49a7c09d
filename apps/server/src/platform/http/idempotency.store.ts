import type { Envelope } from '@perya/contract/envelope';
import type pg from 'pg';

export interface Claim {
  subject: string;
  key: string;
  call: string;
  inputHash: Buffer;
}

export interface StoredRequest {
  call: string;
  inputHash: Buffer;
  answer: Envelope<unknown> | null;
}

/** Long enough for any handler; a claim older than this was left by a process that died. */
const abandonedAfter = '60 seconds';

export function createIdempotencyStore(pool: pg.Pool) {
  return {
    /** True if the request is ours to work on: it is new, or its first worker died. */
    async claim({ subject, key, call, inputHash }: Claim): Promise<boolean> {
      const result = await pool.query(
        `insert into platform.idempotency as held (subject, key, call, input_hash)
         values ($1, $2, $3, $4)
         on conflict (subject, key) do update set claimed_at = clock_timestamp()
         where held.answer is null
           and held.call = excluded.call
           and held.input_hash = excluded.input_hash
           and held.claimed_at < clock_timestamp() - interval '${abandonedAfter}'`,
        [subject, key, call, inputHash],
      );
      return result.rowCount === 1;
    },

    async find(subject: string, key: string): Promise<StoredRequest | null> {
      const result = await pool.query<StoredRequest>(
        `select call, input_hash, answer
         from platform.idempotency where subject = $1 and key = $2`,
        [subject, key],
      );
      return result.rows[0] ?? null;
    },

    async keep(subject: string, key: string, answer: Envelope<unknown>): Promise<void> {
      await pool.query(
        'update platform.idempotency set answer = $3 where subject = $1 and key = $2',
        [subject, key, JSON.stringify(answer)],
      );
    },

    async release(subject: string, key: string): Promise<void> {
      await pool.query(
        'delete from platform.idempotency where subject = $1 and key = $2 and answer is null',
        [subject, key],
      );
    },

    async forget(olderThanDays: number): Promise<void> {
      await pool.query(
        `delete from platform.idempotency where claimed_at < now() - make_interval(days => $1)`,
        [olderThanDays],
      );
    },
  };
}

export type IdempotencyStore = ReturnType<typeof createIdempotencyStore>;
