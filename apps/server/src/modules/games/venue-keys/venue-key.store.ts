import type pg from 'pg';
import type { Recorded } from '../../audit/index.ts';

export interface SealedVenueKey {
  venue: string;
  id: string;
  sealedSecret: Buffer;
}

/** As many are valid at a time: the one in use, and its successor. */
const validMax = 2;

export function createVenueKeyStore(pool: pg.Pool) {
  return {
    /** The valid keys of all venues, oldest first. */
    async listValid(): Promise<SealedVenueKey[]> {
      const { rows } = await pool.query<SealedVenueKey>(
        `select venue, id, sealed_secret as "sealedSecret" from games.venue_key
         where retired_at is null order by venue, created_at, id`,
      );
      return rows;
    },

    /** A key that is there already stays as it is, retired or not. */
    async ensure({ venue, id, sealedSecret }: SealedVenueKey): Promise<void> {
      await pool.query(
        `insert into games.venue_key (venue, id, sealed_secret) values ($1, $2, $3)
         on conflict do nothing`,
        [venue, id, sealedSecret],
      );
    },

    /** Adds a key and retires what is more than the newest two; says which were retired. */
    async add(tx: Recorded, { venue, id, sealedSecret }: SealedVenueKey): Promise<string[]> {
      await tx.query('select pg_advisory_xact_lock(hashtext($1))', [`venue key ${venue}`]);
      await tx.query('insert into games.venue_key (venue, id, sealed_secret) values ($1, $2, $3)', [
        venue,
        id,
        sealedSecret,
      ]);
      const { rows } = await tx.query<{ id: string }>(
        `update games.venue_key set retired_at = clock_timestamp()
         where venue = $1 and retired_at is null and id not in (
           select id from games.venue_key where venue = $1 and retired_at is null
           order by created_at desc, id desc limit $2
         ) returning id`,
        [venue, validMax],
      );
      return rows.map((row) => row.id);
    },
  };
}

export type VenueKeyStore = ReturnType<typeof createVenueKeyStore>;
