import type pg from 'pg';

/** Who stays away from play, by their own wish, the house's or the law's, and who is too far away for it. */
export function createAwayStore(pool: pg.Pool) {
  return {
    async isExcluded(uid: bigint): Promise<boolean> {
      const { rowCount } = await pool.query({
        name: 'limits-excluded',
        text: `select from limits.player
               where bucket = platform.bucket_of($1) and uid = $1
                 and (excluded_until > now() or listed_at is not null)`,
        values: [uid],
      });
      return rowCount === 1;
    },

    async isSpared(uid: bigint): Promise<boolean> {
      const { rows } = await pool.query<{ isSpared: boolean }>({
        name: 'limits-spared',
        text: `select $1 = any (limits.excluded_among(array[$1::bigint], now()))
          or identity.is_closed($1) as is_spared`,
        values: [uid],
      });
      return rows[0]?.isSpared ?? false;
    },

    /** What the lists of the regulator say, in the transaction that found it out: the wallet is locked first, as by a bet. */
    async setListed(client: pg.ClientBase, uid: bigint, isListed: boolean): Promise<void> {
      await client.query('select ledger.lock_wallet($1)', [uid]);
      await client.query(
        `insert into limits.player (bucket, uid, listed_at) values (platform.bucket_of($1), $1, $2)
         on conflict on constraint player_pkey do update set listed_at = excluded.listed_at`,
        [uid, isListed ? new Date() : null],
      );
    },

    /** Until when bets are taken by the last look at where the player is. */
    async noteLocation(
      uid: bigint,
      until: Date,
      client: pg.Pool | pg.ClientBase = pool,
    ): Promise<void> {
      await client.query(
        `insert into limits.player (bucket, uid, location_until) values (platform.bucket_of($1), $1, $2)
         on conflict on constraint player_pkey do update set location_until = excluded.location_until`,
        [uid, until],
      );
    },
  };
}
