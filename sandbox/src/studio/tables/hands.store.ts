import { randomUUID } from 'node:crypto';
import { commitmentOf } from '@perya/game-kit/fair-source';
import type pg from 'pg';
import { handPlace } from '../vault/places.ts';
import type { Vault } from '../vault/vault.ts';

type Queryable = Pick<pg.Pool, 'query'>;

export interface Hand {
  id: string;
  venue: string;
  game: string;
  number: bigint;
  /** Written by `encodeJson`. */
  bet: string;
  isTest: boolean;
  state: 'gathering' | 'playing' | 'ended';
  serverSeed: string;
  commitment: string;
  cursor: number;
  /** All hands and the stock, written by `encodeJson`; null while it gathers. */
  gameState: string | null;
  gathersUntil: Date | null;
  turnEndsAt: Date | null;
  missed: readonly number[];
  away: readonly boolean[];
  version: number;
}

export type TableKey = Pick<Hand, 'venue' | 'game' | 'bet' | 'isTest'>;

const fields = `id, venue, game, number, bet, is_test as "isTest", state, server_seed as "serverSeed", commitment, cursor,
  game_state as "gameState", gathers_until as "gathersUntil", turn_ends_at as "turnEndsAt",
  missed, away, version`;
export const fieldsOfHand = fields
  .split(',')
  .map((field) => `hand.${field.trim()}`)
  .join(', ');

export function opened(vault: Vault, row: Hand): Hand {
  const place = handPlace(row);
  const { serverSeed, gameState } = row;
  return {
    ...row,
    serverSeed: vault.open(serverSeed, place),
    gameState: gameState === null ? null : vault.open(gameState, place),
  };
}

/** Makes the table of this stake at which seats are free, unless there is one. */
export async function ensureGathering(
  db: Queryable,
  vault: Vault,
  { venue, game, bet, isTest }: TableKey,
  { serverSeed, seats }: { serverSeed: string; seats: number },
): Promise<void> {
  const id = randomUUID();
  await db.query(
    `insert into studio.hand (id, venue, game, number, bet, is_test, state, server_seed, commitment,
       missed, away)
     select $1, $2, $3,
       (select coalesce(max(number), 0) + 1 from studio.hand where venue = $2 and game = $3),
       $4, $8, 'gathering', $5, $6, array_fill(0, array[$7::int]), array_fill(false, array[$7::int])
     on conflict do nothing`,
    [
      id,
      venue,
      game,
      bet,
      vault.seal(serverSeed, handPlace({ id })),
      commitmentOf(serverSeed),
      seats,
      isTest,
    ],
  );
}

async function one(vault: Vault, query: Promise<pg.QueryResult<Hand>>): Promise<Hand | null> {
  const [row] = (await query).rows;
  return row ? opened(vault, row) : null;
}

const gathering = `select ${fields} from studio.hand
  where venue = $1 and game = $2 and bet = $3 and is_test = $4 and state = 'gathering'`;

export function findGathering(
  db: Queryable,
  vault: Vault,
  { venue, game, bet, isTest }: TableKey,
): Promise<Hand | null> {
  return one(vault, db.query(gathering, [venue, game, bet, isTest]));
}

/** The same, held until this transaction ends. Null where somebody has just taken the last seat. */
export function holdGathering(
  client: pg.PoolClient,
  vault: Vault,
  { venue, game, bet, isTest }: TableKey,
): Promise<Hand | null> {
  return one(vault, client.query(`${gathering} for update`, [venue, game, bet, isTest]));
}

/** The hand in which this round is a seat, held until this transaction ends. */
export function holdHandOf(
  client: pg.PoolClient,
  vault: Vault,
  roundId: string,
): Promise<Hand | null> {
  return one(
    vault,
    client.query(
      `select ${fieldsOfHand} from studio.hand
       join studio.hand_seat seat on seat.hand_id = hand.id
       where seat.round_id = $1 for update of hand`,
      [roundId],
    ),
  );
}

/** A hand by its id, held until this transaction ends; null while another one holds it. */
export function holdHand(client: pg.PoolClient, vault: Vault, id: string): Promise<Hand | null> {
  return one(
    vault,
    client.query(`select ${fields} from studio.hand where id = $1 for update skip locked`, [id]),
  );
}

export function findHandOf(db: Queryable, vault: Vault, roundId: string): Promise<Hand | null> {
  return one(
    vault,
    db.query(
      `select ${fieldsOfHand} from studio.hand
       join studio.hand_seat seat on seat.hand_id = hand.id where seat.round_id = $1`,
      [roundId],
    ),
  );
}

type HandChange = Pick<Hand, 'id' | 'serverSeed' | 'state' | 'cursor' | 'missed' | 'away'> & {
  gameState: string;
  /** From now; null where nothing is decided any more. */
  turnMs: number | null;
};

/** How a hand stands after a play. Once it is over nothing about it is secret, and no key is needed to read it. */
export async function writeHand(
  db: Queryable,
  vault: Vault,
  { id, serverSeed, state, cursor, gameState, missed, away, turnMs }: HandChange,
): Promise<void> {
  const keep = (text: string) => (state === 'ended' ? text : vault.seal(text, handPlace({ id })));
  await db.query(
    `update studio.hand set state = $2, cursor = $3, game_state = $4, missed = $5, away = $6,
       gathers_until = null, version = version + 1,
       turn_ends_at = clock_timestamp() + make_interval(secs => $7::float8 / 1000), server_seed = $8
     where id = $1`,
    [id, state, cursor, keep(gameState), missed, away, turnMs, keep(serverSeed)],
  );
}

/** How long a table that gathers still waits: from its first player on, and not for nobody. */
export async function writeGathering(
  db: Queryable,
  id: string,
  gatherMs: number | null,
): Promise<void> {
  await db.query(
    `update studio.hand set version = version + 1, gathers_until = case when $2::float8 is not null
         then coalesce(gathers_until, clock_timestamp() + make_interval(secs => $2::float8 / 1000)) end
     where id = $1`,
    [id, gatherMs],
  );
}

/** Somebody has left: whose turn it is, if it is theirs, ends within so long. */
export async function writeAway(
  db: Queryable,
  { id, away }: Pick<Hand, 'id' | 'away'>,
  turnMs: number | null,
): Promise<void> {
  await db.query(
    `update studio.hand set away = $2, version = version + 1, turn_ends_at = least(turn_ends_at,
       coalesce(clock_timestamp() + make_interval(secs => $3::float8 / 1000), turn_ends_at))
     where id = $1`,
    [id, away, turnMs],
  );
}
