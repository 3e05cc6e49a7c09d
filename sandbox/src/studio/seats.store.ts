import { seedAt } from '@perya/game-kit/hash-chain';
import type pg from 'pg';
import { seatPlace } from './vault/places.ts';
import type { Vault } from './vault/vault.ts';

/** Who plays what: a player of a venue at one of its games. */
export interface SeatKey {
  venue: string;
  player: string;
  game: string;
}

export interface Seat {
  clientSeed: string;
  serverSeed: string;
  nonce: bigint;
  /** The first round of the shoe that is dealt; null where every round has a seed of its own. */
  shoeFrom: bigint | null;
  shoeRounds: number | null;
}

/** What a new seat or shoe begins with. */
export interface NewSeeds {
  clientSeed: string;
  serverSeed: string;
  /** How many rounds a shoe has, where the game deals from one. */
  shoeRounds: number | null;
}

/** In a shoe the seat keeps the last seed of the chain; the next round has the one of its place. */
function seatNow({ serverSeed, ...seat }: Seat): Seat {
  const { nonce, shoeFrom, shoeRounds } = seat;
  if (shoeFrom === null || shoeRounds === null) return { ...seat, serverSeed };
  return { ...seat, serverSeed: seedAt(serverSeed, shoeRounds, Number(nonce - shoeFrom) + 1) };
}

export interface SessionRow extends SeatKey {
  walletToken: string;
  lang: 'en' | 'tl';
  /** Of a test account, whose funds are no money. */
  isTest: boolean;
  /** The venue lets its players send phrases to the others of a room. */
  maySay: boolean;
}

type Queryable = Pick<pg.Pool, 'query'>;

/** False if the launch has been opened before. */
export async function insertSession(
  db: Queryable,
  session: SessionRow & { tokenHash: Buffer; lifeSeconds: number },
): Promise<boolean> {
  const done = await db.query(
    `insert into studio.session (token_hash, venue, player, game, wallet_token, lang, expires_at, is_test,
       may_say)
     values ($1, $2, $3, $4, $5, $6, now() + make_interval(secs => $7), $8, $9)
     on conflict do nothing`,
    [
      session.tokenHash,
      session.venue,
      session.player,
      session.game,
      session.walletToken,
      session.lang,
      session.lifeSeconds,
      session.isTest,
      session.maySay,
    ],
  );
  return done.rowCount === 1;
}

export async function findSession(db: Queryable, tokenHash: Buffer): Promise<SessionRow | null> {
  const found = await db.query<SessionRow>(
    `select venue, player, game, wallet_token as "walletToken", lang, is_test as "isTest",
       may_say as "maySay"
     from studio.session where token_hash = $1 and expires_at > now()`,
    [tokenHash],
  );
  return found.rows[0] ?? null;
}

export async function deleteOldSessions(db: Queryable): Promise<void> {
  await db.query('delete from studio.session where expires_at < now()');
}

/** Makes the seat with the given seeds, or returns the seeds it has. */
export async function ensureSeat(
  { pool: db, vault }: { pool: Queryable; vault: Vault },
  { venue, player, game }: SeatKey,
  seeds: NewSeeds,
): Promise<Seat> {
  const place = seatPlace({ venue, player, game });
  const opened = (seat: Seat) =>
    seatNow({ ...seat, serverSeed: vault.open(seat.serverSeed, place) });
  const select = `select client_seed as "clientSeed", server_seed as "serverSeed", nonce,
      shoe_from as "shoeFrom", shoe_rounds as "shoeRounds"
    from studio.seat where venue = $1 and player = $2 and game = $3`;
  const found = await db.query<Seat>(select, [venue, player, game]);
  if (found.rows[0]) return opened(found.rows[0]);
  await db.query(
    `insert into studio.seat (venue, player, game, client_seed, server_seed, shoe_from, shoe_rounds)
     values ($1, $2, $3, $4, $5, case when $6::integer is not null then 1 end, $6)
     on conflict do nothing`,
    [venue, player, game, seeds.clientSeed, vault.seal(seeds.serverSeed, place), seeds.shoeRounds],
  );
  const made = await db.query<Seat>(select, [venue, player, game]);
  const [seat] = made.rows;
  if (!seat) throw new Error('The seat vanished');
  return opened(seat);
}

/** A shoe is of one seed of the player: another begins a new one, with the next round. */
export async function updateClientSeed(
  db: Queryable,
  vault: Vault,
  { venue, player, game }: SeatKey,
  { clientSeed, serverSeed, shoeRounds }: NewSeeds,
): Promise<void> {
  await db.query(
    `update studio.seat set client_seed = $4, shoe_rounds = $5,
       shoe_from = case when $5::integer is not null then nonce end,
       server_seed = case when $5::integer is not null then $6 else server_seed end
     where venue = $1 and player = $2 and game = $3`,
    [
      venue,
      player,
      game,
      clientSeed,
      shoeRounds,
      vault.seal(serverSeed, seatPlace({ venue, player, game })),
    ],
  );
}

/**
 * The next round gets the next nonce, and a new server seed unless it is dealt from the shoe of this round: the
 * shoe is not used up, and the player has not begun another meanwhile.
 */
export async function rotateSeed(
  db: Queryable,
  vault: Vault,
  round: SeatKey & { clientSeed: string; shoeFrom: bigint | null },
  { serverSeed, shoeRounds }: Omit<NewSeeds, 'clientSeed'>,
): Promise<void> {
  const { venue, player, game, clientSeed, shoeFrom } = round;
  const goesOn = `(shoe_from is not null and shoe_from = $6 and client_seed = $7
    and nonce + 1 < shoe_from + shoe_rounds)`;
  await db.query(
    `update studio.seat set nonce = nonce + 1,
       server_seed = case when ${goesOn} then server_seed else $4 end,
       shoe_rounds = case when ${goesOn} then shoe_rounds else $5::integer end,
       shoe_from = case when ${goesOn} then shoe_from
         when $5::integer is not null then nonce + 1 end
     where venue = $1 and player = $2 and game = $3`,
    [
      venue,
      player,
      game,
      vault.seal(serverSeed, seatPlace({ venue, player, game })),
      shoeRounds,
      shoeFrom,
      clientSeed,
    ],
  );
}
