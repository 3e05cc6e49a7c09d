import { type Centavos, centavos } from '@perya/money';
import type pg from 'pg';

export interface Played {
  staked: Centavos;
  won: Centavos;
}

export function createPlayedStore(pool: pg.Pool) {
  return {
    /** What stands of the stakes of a player's rounds that were begun since, and what they have paid. */
    async sumSince(uid: bigint, since: Date): Promise<Played> {
      const { rows } = await pool.query<{ staked: bigint; won: bigint }>({
        name: 'games-played-since',
        text: `select coalesce(sum(stake), 0)::bigint as staked, coalesce(sum(payout), 0)::bigint as won
          from games.bet where bucket = platform.bucket_of($1) and uid = $1 and created_at >= $2`,
        values: [uid, since],
      });
      return { staked: centavos(rows[0]?.staked ?? 0n), won: centavos(rows[0]?.won ?? 0n) };
    },
  };
}
