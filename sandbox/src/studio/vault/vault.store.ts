import type pg from 'pg';
import type { SeatKey } from '../seats.store.ts';

type Queryable = Pick<pg.Pool, 'query'>;

interface OldSeat extends SeatKey {
  serverSeed: string;
}

interface OldRound {
  id: string;
  serverSeed: string;
  gameState: string | null;
}

export async function listUnsealedSeats(
  db: Queryable,
  prefix: string,
  limit: number,
): Promise<OldSeat[]> {
  const found = await db.query<OldSeat>(
    `select venue, player, game, server_seed as "serverSeed" from studio.seat
     where not starts_with(server_seed, $1) limit $2`,
    [prefix, limit],
  );
  return found.rows;
}

/** A seat that was dealt with meanwhile is left as it is. */
export async function resealSeat(
  db: Queryable,
  { venue, player, game, serverSeed }: OldSeat,
  sealed: string,
): Promise<void> {
  await db.query(
    `update studio.seat set server_seed = $5
     where venue = $1 and player = $2 and game = $3 and server_seed = $4`,
    [venue, player, game, serverSeed, sealed],
  );
}

/** Rounds that are not decided. One that was called off leaves its seed to the next. */
export async function listUnsealedRounds(
  db: Queryable,
  prefix: string,
  limit: number,
): Promise<OldRound[]> {
  const found = await db.query<OldRound>(
    `select id, server_seed as "serverSeed", game_state as "gameState" from studio.round
     where state not in ('settling', 'settled') and not starts_with(server_seed, $1) limit $2`,
    [prefix, limit],
  );
  return found.rows;
}

/** A round that has moved on meanwhile is left as it is: its next state is sealed anyway. */
export async function resealRound(
  db: Queryable,
  { id, serverSeed, gameState }: OldRound,
  sealed: Pick<OldRound, 'serverSeed' | 'gameState'>,
): Promise<void> {
  await db.query(
    `update studio.round set server_seed = $4, game_state = $5
     where id = $1 and server_seed = $2 and game_state is not distinct from $3
       and state not in ('settling', 'settled')`,
    [id, serverSeed, gameState, sealed.serverSeed, sealed.gameState],
  );
}

interface OldChain {
  venue: string;
  game: string;
  number: number;
  lastSeed: string;
}

export async function listUnsealedChains(
  db: Queryable,
  prefix: string,
  limit: number,
): Promise<OldChain[]> {
  const found = await db.query<OldChain>(
    `select venue, game, number, last_seed as "lastSeed" from studio.room_chain
     where not starts_with(last_seed, $1) limit $2`,
    [prefix, limit],
  );
  return found.rows;
}

export async function resealChain(
  db: Queryable,
  { venue, game, number, lastSeed }: OldChain,
  sealed: string,
): Promise<void> {
  await db.query(
    `update studio.room_chain set last_seed = $5
     where venue = $1 and game = $2 and number = $3 and last_seed = $4`,
    [venue, game, number, lastSeed, sealed],
  );
}

interface OldHand {
  id: string;
  serverSeed: string;
  gameState: string | null;
}

/** Those of hands that are over are told by their rounds, and nothing opens them any more. */
export async function listUnsealedHands(
  db: Queryable,
  prefix: string,
  limit: number,
): Promise<OldHand[]> {
  const found = await db.query<OldHand>(
    `select id, server_seed as "serverSeed", game_state as "gameState" from studio.hand
     where state <> 'ended' and not starts_with(server_seed, $1) limit $2`,
    [prefix, limit],
  );
  return found.rows;
}

/** Unless it has been played on meanwhile, which has sealed it anew or will find its key. */
export async function resealHand(
  db: Queryable,
  { id, serverSeed, gameState }: OldHand,
  sealed: Pick<OldHand, 'serverSeed' | 'gameState'>,
): Promise<void> {
  await db.query(
    `update studio.hand set server_seed = $4, game_state = $5
     where id = $1 and server_seed = $2 and game_state is not distinct from $3`,
    [id, serverSeed, gameState, sealed.serverSeed, sealed.gameState],
  );
}
