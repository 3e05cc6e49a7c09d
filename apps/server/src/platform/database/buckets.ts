import type pg from 'pg';

/** Where the rows of a player lie: whatever changes them together concerns one bucket. */
export interface Buckets {
  count: number;
  /** The same rule as `platform.bucket_of`. */
  of(uid: bigint): number;
}

/** On one machine a bucket more is a batch more for the same requests (docs/scaling.md). */
export const defaultBuckets = 1;

function bucketsOf(count: number): Buckets {
  const divisor = BigInt(count);
  return { count, of: (uid) => Number(uid % divisor) };
}

/** The number that was chosen when the installation was made. */
export async function readBuckets(pool: pg.Pool): Promise<Buckets> {
  const { rows } = await pool.query<{ count: number }>('select platform.buckets() as count');
  const [row] = rows;
  if (!row) throw new Error('The installation has no number of buckets');
  return bucketsOf(row.count);
}
