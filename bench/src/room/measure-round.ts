import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { phaseName, type Seat } from './open-seats.ts';
import type { RoomTold } from './room-setting.ts';

export interface RoomMeasure {
  betsPerSecond: number;
  /** Of the players, who sat in the round. */
  seated: number;
  /** Of the players, who were told the result with the bell. */
  heard: number;
  /** From the bell in the database to each player, and to the last of them. */
  bellP50Ms: number;
  bellP99Ms: number;
  bellLastMs: number;
  /** From the end of the round until every seat was paid. */
  paidMs: number;
  /** Of the seats, which were paid. */
  paid: number;
}

/** Answers when the room is in this phase. */
export type Until = (
  phase: 'betting' | 'playing' | 'ended',
) => Promise<NonNullable<RoomTold['round']>>;

const betLanes = 64;
const patienceMs = 60_000;

async function betAll(
  seats: readonly Seat[],
  number: number,
): Promise<{ taken: number; ms: number }> {
  const startedAt = performance.now();
  const waiting = seats.entries();
  let taken = 0;
  await Promise.all(
    Array.from({ length: betLanes }, async () => {
      for (const [place, seat] of waiting) {
        // After the bell the room takes bets for the next round: those are late for this one.
        if ((await seat.bet(`round-${number}-${place}`)) === number) taken += 1;
      }
    }),
  );
  return { taken, ms: performance.now() - startedAt };
}

interface Paid {
  settled: number;
  endedAtMs: number;
  lastAtMs: number;
}

async function readPaid(pool: pg.Pool, number: number): Promise<Paid> {
  const { rows } = await pool.query<Paid>(
    `select count(*) filter (where s.state = 'settled')::int as settled,
       (extract(epoch from max(r.ended_at)) * 1000)::float8 as "endedAtMs",
       (extract(epoch from max(o.done_at)) * 1000)::float8 as "lastAtMs"
     from studio.room_round r
     join studio.round s on s.venue = r.venue and s.game = r.game and s.nonce = r.number
     join studio.outbox o on o.round_id = s.id
     where r.number = $1 and o.verb = 'win'`,
    [number],
  );
  return rows[0] ?? { settled: 0, endedAtMs: 0, lastAtMs: 0 };
}

/** When the bell of the round rang. Where bets take longer than the room waits for them, it is not the next bell. */
async function untilEnded(pool: pg.Pool, number: number): Promise<number> {
  const giveUpAt = Date.now() + patienceMs;
  for (;;) {
    const { rows } = await pool.query<{ rungAtMs: number; isOver: boolean }>(
      `select (extract(epoch from rung_at) * 1000)::float8 as "rungAtMs",
         ended_at is not null as "isOver"
       from studio.room_round where number = $1`,
      [number],
    );
    const [round] = rows;
    if (round?.isOver || Date.now() > giveUpAt) return round?.rungAtMs ?? Number.NaN;
    await delay(50);
  }
}

async function untilPaid(pool: pg.Pool, number: number, seats: number): Promise<Paid> {
  const giveUpAt = Date.now() + patienceMs;
  for (;;) {
    const paid = await readPaid(pool, number);
    if (paid.settled >= seats || Date.now() > giveUpAt) return paid;
    await delay(50);
  }
}

/** One round of the room: everybody bets at once, hears the bell and is paid. */
export async function measureRound(
  pool: pg.Pool,
  seats: readonly Seat[],
  until: Until,
): Promise<RoomMeasure> {
  const { number } = await until('betting');
  const { taken, ms } = await betAll(seats, number);
  const rungAtMs = await untilEnded(pool, number);
  const paid = await untilPaid(pool, number, taken);
  const bellMs = seats
    .flatMap(({ heard }) => {
      const atMs = heard.get(phaseName(number, 'playing'));
      return atMs === undefined ? [] : [atMs - rungAtMs];
    })
    .toSorted((a, b) => a - b);
  const at = (share: number) => bellMs[Math.floor(share * (bellMs.length - 1))] ?? Number.NaN;
  return {
    betsPerSecond: (taken * 1000) / ms,
    seated: taken / seats.length,
    heard: bellMs.length / seats.length,
    bellP50Ms: at(0.5),
    bellP99Ms: at(0.99),
    bellLastMs: at(1),
    paidMs: paid.lastAtMs - paid.endedAtMs,
    paid: paid.settled / Math.max(1, taken),
  };
}
