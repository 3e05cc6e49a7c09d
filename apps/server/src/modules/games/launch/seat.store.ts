import type pg from 'pg';
import { readClock } from '../../../platform/database/read-clock.ts';

export interface Seat {
  uid: bigint;
  gameCode: string;
  venue: string;
  tokenHash: Buffer;
  /** The session of the player that takes it; null where there is none behind it. */
  session: string | null;
  /** Among whose games the session may move; null where the game stands alone. */
  lobby: string | null;
}

/** What a provider shows of a session: PostgreSQL reads the token as bytes. */
export interface ShownSeat {
  uid: bigint;
  gameCode: string;
  venue: string;
  token: string;
  lobby: string;
}

/** So many seats that have their token are remembered, for much less than a session lasts without a bet. */
const movedMax = 100_000;
const movedMs = 30 * 60_000;

export function createSeatStore(pool: pg.Pool) {
  /** Seats with the tokens that they have got; whoever loses the seat to a later session launches again. */
  const moved = new Map<string, number>();
  return {
    /**
     * Opens a game session, replacing an earlier one; an open round stays open. False if the player's
     * session has ended: it cannot end between this question and the seat.
     */
    async takeSeat(seat: Seat): Promise<boolean> {
      const { uid, gameCode, venue, tokenHash, session, lobby } = seat;
      const { rows } = await pool.query<{ isTaken: boolean }>(
        'select games.take_seat($1, $2, $3, $4, $5, $6) as is_taken',
        [uid, gameCode, venue, tokenHash, session, lobby],
      );
      return rows[0]?.isTaken === true;
    },

    /** Lets a session that was opened in the lobby move on to this game; another one changes nothing. */
    async moveSeat({ uid, gameCode, venue, token, lobby }: ShownSeat): Promise<void> {
      const key = `${uid} ${gameCode} ${token}`;
      if (Date.now() - (moved.get(key) ?? 0) < movedMs) return;
      const { rows } = await pool.query<{ isMoved: boolean }>({
        name: 'games-move-seat',
        text: 'select games.move_seat($1, $2, $3, $4::bytea, $5) as is_moved',
        values: [uid, gameCode, venue, token, lobby],
      });
      if (!rows[0]?.isMoved) return;
      if (moved.size >= movedMax) moved.clear();
      moved.set(key, Date.now());
    },

    /** Shuts the seats of sessions that end with this transaction to new rounds. */
    async shut(client: pg.PoolClient, uid: bigint, sessions: readonly string[]): Promise<void> {
      const ofSessions =
        'bucket = platform.bucket_of($1) and uid = $1 and session_id = any($2::text[])';
      const { rowCount } = await client.query(
        `select 1 from games.seat where ${ofSessions} limit 1`,
        [uid, sessions],
      );
      if (rowCount === 0) return;
      // Bets lock the wallet before the seat, and so does this; who has no seat is not concerned.
      await client.query('select ledger.lock_wallet($1)', [uid]);
      await client.query(
        `update games.seat set session_ends_at = $3 where ${ofSessions} and session_ends_at > $3`,
        [uid, sessions, await readClock(client)],
      );
    },
  };
}

export type SeatStore = ReturnType<typeof createSeatStore>;
