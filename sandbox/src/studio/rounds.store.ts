import type pg from 'pg';
import type { SeatKey } from './seats.store.ts';

export type RoundState = 'staking' | 'open' | 'settling' | 'settled' | 'cancelling' | 'cancelled';

export interface Round extends SeatKey {
  id: string;
  engine: string;
  requestId: string;
  state: RoundState;
  serverSeed: string;
  clientSeed: string;
  nonce: bigint;
  cursor: number;
  /** Written by `encodeJson`. */
  bet: string;
  gameState: string | null;
  stake: bigint;
  payout: bigint | null;
}

type Queryable = Pick<pg.Pool, 'query'>;

/** Longer than all attempts of one provider API call together. */
const leaseSeconds = 30;

const fields = `id, venue, player, game, engine, request_id as "requestId", state,
  server_seed as "serverSeed", client_seed as "clientSeed", nonce, cursor, bet,
  game_state as "gameState", stake, payout`;
const ofSeat = 'venue = $1 and player = $2 and game = $3';

async function one(query: Promise<pg.QueryResult<Round>>): Promise<Round | null> {
  return (await query).rows[0] ?? null;
}

export function findRound(db: Queryable, id: string): Promise<Round | null> {
  return one(db.query(`select ${fields} from studio.round where id = $1`, [id]));
}

export function findRoundByRequest(
  db: Queryable,
  { venue, player, game }: SeatKey,
  requestId: string,
): Promise<Round | null> {
  return one(
    db.query(`select ${fields} from studio.round where ${ofSeat} and request_id = $4`, [
      venue,
      player,
      game,
      requestId,
    ]),
  );
}

/** The one round of the seat that is neither settled nor cancelled. */
export function findLiveRound(
  db: Queryable,
  { venue, player, game }: SeatKey,
): Promise<Round | null> {
  return one(
    db.query(
      `select ${fields} from studio.round
       where ${ofSeat} and state not in ('settled', 'cancelled')`,
      [venue, player, game],
    ),
  );
}

/** The newest decided round: its server seed may be shown. */
export function findLastDecided(
  db: Queryable,
  { venue, player, game }: SeatKey,
): Promise<Round | null> {
  return one(
    db.query(
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
}

export async function listDecidedRounds(
  db: Queryable,
  { venue, player, game }: SeatKey,
  limit: number,
): Promise<DecidedRound[]> {
  const found = await db.query<DecidedRound>(
    `select ${fields}, created_at as "playedAt" from studio.round
     where ${ofSeat} and state in ('settling', 'settled')
     order by nonce desc limit $4`,
    [venue, player, game, limit],
  );
  return found.rows;
}

export type NewRound = Omit<Round, 'state' | 'cursor' | 'gameState' | 'payout'>;

/** False if the seat has a live round already, or the request or the seed was used before. */
export async function reserveRound(db: Queryable, round: NewRound): Promise<boolean> {
  const done = await db.query(
    `insert into studio.round (id, venue, player, game, engine, request_id, state, lease_until,
       server_seed, client_seed, nonce, bet, stake)
     values ($1, $2, $3, $4, $5, $6, 'staking', now() + make_interval(secs => ${leaseSeconds}),
       $7, $8, $9, $10, $11)
     on conflict do nothing`,
    [
      round.id,
      round.venue,
      round.player,
      round.game,
      round.engine,
      round.requestId,
      round.serverSeed,
      round.clientSeed,
      round.nonce,
      round.bet,
      round.stake,
    ],
  );
  return done.rowCount === 1;
}

export interface Advance {
  id: string;
  cursor: number;
  gameState: string;
  addedStake: bigint;
  payout: bigint | null;
}

/** What the rules decided. False if the round is no longer in the state it was taken from. */
export async function advanceRound(
  db: Queryable,
  from: 'staking' | 'open',
  { id, cursor, gameState, addedStake, payout }: Advance,
): Promise<boolean> {
  const done = await db.query(
    `update studio.round
     set state = case when $4::bigint is null then 'open' else 'settling' end,
       cursor = $2, game_state = $3, payout = $4, stake = stake + $5
     where id = $1 and state = $6`,
    [id, cursor, gameState, payout, addedStake, from],
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

/** Rounds whose process ended while the stake was pending. */
export async function listAbandonedRounds(db: Queryable): Promise<Round[]> {
  const found = await db.query<Round>(
    `select ${fields} from studio.round
     where state = 'staking' and lease_until < now() order by lease_until limit 100`,
  );
  return found.rows;
}
