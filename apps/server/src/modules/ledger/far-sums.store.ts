import { type Centavos, centavos } from '@perya/money';
import type pg from 'pg';

export function createFarSumsStore(pool: pg.Pool) {
  return {
    /** What a player's wallet was given since a moment by accounts whose names begin so. */
    async sumGivenBy(uid: bigint, prefixes: readonly string[], since: Date): Promise<Centavos> {
      const { rows } = await pool.query<{ given: bigint }>({
        name: 'ledger-given-by',
        text: `select coalesce(-sum(e.amount), 0)::bigint as given from ledger.entry e
          where e.bucket = platform.bucket_of($1) and e.uid = $1 and e.created_at >= $3 and e.leg > 0 and e.amount < 0
            and exists (select from unnest($2::text[]) p where starts_with(e.account, p))`,
        values: [uid, prefixes, since],
      });
      return centavos(rows[0]?.given ?? 0n);
    },
  };
}
