import type pg from 'pg';

interface TableSeat {
  uid: bigint;
  venue: string;
  hand: string;
  /** What it has put into the pot, and what it was paid, in centavos. */
  put: number;
  won: number;
}

/** Notes who sat in a hand. Told again, it stays as it was. */
export async function noteTableSeat(
  pool: pg.Pool,
  { uid, venue, hand, put, won }: TableSeat,
): Promise<void> {
  await pool.query(
    `insert into games.table_seat (bucket, uid, venue, hand, put, won)
     values (platform.bucket_of($1), $1, $2, $3, $4, $5) on conflict do nothing`,
    [uid, venue, hand, put, won],
  );
}
