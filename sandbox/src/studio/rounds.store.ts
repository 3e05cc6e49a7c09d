import type { Step } from '@perya/game-kit/game';
import { encodeJson } from '@perya/game-kit/json';
import type { ShoeSeeds } from '@perya/game-kit/shoe';
import { centavos } from '@perya/money';
import type pg from 'pg';
import type { SeatKey } from './seats.store.ts';
import { roundPlace } from './vault/places.ts';
import type { Vault } from './vault/vault.ts';

export type RoundState = 'staking' | 'open' | 'settling' | 'settled' | 'cancelling' | 'cancelled';

export interface Round extends SeatKey {
  id: string;
  engine: string;
  requestId: string;
  state: RoundState;
  serverSeed: string;
  clientSeed: string;
  nonce: bigint;
  /** The first round of the shoe it is dealt from; null where it has a seed of its own. */
  shoeFrom: bigint | null;
  cursor: number;
  /** Written by `encodeJson`. */
  bet: string;
  gameState: string | null;
  /** Everything that was taken. */
  stake: bigint;
  payout: bigint | null;
  /** What of the stake came back unplayed; null while the round is open, and of rounds from when it was part of the payout. */
  stakeReturned: bigint | null;
  /** The wallet took the payout and has not credited it: the house looks at it first. */
  isHeld: boolean;
}

/** What the chance of a round is made of, as the rules and the proof have it. */
export function seedsOf({ serverSeed, clientSeed, nonce, shoeFrom }: Round): ShoeSeeds {
  return {
    serverSeed,
    clientSeed,
    nonce: Number(nonce),
    shoeFrom: shoeFrom === null ? null : Number(shoeFrom),
  };
}

type Queryable = Pick<pg.Pool, 'query'>;

/** The tables, and what opens the sealed texts in them. */
export interface Books {
  pool: Queryable;
  vault: Vault;
}

/** Longer than all attempts of one provider API call together. */
const leaseSeconds = 30;

const fields = `id, venue, player, game, engine, request_id as "requestId", state,
  server_seed as "serverSeed", client_seed as "clientSeed", nonce, shoe_from as "shoeFrom", cursor, bet,
  game_state as "gameState", stake, payout, stake_returned as "stakeReturned", is_held as "isHeld"`;
const ofSeat = 'venue = $1 and player = $2 and game = $3';

function opened<Row extends Round>(vault: Vault, row: Row): Row {
  const place = roundPlace(row);
  const { serverSeed, gameState } = row;
  return {
    ...row,
    serverSeed: vault.open(serverSeed, place),
    gameState: gameState === null ? null : vault.open(gameState, place),
  };
}

async function one(vault: Vault, query: Promise<pg.QueryResult<Round>>): Promise<Round | null> {
  const [row] = (await query).rows;
  return row ? opened(vault, row) : null;
}

export function findRound({ pool, vault }: Books, id: string): Promise<Round | null> {
  return one(vault, pool.query(`select ${fields} from studio.round where id = $1`, [id]));
}

export function findRoundByRequest(
  { pool, vault }: Books,
  { venue, player, game }: SeatKey,
  requestId: string,
): Promise<Round | null> {
  return one(
    vault,
    pool.query(`select ${fields} from studio.round where ${ofSeat} and request_id = $4`, [
      venue,
      player,
      game,
      requestId,
    ]),
  );
}

/** The one round of the seat that is neither settled nor cancelled. */
export function findLiveRound(
  { pool, vault }: Books,
  { venue, player, game }: SeatKey,
): Promise<Round | null> {
  return one(
    vault,
    pool.query(
      `select ${fields} from studio.round
       where ${ofSeat} and state not in ('settled', 'cancelled')`,
      [venue, player, game],
    ),
  );
}

/** The newest decided round: its server seed may be shown. */
export function findLastDecided(
  { pool, vault }: Books,
  { venue, player, game }: SeatKey,
): Promise<Round | null> {
  return one(
    vault,
    pool.query(
      `select ${fields} from studio.round
       where ${ofSeat} and state in ('settling', 'settled')
       order by nonce desc limit 1`,
      [venue, player, game],
    ),
  );
}

/** A decided round with when it was begun. */
export interface DecidedRound extends Round {
  playedAt: Date;
  /** The player has seen how it ended. */
  isShown: boolean;
}

/** The newest first. */
export async function listDecidedRounds(
  { pool, vault }: Books,
  { venue, player, game }: SeatKey,
  limit: number,
): Promise<DecidedRound[]> {
  const found = await pool.query<DecidedRound>(
    `select ${fields}, created_at as "playedAt", is_shown as "isShown" from studio.round
     where ${ofSeat} and state in ('settling', 'settled')
     order by nonce desc limit $4`,
    [venue, player, game, limit],
  );
  return found.rows.map((row) => opened(vault, row));
}

/** The player has seen how these ended. */
export async function markShown(
  { pool }: Pick<Books, 'pool'>,
  { venue, player, game }: SeatKey,
  ids: readonly string[],
): Promise<void> {
  await pool.query(
    `update studio.round set is_shown = true
     where ${ofSeat} and id = any($4) and state in ('settling', 'settled') and not is_shown`,
    [venue, player, game, ids],
  );
}

export type NewRound = Omit<
  Round,
  'state' | 'cursor' | 'gameState' | 'payout' | 'stakeReturned' | 'isHeld'
