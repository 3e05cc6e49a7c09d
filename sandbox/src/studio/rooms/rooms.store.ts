import type pg from 'pg';
import { type RoomKey, topicOf } from './room-key.ts';

type Queryable = Pick<pg.Pool, 'query'>;

/** Every process hears on it that a room has moved on. */
export const roomChannel = 'studio_room';

export interface RoomRound {
  number: bigint;
  chain: number;
  place: number;
  state: 'betting' | 'playing' | 'ended';
  openedAt: Date;
  bellAt: Date;
  rungAt: Date | null;
  endedAt: Date | null;
  isInterrupted: boolean;
  isSettled: boolean;
  seed: string | null;
  /** Written by `encodeJson`. */
  outcome: string | null;
  /** What a room with a pot came to for all who sit in it, written by `encodeJson`; null until that is known. */
  told: string | null;
}

/** A round with what the database's clock says about it: the one clock that all processes share. */
export interface TimedRound extends RoomRound {
  now: Date;
  sinceOpenedMs: number;
  sinceRungMs: number | null;
  sinceEndedMs: number | null;
}

const fields = `number, chain, place, state, opened_at as "openedAt", bell_at as "bellAt",
  rung_at as "rungAt", ended_at as "endedAt", is_interrupted as "isInterrupted",
  is_settled as "isSettled", seed, outcome, told`;
export const msSince = (column: string) =>
  `(extract(epoch from clock_timestamp() - ${column}) * 1000)::float8`;
const timed = `${fields}, clock_timestamp() as now, ${msSince('opened_at')} as "sinceOpenedMs",
  ${msSince('rung_at')} as "sinceRungMs", ${msSince('ended_at')} as "sinceEndedMs"`;
const ofRoom = 'venue = $1 and game = $2';
export const ofRound = `${ofRoom} and number = $3`;
const tell = (from: string) => `select pg_notify('${roomChannel}', $4) from ${from}`;

/** Somebody is there: rounds follow each other for so long. */
export async function wakeRoom(
  db: Queryable,
  { venue, game }: RoomKey,
  seconds: number,
): Promise<void> {
  await db.query(
    `insert into studio.room (venue, game, awake_until)
     values ($1, $2, now() + make_interval(secs => $3))
     on conflict (venue, game) do update
     set awake_until = greatest(room.awake_until, excluded.awake_until)`,
    [venue, game, seconds],
  );
}

/** Rooms in which something is to be done: somebody is there, or a round is not over or not settled. */
export async function listBusyRooms(db: Queryable): Promise<(RoomKey & { isAwake: boolean })[]> {
  const found = await db.query<RoomKey & { isAwake: boolean }>(
    `select venue, game, awake_until > now() as "isAwake" from studio.room
     where awake_until > now() or exists (
       select from studio.room_round r
       where r.venue = room.venue and r.game = room.game and not r.is_settled)`,
  );
  return found.rows;
}

export async function findNewestRound(
  db: Queryable,
  { venue, game }: RoomKey,
): Promise<TimedRound | null> {
  const found = await db.query<TimedRound>(
    `select ${timed} from studio.room_round where ${ofRoom} order by number desc limit 1`,
    [venue, game],
  );
  return found.rows[0] ?? null;
}

export async function findRoomRound(
  db: Queryable,
  { venue, game }: RoomKey,
  number: bigint,
): Promise<RoomRound | null> {
  const found = await db.query<RoomRound>(
    `select ${fields} from studio.room_round where ${ofRound}`,
    [venue, game, number],
  );
  return found.rows[0] ?? null;
}

/** Rounds that are over while some of their seats may not be settled, oldest first. */
export async function listUnsettledRounds(
  db: Queryable,
  { venue, game }: RoomKey,
): Promise<RoomRound[]> {
  const found = await db.query<RoomRound>(
    `select ${fields} from studio.room_round
     where ${ofRoom} and state = 'ended' and not is_settled order by number`,
    [venue, game],
  );
  return found.rows;
}

type PastOutcome = { number: bigint; outcome: string; told: string | null };

/** What fell or flew lately, newest first. */
export async function listOutcomes(
  db: Queryable,
  { venue, game }: RoomKey,
  limit: number,
): Promise<PastOutcome[]> {
  const found = await db.query<PastOutcome>(
    `select number, outcome, told from studio.room_round
     where ${ofRoom} and state = 'ended' order by number desc limit $3`,
    [venue, game, limit],
  );
  return found.rows;
}

/** How many sit in a round, and what they have staked together. */
export async function countSeats(
  db: Queryable,
  { venue, game }: RoomKey,
  number: bigint,
): Promise<{ count: number; stake: bigint }> {
  const found = await db.query<{ count: number; stake: bigint }>(
    `select count(*)::int as count, coalesce(sum(stake), 0)::bigint as stake from studio.round
     where ${ofRoom} and nonce = $3 and state in ('open', 'settling', 'settled')`,
    [venue, game, number],
  );
  return found.rows[0] ?? { count: 0, stake: 0n };
}

