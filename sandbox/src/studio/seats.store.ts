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
}

export interface SessionRow extends SeatKey {
  walletToken: string;
  lang: 'en' | 'tl';
}

type Queryable = Pick<pg.Pool, 'query'>;

/** False if the launch has been opened before. */
export async function insertSession(
  db: Queryable,
  session: SessionRow & { tokenHash: Buffer; lifeSeconds: number },
): Promise<boolean> {
  const done = await db.query(
    `insert into studio.session (token_hash, venue, player, game, wallet_token, lang, expires_at)
     values ($1, $2, $3, $4, $5, $6, now() + make_interval(secs => $7))
     on conflict do nothing`,
    [
      session.tokenHash,
      session.venue,
      session.player,
      session.game,
      session.walletToken,
      session.lang,
      session.lifeSeconds,
    ],
  );
  return done.rowCount === 1;
}

export async function findSession(db: Queryable, tokenHash: Buffer): Promise<SessionRow | null> {
  const found = await db.query<SessionRow>(
    `select venue, player, game, wallet_token as "walletToken", lang
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
  seeds: { clientSeed: string; serverSeed: string },
): Promise<Seat> {
  const place = seatPlace({ venue, player, game });
  const opened = (seat: Seat) => ({ ...seat, serverSeed: vault.open(seat.serverSeed, place) });
  const select = `select client_seed as "clientSeed", server_seed as "serverSeed", nonce
    from studio.seat where venue = $1 and player = $2 and game = $3`;
  const found = await db.query<Seat>(select, [venue, player, game]);
  if (found.rows[0]) return opened(found.rows[0]);
  await db.query(
    `insert into studio.seat (venue, player, game, client_seed, server_seed)
     values ($1, $2, $3, $4, $5) on conflict do nothing`,
    [venue, player, game, seeds.clientSeed, vault.seal(seeds.serverSeed, place)],
  );
  const made = await db.query<Seat>(select, [venue, player, game]);
  const [seat] = made.rows;
  if (!seat) throw new Error('The seat vanished');
  return opened(seat);
}

export async function updateClientSeed(
  db: Queryable,
  { venue, player, game }: SeatKey,
  clientSeed: string,
): Promise<void> {
  await db.query(
    'update studio.seat set client_seed = $4 where venue = $1 and player = $2 and game = $3',
    [venue, player, game, clientSeed],
  );
}

/** The next round gets a new server seed and the next nonce. */
export async function rotateSeed(
  db: Queryable,
  vault: Vault,
  { venue, player, game }: SeatKey,
  serverSeed: string,
): Promise<void> {
  await db.query(
    `update studio.seat set server_seed = $4, nonce = nonce + 1
     where venue = $1 and player = $2 and game = $3`,
    [venue, player, game, vault.seal(serverSeed, seatPlace({ venue, player, game }))],
  );
}
