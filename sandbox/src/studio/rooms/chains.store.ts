import type pg from 'pg';
import { chainPlace } from '../vault/places.ts';
import type { Vault } from '../vault/vault.ts';
import type { RoomKey } from './room-key.ts';

type Queryable = Pick<pg.Pool, 'query'>;

export interface Chain {
  number: number;
  commitment: string;
  length: number;
}

/** The chain in use; null before the first. */
export async function findNewestChain(
  db: Queryable,
  { venue, game }: RoomKey,
): Promise<Chain | null> {
  const found = await db.query<Chain>(
    `select number, commitment, length from studio.room_chain
     where venue = $1 and game = $2 order by number desc limit 1`,
    [venue, game],
  );
  return found.rows[0] ?? null;
}

export async function findChain(
  { pool, vault }: { pool: Queryable; vault: Vault },
  { venue, game }: RoomKey,
  number: number,
): Promise<(Chain & { lastSeed: string }) | null> {
  const found = await pool.query<Chain & { lastSeed: string }>(
    `select number, commitment, length, last_seed as "lastSeed" from studio.room_chain
     where venue = $1 and game = $2 and number = $3`,
    [venue, game, number],
  );
  const [row] = found.rows;
  if (!row) return null;
  return { ...row, lastSeed: vault.open(row.lastSeed, chainPlace({ venue, game, number })) };
}

/** Of two processes that begin a chain one does; the other finds it there. */
export async function insertChain(
  { pool, vault }: { pool: Queryable; vault: Vault },
  { venue, game }: RoomKey,
  { number, commitment, length, lastSeed }: Chain & { lastSeed: string },
): Promise<void> {
  await pool.query(
    `insert into studio.room_chain (venue, game, number, commitment, last_seed, length)
     values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
    [
      venue,
      game,
      number,
      commitment,
      vault.seal(lastSeed, chainPlace({ venue, game, number })),
      length,
    ],
  );
}

export interface ShownSeed {
  number: bigint;
  place: number;
  seed: string;
  outcome: string;
  told: string | null;
}

/** The seeds of a chain that are public by now, newest first. */
export async function listShownSeeds(
  db: Queryable,
  { venue, game }: RoomKey,
  chain: number,
  limit: number,
): Promise<ShownSeed[]> {
  const found = await db.query<ShownSeed>(
    `select number, place, seed, outcome, told from studio.room_round
     where venue = $1 and game = $2 and chain = $3 and state = 'ended'
     order by place desc limit $4`,
    [venue, game, chain, limit],
  );
  return found.rows;
}
