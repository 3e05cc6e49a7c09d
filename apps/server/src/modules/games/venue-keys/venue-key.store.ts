import type { Centavos } from '@perya/money';
import type pg from 'pg';
import type { Recorded } from '../../audit/index.ts';

/** A key as staff see it: never its secret. */
export interface VenueKeyRecord {
  venue: string;
  id: string;
  createdAt: Date;
  retiredAt: Date | null;
  seenAt: Date | null;
}

export interface VenueToday {
  venue: string;
  net: Centavos;
  promo: Centavos;
}

export interface SealedVenueKey {
  venue: string;
  id: string;
  sealedSecret: Buffer;
}

/** As many are valid at a time: the one in use, and its successor. */
const validMax = 2;

/** Keys that open. */
const validKeys = (pool: pg.Pool) => ({
  /** The valid keys of all venues, oldest first. */
  async listValid(): Promise<SealedVenueKey[]> {
    const { rows } = await pool.query<SealedVenueKey>(
      `select venue, id, sealed_secret from games.venue_key
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

  /** The valid keys of a venue, oldest first. Nobody else changes them until this transaction ends. */
  async lockValid(tx: Recorded, venue: string): Promise<string[]> {
    await tx.query('select pg_advisory_xact_lock(hashtext($1))', [`venue key ${venue}`]);
    const { rows } = await tx.query<{ id: string }>(
      `select id from games.venue_key where venue = $1 and retired_at is null
       order by created_at, id`,
      [venue],
    );
    return rows.map((row) => row.id);
  },

  async retire(tx: Recorded, venue: string, id: string): Promise<void> {
    await tx.query(
      `update games.venue_key set retired_at = clock_timestamp()
       where venue = $1 and id = $2 and retired_at is null`,
      [venue, id],
    );
  },

  /** Adds a key and retires what is more than the newest two; says which were retired. Under the lock of `lockValid`. */
  async add(tx: Recorded, { venue, id, sealedSecret }: SealedVenueKey): Promise<string[]> {
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
});

/** What is known of keys. */
const keyRecords = (pool: pg.Pool) => ({
  /** The valid keys of all venues, and of each the last retired ones. */
  async listRecords(retiredMax: number): Promise<VenueKeyRecord[]> {
    const { rows } = await pool.query<VenueKeyRecord>(
      `select venue, id, created_at, retired_at, seen_at
       from (
         select k.*, s.seen_at, row_number() over (
           partition by k.venue order by k.retired_at desc nulls first, k.created_at desc, k.id) as place
         from games.venue_key k
         left join games.key_seen s on s.venue = k.venue and s.key_id = k.id
       ) ranked
       where retired_at is null or place <= $1
       order by venue, retired_at desc nulls first, created_at, id`,
      [retiredMax],
    );
    return rows;
  },

  async noteSeen(venue: string, id: string): Promise<void> {
    await pool.query(
      `insert into games.key_seen (venue, key_id, seen_at) values ($1, $2, clock_timestamp())
       on conflict (venue, key_id) do update set seen_at = excluded.seen_at`,
      [venue, id],
    );
  },

  /** What venues have paid today in Manila. */
  async listToday(): Promise<VenueToday[]> {
    const { rows } = await pool.query<VenueToday>(
      `select venue, sum(net)::bigint as net, sum(promo)::bigint as promo from games.venue_day
       where day = platform.manila_day(platform.clock()) group by venue`,
    );
    return rows;
  },
});

export function createVenueKeyStore(pool: pg.Pool) {
  return {
    ...validKeys(pool),
    ...keyRecords(pool),
  };
}

export type VenueKeyStore = ReturnType<typeof createVenueKeyStore>;
