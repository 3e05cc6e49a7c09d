import type pg from 'pg';

export interface Seat {
  uid: bigint;
  gameCode: string;
  venue: string;
  tokenHash: Buffer;
  /** The session of the player that takes it; null where there is none behind it. */
  session: string | null;
}

export function createSeatStore(pool: pg.Pool) {
  return {
    /**
     * Opens a game session, replacing an earlier one; an open round stays open. False if the player's
     * session has ended: it cannot end between this question and the seat.
     */
    async takeSeat({ uid, gameCode, venue, tokenHash, session }: Seat): Promise<boolean> {
      const { rowCount } = await pool.query(
        `insert into games.seat (bucket, uid, game_code, venue, token_hash, launched_at, expires_at,
           session_id, session_ends_at)
         select platform.bucket_of($1), $1, $2, $3, $4, platform.clock(), platform.clock() + games.session_life(),
           $5, held.ends_at
         from (select identity.hold_session($1, $5) as ends_at) held
         where $5::text is null or held.ends_at is not null
         on conflict on constraint seat_pkey do update set venue = excluded.venue,
           token_hash = excluded.token_hash, launched_at = excluded.launched_at,
           expires_at = excluded.expires_at, session_id = excluded.session_id,
           session_ends_at = excluded.session_ends_at`,
        [uid, gameCode, venue, tokenHash, session],
      );
      return rowCount === 1;
    },

    /** Shuts the seats of sessions that end with this transaction to new rounds. */
    async shut(client: pg.PoolClient, uid: bigint, sessions: readonly string[]): Promise<void> {
      // Bets lock the wallet before the seat, and so does this; who has no seat is not concerned.
      const { rowCount } = await client.query(
        `select ledger.lock_wallet($1) where exists (
           select from games.seat
           where bucket = platform.bucket_of($1) and uid = $1 and session_id = any($2::text[]))`,
        [uid, sessions],
      );
      if (rowCount === 0) return;
      await client.query(
        `update games.seat set session_ends_at = platform.clock()
         where bucket = platform.bucket_of($1) and uid = $1 and session_id = any($2::text[])
           and session_ends_at > platform.clock()`,
        [uid, sessions],
      );
    },
  };
}

export type SeatStore = ReturnType<typeof createSeatStore>;