>;

/** The round as it begins; null if the seat has a live one already, or the request or the seed was used before. */
export async function reserveRound({ pool, vault }: Books, round: NewRound): Promise<Round | null> {
  const done = await pool.query(
    `insert into studio.round (id, venue, player, game, engine, request_id, state, lease_until,
       server_seed, client_seed, nonce, bet, stake, shoe_from)
     values ($1, $2, $3, $4, $5, $6, 'staking', now() + make_interval(secs => ${leaseSeconds}),
       $7, $8, $9, $10, $11, $12)
     on conflict do nothing`,
    [
      round.id,
      round.venue,
      round.player,
      round.game,
      round.engine,
      round.requestId,
      vault.seal(round.serverSeed, roundPlace(round)),
      round.clientSeed,
      round.nonce,
      round.bet,
      round.stake,
      round.shoeFrom,
    ],
  );
  if (done.rowCount !== 1) return null;
  const atFirst = { cursor: 0, gameState: null, payout: null, stakeReturned: null, isHeld: false };
  return { ...round, state: 'staking', ...atFirst };
}

/** The same round from other seeds, as long as it has not been opened: the table that it was for has filled up. */
export async function changeSeeds(
  db: Queryable,
  vault: Vault,
  { id, serverSeed, clientSeed, nonce }: Pick<Round, 'id' | 'serverSeed' | 'clientSeed' | 'nonce'>,
): Promise<void> {
  await db.query(
    `update studio.round set server_seed = $2, client_seed = $3, nonce = $4
     where id = $1 and state = 'staking'`,
    [id, vault.seal(serverSeed, roundPlace({ id })), clientSeed, nonce],
  );
}

export interface Advance {
  id: string;
  serverSeed: string;
  cursor: number;
  gameState: string;
  addedStake: bigint;
  payout: bigint | null;
  stakeReturned: bigint | null;
}

/** A step of the rules as it is stored. What came back is known when the round ends. */
export function advanceOf(
  { id, serverSeed }: Pick<Round, 'id' | 'serverSeed'>,
  cursor: number,
  addedStake: bigint,
  { state, payout, stakeReturned = centavos(0) }: Step<unknown>,
): Advance {
  return {
    id,
    serverSeed,
    cursor,
    gameState: encodeJson(state),
    addedStake,
    payout,
    stakeReturned: payout === null ? null : stakeReturned,
  };
}

/**
 * What the rules decided. False if the round is no longer in the state it was taken from. From the
 * moment it is decided nothing about it is secret, and it no longer needs a key to be verified.
 */
export async function advanceRound(
  db: Queryable,
  vault: Vault,
  from: 'staking' | 'open',
  advance: Advance,
): Promise<boolean> {
  const { id, cursor, addedStake, payout, stakeReturned } = advance;
  const keep = (text: string) => (payout === null ? vault.seal(text, roundPlace(advance)) : text);
  const done = await db.query(
    `update studio.round
     set state = case when $4::bigint is null then 'open' else 'settling' end,
       cursor = $2, game_state = $3, payout = $4, stake = stake + $5, stake_returned = $7,
       server_seed = $8
     where id = $1 and state = $6`,
    [
      id,
      cursor,
      keep(advance.gameState),
      payout,
      addedStake,
      from,
      stakeReturned,
      keep(advance.serverSeed),
    ],
  );
  return done.rowCount === 1;
}

/** False if the round has changed state meanwhile. */
export async function changeRoundState(
  db: Queryable,
  id: string,
  from: RoundState,
  to: RoundState,
): Promise<boolean> {
  const done = await db.query('update studio.round set state = $3 where id = $1 and state = $2', [
    id,
    from,
    to,
  ]);
  return done.rowCount === 1;
}

/** The wallet has answered what the round pays: credited, or held. The first answer stands. */
export async function settleRound(db: Queryable, id: string, isHeld: boolean): Promise<void> {
  await db.query(
    `update studio.round set state = 'settled', is_held = $2 where id = $1 and state = 'settling'`,
    [id, isHeld],
  );
}

/** Seats of one round of a room that wait for its end. */
export async function listOpenSeats(
  { pool, vault }: Books,
  { venue, game }: Pick<SeatKey, 'venue' | 'game'>,
  number: bigint,
  limit: number,
): Promise<Round[]> {
  const found = await pool.query<Round>(
    `select ${fields} from studio.round
     where venue = $1 and game = $2 and nonce = $3 and state = 'open' order by id limit $4`,
    [venue, game, number, limit],
  );
  return found.rows.map((row) => opened(vault, row));
}

/** Rounds by their ids, in no order. */
export async function listRounds({ pool, vault }: Books, ids: readonly string[]): Promise<Round[]> {
  const found = await pool.query<Round>(`select ${fields} from studio.round where id = any($1)`, [
    ids,
  ]);
  return found.rows.map((row) => opened(vault, row));
}

/** Rounds whose process ended while the stake was pending. */
export async function listAbandonedRounds({ pool, vault }: Books): Promise<Round[]> {
  const found = await pool.query<Round>(
    `select ${fields} from studio.round
     where state = 'staking' and lease_until < now() order by lease_until limit 100`,
  );
  return found.rows.map((row) => opened(vault, row));
}
