import type pg from 'pg';

export interface OutboxRow {
  transactionId: string;
  roundId: string;
  moveNumber: number | null;
  venue: string;
  verb: 'win' | 'rollback';
  body: string;
  tries: number;
}

type Queryable = Pick<pg.Pool, 'query'>;

const fields = `transaction_id as "transactionId", round_id as "roundId",
  move_number as "moveNumber", venue, verb, body, tries`;

/** The lease of a claimed row, a little longer than one attempt: afterwards another process may claim it. */
const leaseSeconds = 6;

export async function insertOutbox(db: Queryable, row: Omit<OutboxRow, 'tries'>): Promise<void> {
  await db.query(
    `insert into studio.outbox (transaction_id, round_id, move_number, venue, verb, body)
     values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
    [row.transactionId, row.roundId, row.moveNumber, row.venue, row.verb, row.body],
  );
}

/**
 * Claims rows that are due. Those of one round are claimed whether they are due or not: their player
 * waits, the process that had claimed them may be gone, and sending them twice does nothing more.
 */
export async function takeDue(
  db: Queryable,
  limit: number,
  roundId: string | null = null,
): Promise<OutboxRow[]> {
  const taken = await db.query<OutboxRow>(
    `update studio.outbox
     set tries = tries + 1, next_try_at = now() + make_interval(secs => ${leaseSeconds})
     where transaction_id in (
       select transaction_id from studio.outbox
       where done_at is null and (round_id = $2 or $2::uuid is null and next_try_at <= now())
       order by next_try_at limit $1 for update skip locked)
     returning ${fields}`,
    [limit, roundId],
  );
  return taken.rows;
}

export async function markDone(
  db: Queryable,
  transactionId: string,
  answer: string,
): Promise<void> {
  await db.query(
    `update studio.outbox set done_at = now(), last_answer = $2
     where transaction_id = $1 and done_at is null`,
    [transactionId, answer],
  );
}

export async function postpone(
  db: Queryable,
  transactionId: string,
  waitMs: number,
  answer: string,
): Promise<void> {
  await db.query(
    `update studio.outbox
     set next_try_at = now() + make_interval(secs => $2::float8 / 1000), last_answer = $3
     where transaction_id = $1 and done_at is null`,
    [transactionId, waitMs, answer],
  );
}
