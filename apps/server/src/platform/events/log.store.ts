import type pg from 'pg';
import type { Range } from './events.store.ts';

export interface Bound {
  /** The newest number of the log. */
  drawn: bigint;
  /** Every number up to this one belongs to a transaction that has ended. */
  safe: bigint;
}

export interface ReaderLag {
  reader: string;
  part: number;
  seq: bigint;
  /** Numbers that were drawn and not read; some of them may belong to transactions that failed. */
  behind: bigint;
}

/** In a transaction of its own: see functions/advance-log.sql. */
export async function advanceLog(pool: pg.Pool, log: string): Promise<Bound> {
  const { rows } = await pool.query<Bound>({
    name: 'log-advance',
    text: 'select drawn, safe from platform.advance_log($1)',
    values: [log],
  });
  return rows[0] ?? { drawn: 0n, safe: 0n };
}

/** The reader's next numbers; null where none are waiting or another process reads. */
export async function takeRange(
  client: pg.ClientBase,
  {
    name,
    log,
    batchSize,
    part = 0,
  }: { name: string; log: string; batchSize: number; part?: number },
): Promise<(Range & { isMore: boolean }) | null> {
  const { rows } = await client.query<{ after: bigint | null; upTo: bigint; isMore: boolean }>({
    name: 'log-take-range',
    text: `select after, up_to, is_more
           from platform.take_range($1, $2, $3, $4)`,
    values: [name, log, batchSize, part],
  });
  const [row] = rows;
  return row?.after == null ? null : { ...row, after: row.after };
}

export async function listLags(pool: pg.Pool): Promise<ReaderLag[]> {
  const { rows } = await pool.query<ReaderLag>(
    `select r.name as reader, r.part, r.seq,
       greatest(0, platform.log_end(r.log::regclass) - r.seq) as behind
     from platform.log_reader r`,
  );
  return rows;
}
