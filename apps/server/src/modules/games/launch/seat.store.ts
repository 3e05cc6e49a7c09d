import type pg from 'pg';

export interface Seat {
  uid: bigint;
  gameCode: string;
  venue: string;
  tokenHash: Buffer;
}

export function createSeatStore(pool: pg.Pool) {
  return {
    /** Opens a game session, replacing an earlier one; an open round stays open. */
    async takeSeat({ uid, gameCode, venue, tokenHash }: Seat): Promise<void> {
      await pool.query(
        `insert into games.seat (uid, game_code, venue, token_hash, launched_at, expires_at)
         values ($1, $2, $3, $4, platform.clock(), platform.clock() + games.session_life())
         on conflict (uid, game_code) do update set venue = excluded.venue,
           token_hash = excluded.token_hash, launched_at = excluded.launched_at,
           expires_at = excluded.expires_at`,
        [uid, gameCode, venue, tokenHash],
      );
    },
  };
}

export type SeatStore = ReturnType<typeof createSeatStore>;
