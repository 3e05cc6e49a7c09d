import type pg from 'pg';
import type { RoomKey } from './room-key.ts';
import { msSince, ofRound } from './rooms.store.ts';

type Queryable = Pick<pg.Pool, 'query'>;

/** The one clock that every process and player goes by. */
export async function readClock(db: Queryable): Promise<Date> {
  const found = await db.query<{ now: Date }>('select clock_timestamp() as now');
  return found.rows[0]?.now ?? new Date();
}

/** Holds the round open for bets until this transaction ends; false if the bell's time has come. */
export async function holdBetting(
  db: Queryable,
  { venue, game }: RoomKey,
  number: bigint,
): Promise<boolean> {
  const found = await db.query(
    `select from studio.room_round
     where ${ofRound} and state = 'betting' and bell_at > clock_timestamp() for share`,
    [venue, game, number],
  );
  return found.rowCount === 1;
}

/** The same, and nobody else is let in meanwhile; false if the bell's time has come. */
export async function holdSeats(
  db: Queryable,
  { venue, game }: RoomKey,
  number: bigint,
): Promise<boolean> {
  const found = await db.query(
    `select from studio.room_round
     where ${ofRound} and state = 'betting' and bell_at > clock_timestamp() for update`,
    [venue, game, number],
  );
  return found.rowCount === 1;
}

/** Holds the round playing until this transaction ends, and says how it stands; null if it does not play. */
export async function holdPlaying(
  db: Queryable,
  { venue, game }: RoomKey,
  number: bigint,
): Promise<{ elapsedMs: number; isInterrupted: boolean } | null> {
  const found = await db.query<{ elapsedMs: number; isInterrupted: boolean }>(
    `select ${msSince('rung_at')} as "elapsedMs", is_interrupted as "isInterrupted"
     from studio.room_round where ${ofRound} and state = 'playing' for share`,
    [venue, game, number],
  );
  return found.rows[0] ?? null;
}