/** The number of a room's first round: after whatever was played at this game one by one. */
export async function firstNumber(db: Queryable, { venue, game }: RoomKey): Promise<bigint> {
  const found = await db.query<{ number: bigint }>(
    `select (coalesce(max(nonce), 0) + 1)::bigint as number from studio.round where ${ofRoom}`,
    [venue, game],
  );
  return found.rows[0]?.number ?? 1n;
}

export type NewRoomRound = Pick<RoomRound, 'number' | 'chain' | 'place'> & {
  bettingMs: number;
  /** The bell rings at a whole multiple of this on the clock; 1 where there is no timetable. */
  bellEveryMs: number;
};

/** Opens a round for bets; false if one is open, or this one was opened by somebody else. */
export async function insertRoomRound(
  db: Queryable,
  key: RoomKey,
  { number, chain, place, bettingMs, bellEveryMs }: NewRoomRound,
): Promise<boolean> {
  const done = await db.query(
    `with opened as (
       insert into studio.room_round (venue, game, number, chain, place, state, opened_at, bell_at)
       select $1, $2, $3, $5, $6, 'betting', now, to_timestamp(
         ceil((extract(epoch from now) * 1000 + $7) / $8) * $8 / 1000)
       from clock_timestamp() now
       on conflict do nothing returning 1)
     ${tell('opened')}`,
    [key.venue, key.game, number, topicOf(key), chain, place, bettingMs, bellEveryMs],
  );
  return done.rowCount === 1;
}

/** Rings the bell if its time has come and nobody else has. Whoever waited for it longer than the gap may be gone. */
export async function ringBell(
  db: Queryable,
  key: RoomKey,
  number: bigint,
  gapMs: number,
): Promise<boolean> {
  const done = await db.query(
    `with rung as (
       update studio.room_round
       set state = 'playing', rung_at = clock_timestamp(), attended_at = clock_timestamp(),
         is_interrupted = clock_timestamp() - bell_at > make_interval(secs => $5::float8 / 1000)
       where ${ofRound} and state = 'betting' and bell_at <= clock_timestamp() returning 1)
     ${tell('rung')}`,
    [key.venue, key.game, number, topicOf(key), gapMs],
  );
  return done.rowCount === 1;
}

/**
 * Looks after a round that plays, and notes if nobody did for longer than this while it could still be played:
 * what happens after its length is no interruption. True if it was interrupted, now or before.
 */
export async function attendRound(
  db: Queryable,
  { venue, game }: RoomKey,
  number: bigint,
  { lengthMs, gapMs }: { lengthMs: number; gapMs: number },
): Promise<boolean> {
  const attended = await db.query<{ isInterrupted: boolean }>(
    `update studio.room_round
     set attended_at = clock_timestamp(),
       is_interrupted = is_interrupted or least(clock_timestamp(),
         rung_at + make_interval(secs => $4::float8 / 1000)) - attended_at
           > make_interval(secs => $5::float8 / 1000)
     where ${ofRound} and state = 'playing'
       and attended_at < clock_timestamp() - interval '1 second'
     returning is_interrupted as "isInterrupted"`,
    [venue, game, number, lengthMs, gapMs],
  );
  return attended.rows[0]?.isInterrupted ?? false;
}

/** Ends a round that has played for so long, and makes its seed public. False if it is not time. */
export async function endRound(
  db: Queryable,
  key: RoomKey,
  number: bigint,
  { afterMs, seed, outcome }: { afterMs: number; seed: string; outcome: string },
): Promise<boolean> {
  const done = await db.query(
    `with ended as (
       update studio.room_round
       set state = 'ended', ended_at = clock_timestamp(), seed = $6, outcome = $7
       where ${ofRound} and state = 'playing'
         and rung_at + make_interval(secs => $5::float8 / 1000) <= clock_timestamp() returning 1)
     ${tell('ended')}`,
    [key.venue, key.game, number, topicOf(key), afterMs, seed, outcome],
  );
  return done.rowCount === 1;
}

export async function markSettled(
  db: Queryable,
  { venue, game }: RoomKey,
  number: bigint,
): Promise<void> {
  await db.query(`update studio.room_round set is_settled = true where ${ofRound}`, [
    venue,
    game,
    number,
  ]);
}

/** Lets every process look at the room anew. */
export async function tellOfRoom(db: Queryable, key: RoomKey): Promise<void> {
  await db.query(`select pg_notify('${roomChannel}', $1)`, [topicOf(key)]);
}
