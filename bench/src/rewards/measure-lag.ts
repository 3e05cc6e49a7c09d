import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';

export interface Lag {
  /** How long after its round was settled a number was read by the slowest reader. */
  p50Ms: number;
  p99Ms: number;
  /** How long all readers needed to the end of the log after the last bet. */
  restMs: number;
}

interface Look {
  atMs: number;
  drawn: bigint;
  read: bigint;
}

const everyMs = 50;

/** Those of module games are read by jobs, once a minute. */
async function look(pool: pg.Pool): Promise<Look> {
  const { rows } = await pool.query<{ drawn: bigint; read: bigint }>(
    `select (select last_value from games.settled_seq) as drawn, coalesce(min(seq), 0)::bigint as read
     from platform.log_reader where log = 'games.settled_seq' and name not like 'games.%'`,
  );
  const { drawn = 0n, read = 0n } = rows[0] ?? {};
  return { atMs: performance.now(), drawn, read };
}

/** Watches how far the readers of settled rounds are behind, until `over` and then until they have read all. */
export async function measureLag(pool: pg.Pool, over: Promise<unknown>): Promise<Lag> {
  const looks: Look[] = [];
  let endedAtMs = Number.POSITIVE_INFINITY;
  const ended = over.then(() => {
    endedAtMs = performance.now();
  });
  for (;;) {
    const seen = await look(pool);
    looks.push(seen);
    if (seen.atMs >= endedAtMs && seen.read >= seen.drawn) break;
    await wait(everyMs);
  }
  await ended;
  const lags = looks
    .filter(({ atMs }) => atMs < endedAtMs)
    .map(({ atMs, drawn }) => (looks.find(({ read }) => read >= drawn)?.atMs ?? atMs) - atMs)
    .map((lag) => Math.max(0, lag))
    .toSorted((a, b) => a - b);
  const at = (share: number) => lags[Math.floor(lags.length * share)] ?? 0;
  return {
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    restMs: (looks.at(-1)?.atMs ?? endedAtMs) - endedAtMs,
  };
}
