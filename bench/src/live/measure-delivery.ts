import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { messagesPerGift } from './live-setting.ts';
import type { Inbox } from './open-lines.ts';

export interface Delivery {
  /** Messages that left in a second. */
  perSecond: number;
  /** Of all that had to arrive, once and at their player. */
  share: number;
  p50Ms: number;
  p99Ms: number;
  mostMs: number;
}

interface Credit {
  seq: bigint;
  uid: bigint;
  /** When its transaction committed, by the clock of the database. */
  atMs: number;
}

async function readCredits(pool: pg.Pool, after: bigint): Promise<Credit[]> {
  const { rows } = await pool.query<Credit>(
    `select seq, uid, (extract(epoch from pg_xact_commit_timestamp(xmin)) * 1000)::float8 as "atMs"
     from promotions.step where seq > $1 and to_state = 'claimed' order by seq`,
    [after],
  );
  return rows;
}

export async function lastStep(pool: pg.Pool): Promise<bigint> {
  const { rows } = await pool.query<{ seq: bigint }>(
    'select coalesce(max(seq), 0)::bigint as seq from promotions.step',
  );
  return rows[0]?.seq ?? 0n;
}

const patienceMs = 10_000;
const namesOf = (seq: bigint) => [`r-${seq}`, `bw-${seq}`, `b-${seq}`];

/** Waits until everything that was credited after a step has arrived, and says how long after its commit it did. */
export async function measureDelivery(
  pool: pg.Pool,
  inbox: Inbox,
  after: bigint,
): Promise<Delivery> {
  const credits = await readCredits(pool, after);
  const giveUpAt = Date.now() + patienceMs;
  const messages = credits.flatMap(({ seq, uid, atMs }) =>
    namesOf(seq).map((name) => ({ name, uid: String(uid), atMs })),
  );
  while (messages.some(({ name }) => !inbox.arrived.has(name)) && Date.now() < giveUpAt) {
    await delay(20);
  }
  const tookMs = messages
    .flatMap(({ name, uid, atMs }) => {
      const arrived = inbox.arrived.get(name);
      return arrived?.uid === uid ? [arrived.atMs - atMs] : [];
    })
    .toSorted((a, b) => a - b);
  const at = (share: number) => tookMs[Math.floor(share * (tookMs.length - 1))] ?? Number.NaN;
  const wholeMs = (credits.at(-1)?.atMs ?? 0) - (credits[0]?.atMs ?? 0);
  return {
    perSecond: (credits.length * messagesPerGift * 1000) / wholeMs,
    share: (tookMs.length - inbox.twice - inbox.ended) / messages.length,
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    mostMs: at(1),
  };
}
