import { readFile } from 'node:fs/promises';
import type pg from 'pg';

const table = `c.relkind in ('r', 'p') and not c.relispartition`;

/** The text of the number, and of the bucket of a player, as a start applies it. */
const bucketFunctions = new URL('../platform/functions/bucket.sql', import.meta.url);

/** What a player's rows are laid into more buckets with; columns are named in one word, as any connection reads them. */
export function createMoreBucketsStore(client: pg.ClientBase) {
  const namesOf = async (text: string, values: unknown[] = []) =>
    (await client.query<{ name: string }>(text, values)).rows.map(({ name }) => name);

  const bucketTables = (isOfPlayers: boolean) =>
    namesOf(
      `select c.oid::regclass::text as name from pg_class c
       join pg_attribute a on a.attrelid = c.oid and a.attname = 'bucket' and not a.attisdropped
       where ${table} and exists (select 1 from pg_attribute u
         where u.attrelid = c.oid and u.attname = 'uid' and not u.attisdropped) = $1
       order by 1`,
      [isOfPlayers],
    );

  return {
    /** Tables whose rows say a bucket and the player it is of. */
    listOfPlayers: () => bucketTables(true),

    /** Tables whose rows say a bucket and no player. */
    listOfNobody: () => bucketTables(false),

    /** Whether anything lies on several nodes already. */
    async isSpread(): Promise<boolean> {
      const made = await client.query(
        `select 1 from pg_class where oid = to_regclass('pg_catalog.pg_dist_partition')`,
      );
      if (made.rowCount === 0) return false;
      const { rowCount } = await client.query(
        `select 1 from pg_dist_partition where partmethod = 'h' limit 1`,
      );
      return rowCount === 1;
    },

    /** Rows may take hours to be written; whoever still holds a table is waited for half a minute. */
    begin: async () =>
      void (await client.query(`set statement_timeout = 0; set lock_timeout = '30s'; begin`)),

    commit: async () => void (await client.query('commit')),
    rollback: async () => void (await client.query('rollback')),

    lock: async (names: readonly string[]) =>
      void (await client.query(`lock table ${names.join(', ')} in access exclusive mode`)),

    async setCount(count: number): Promise<void> {
      await client.query('update platform.installation set buckets = $1', [count]);
      await client.query(await readFile(bucketFunctions, 'utf8'));
    },

    /** With several buckets whoever writes says which. */
    dropDefault: async (name: string) =>
      void (await client.query(`alter table ${name} alter column bucket drop default`)),

    /** Gives every row the bucket of its player, also of what is never changed: it tells nothing but where the row lies. */
    async layByPlayer(name: string): Promise<number> {
      const guards = await namesOf(
        `select quote_ident(tgname) as name from pg_trigger
         where tgrelid = $1::regclass and not tgisinternal and tgenabled = 'O' and tgtype::integer & 16 <> 0`,
        [name],
      );
      for (const guard of guards)
        await client.query(`alter table only ${name} disable trigger ${guard}`);
      const { rowCount } = await client.query(
        `update ${name} set bucket = platform.bucket_of(uid) where bucket <> platform.bucket_of(uid)`,
      );
      for (const guard of guards)
        await client.query(`alter table only ${name} enable trigger ${guard}`);
      return rowCount ?? 0;
    },

    /** Ids of transactions lie by themselves, and with one bucket nobody notes them. */
    async layIds(): Promise<number> {
      await client.query('delete from games.used_id');
      const { rowCount } = await client.query(
        `insert into games.used_id (bucket, venue, transaction_id, uid)
         select games.bucket_of_id(m.venue, m.transaction_id), m.venue, m.transaction_id, m.uid from games.movement m`,
      );
      return rowCount ?? 0;
    },

    /**
     * A nonce does not say of whom it is, so every bucket knows those of requests that are still good: a request that
     * was answered before is not answered again.
     */
    async repeatNonces(count: number): Promise<number> {
      const { rowCount } = await client.query(
        `insert into games.nonce (bucket, slot, venue, nonce)
         select b, n.slot, n.venue, n.nonce from games.nonce n cross join generate_series(0, $1::integer - 1) b
         where n.slot in (games.nonce_slot(extract(epoch from clock_timestamp())::bigint - 70),
           games.nonce_slot(extract(epoch from clock_timestamp())::bigint + 70))
         on conflict do nothing`,
        [count],
      );
      return rowCount ?? 0;
    },

    /** What a venue's day may pay is shared out anew, over all buckets, by whoever comes first. */
    async closeVenueDays(): Promise<number> {
      const { rowCount } = await client.query('update games.venue_day set net_allowance = -1');
      return rowCount ?? 0;
    },

    /** Gives the room of the rows as they were back to the table, and tells the planner of the new ones. */
    tidy: async (name: string) => void (await client.query(`vacuum (analyze) ${name}`)),
  };
}

export type MoreBucketsStore = ReturnType<typeof createMoreBucketsStore>;
