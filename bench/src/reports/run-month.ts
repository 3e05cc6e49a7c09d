import { createPool } from '../../../apps/server/src/platform/database/pool.ts';
import { assembleProduct } from '../product/assemble-product.ts';
import { signIn, staffClient } from '../staff/open-house.ts';
import { startBenchServer } from '../start-bench-server.ts';
import { type BackTested, backTest } from './back-test.ts';
import { type Comparison, compareReports } from './compare.ts';
import type { MonthSize } from './month/month-plan.ts';
import { playMonth } from './month/play-month.ts';
import { recompute } from './recompute/recompute.ts';

export interface MonthOutcome extends Comparison {
  rounds: number;
  entries: number;
  /** What the rules against money laundering would have found. */
  tested: readonly BackTested[];
  /** Seconds of a processor that the play took; others on the machine lengthen the seconds, and not these. */
  playedBy: number;
  seconds: { play: number; recompute: number; backTest: number; compare: number };
}

/** The settings of a house that nobody has furnished. */
export const benchEnvironment = {
  NODE_ENV: 'production',
  PERYA_SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
  PERYA_SEED: 'none',
};

/** Nobody waits for what is played; a month of a million rounds is played beside whatever else the machine does. */
export const playedTimeoutMs = 120_000;

async function timed<T>(act: () => Promise<T>): Promise<[T, number]> {
  const begun = performance.now();
  const result = await act();
  return [result, (performance.now() - begun) / 1000];
}

interface MonthDatabase {
  url: string;
  ownerUrl: string;
  /** Of a processor, by the database and whoever plays. */
  usedSeconds: () => number;
}

/** Plays a month in a migrated database that nobody has used, recomputes every report from its books and compares. */
export async function runMonth(
  { url, ownerUrl, usedSeconds }: MonthDatabase,
  size: MonthSize,
  say: (line: string) => void,
): Promise<MonthOutcome> {
  const owner = createPool(ownerUrl, { max: 1 });
  const product = await assembleProduct(url, benchEnvironment, playedTimeoutMs);
  try {
    await owner.query('set statement_timeout = 0');
    await product.apis.staff.ensureRoles();
    const usedBefore = usedSeconds();
    const [, play] = await timed(() => playMonth({ owner, product }, size, say));
    const playedBy = usedSeconds() - usedBefore;
    // A month was played within minutes: what the database knows of its tables is of before.
    await owner.query('analyze');
    const [books, recomputed] = await timed(() => recompute(owner));
    const [tested, backTested] = await timed(() => backTest(owner, product));
    const server = await startBenchServer('./staff/staff-server.ts', url);
    try {
      const client = staffClient(server.port, await signIn(owner));
      const [comparison, compare] = await timed(() => compareReports(client, books));
      const { rounds, entries } = books.facts;
      const seconds = { play, recompute: recomputed, backTest: backTested, compare };
      return { ...comparison, rounds, entries, tested, playedBy, seconds };
    } finally {
      await server.stop();
    }
  } finally {
    await product.end();
    await owner.end();
  }
}
