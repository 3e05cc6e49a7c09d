import type pg from 'pg';
import type { Vault } from '../vault/vault.ts';
import { fieldsOfHand, type Hand, opened } from './hands.store.ts';

type Queryable = Pick<pg.Pool, 'query'>;

/**
 * Says that somebody looks after the tables, and answers for how long nobody did. Held until this transaction ends, so
 * that no other process decides by a clock that stood still.
 */
export async function attendTables(client: pg.PoolClient): Promise<number> {
  const found = await client.query<{ gapMs: number }>(
    `with before as (select attended_at from studio.table_clock for update),
     after as (
       insert into studio.table_clock (attended_at) values (clock_timestamp())
       on conflict (is_one) do update set attended_at = excluded.attended_at)
     select (extract(epoch from clock_timestamp() - attended_at) * 1000)::float8 as "gapMs" from before`,
  );
  return found.rows[0]?.gapMs ?? 0;
}

/** Nobody could be waited for: whoever is asked has their whole time again. */
export async function giveTimeAgain(client: pg.PoolClient, turnMs: number): Promise<void> {
  const until = `clock_timestamp() + make_interval(secs => $1::float8 / 1000)`;
  await client.query(
    `update studio.hand set turn_ends_at = ${until}, version = version + 1 where state = 'playing'`,
    [turnMs],
  );
}

/** Every hand that is played, held until this transaction ends. */
export async function holdPlaying(client: pg.PoolClient, vault: Vault): Promise<Hand[]> {
  const found = await client.query<Hand>(
    `select ${fieldsOfHand} from studio.hand where state = 'playing' order by id for update`,
  );
  return found.rows.map((row) => opened(vault, row));
}

/** Hands whose clock has run out, and tables that have gathered for long enough. */
export async function listDue(db: Queryable, limit: number): Promise<string[]> {
  const found = await db.query<{ id: string }>(
    `(select id from studio.hand where state = 'playing' and turn_ends_at <= clock_timestamp()
      order by turn_ends_at limit $1)
     union all
     (select id from studio.hand where state = 'gathering' and gathers_until <= clock_timestamp()
      limit $1)`,
    [limit],
  );
  return found.rows.map(({ id }) => id);
}

/** Whether the time that was found to be over still is, by the one clock of all processes. */
export async function isDue(client: pg.PoolClient, id: string): Promise<boolean> {
  const found = await client.query(
    `select from studio.hand where id = $1 and
       (state = 'playing' and turn_ends_at <= clock_timestamp()
        or state = 'gathering' and gathers_until <= clock_timestamp())`,
    [id],
  );
  return found.rowCount === 1;
}
