import type pg from 'pg';
import { type RoomKey, topicOf } from './room-key.ts';
import { ofRound, roomChannel } from './rooms.store.ts';

type Queryable = Pick<pg.Pool, 'query'>;

/** The bets of all who sit in a round whose bell has rung: from then on they are always the same. */
export async function listBets(
  db: Queryable,
  { venue, game }: RoomKey,
  number: bigint,
): Promise<string[]> {
  const found = await db.query<{ bet: string }>(
    `select bet from studio.round
     where venue = $1 and game = $2 and nonce = $3 and state in ('open', 'settling', 'settled')
     order by bet`,
    [venue, game, number],
  );
  return found.rows.map(({ bet }) => bet);
}

/** What is staked in a round, with the stakes that are still on their way. */
export async function sumStakes(
  db: Queryable,
  { venue, game }: RoomKey,
  number: bigint,
): Promise<bigint> {
  const found = await db.query<{ staked: bigint }>(
    `select coalesce(sum(stake), 0)::bigint as staked from studio.round
     where venue = $1 and game = $2 and nonce = $3 and state in ('staking', 'open', 'settling', 'settled')`,
    [venue, game, number],
  );
  return found.rows[0]?.staked ?? 0n;
}

/** What the newest round before this one came to for all of its seats: it was told before the next one opened. */
export async function findToldBefore(
  db: Queryable,
  { venue, game }: RoomKey,
  number: bigint,
): Promise<string | null> {
  const found = await db.query<{ told: string }>(
    `select told from studio.room_round
     where venue = $1 and game = $2 and number < $3 and told is not null
     order by number desc limit 1`,
    [venue, game, number],
  );
  return found.rows[0]?.told ?? null;
}

/** Writes what a round came to for all of its seats, if nobody has yet, and lets every process look. Answers what stands. */
export async function writeTold(
  db: Queryable,
  key: RoomKey,
  number: bigint,
  told: string,
): Promise<string> {
  const written = await db.query<{ told: string }>(
    `with written as (
       update studio.room_round set told = coalesce(told, $4)
       where ${ofRound} and state <> 'betting' returning told)
     select told, pg_notify('${roomChannel}', $5) from written`,
    [key.venue, key.game, number, told, topicOf(key)],
  );
  const [row] = written.rows;
  if (!row) throw new Error(`The round ${number} of ${topicOf(key)} still takes bets`);
  return row.told;
}
