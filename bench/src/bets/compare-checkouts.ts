import { resolve } from 'node:path';
import type { EmbeddedPostgres } from '../../../apps/server/src/platform/database/embedded.ts';
import { asAdministrator, ownerUrlOf, urlOf } from '../ledger-rounds.ts';
import { median } from '../median.ts';
import type { BetsOptions } from './bets-rounds.ts';
import type { Turn } from './measure-bets.ts';

/** What a checkout measures with: its own schema, server and load, since each may have changed. */
type Checkout = typeof import('../../../apps/server/src/platform/database/migrate.ts') &
  typeof import('../../../apps/server/src/platform/database/pool.ts') &
  typeof import('../start-bench-server.ts') &
  typeof import('./fill-bets.ts') &
  typeof import('./measure-bets.ts');

const parts = [
  'apps/server/src/platform/database/migrate.ts',
  'apps/server/src/platform/database/pool.ts',
  'bench/src/start-bench-server.ts',
  'bench/src/bets/fill-bets.ts',
  'bench/src/bets/measure-bets.ts',
];

async function loadCheckout(folder: string): Promise<Checkout> {
  const loaded = await Promise.all(parts.map((part) => import(resolve(folder, part))));
  return Object.assign({}, ...loaded) as Checkout;
}

const here = resolve(import.meta.dirname, '../../..');
const databases = ['bets_here', 'bets_there'] as const;

/** Lets this checkout and another one take bets in turns of a second, and answers what a bet costs here as a multiple of there, for each round. */
export async function compareCheckouts(
  postgres: EmbeddedPostgres,
  other: string,
  rounds: number,
  options: BetsOptions,
  onRound: (line: string) => void,
): Promise<number> {
  const checkouts = [await loadCheckout(here), await loadCheckout(other)] as const;
  for (const at of [0, 1] as const) await fill(postgres, checkouts[at], databases[at], options);
  const costs: number[] = [];
  for (let number = 1; number <= rounds; number++) {
    const [mine, theirs] = await measureInTurns(postgres, checkouts, number, options);
    costs.push(theirs / mine);
    onRound(
      `Round ${number}: ${Math.round(mine)} a second here, ${Math.round(theirs)} there: a bet costs ${(theirs / mine).toFixed(2)} of what it does there`,
    );
  }
  return median(costs);
}

async function fill(
  postgres: EmbeddedPostgres,
  checkout: Checkout,
  database: string,
  { connections, players, fewBets, buckets }: BetsOptions,
): Promise<void> {
  await asAdministrator(postgres, `create database ${database}`);
  const pool = checkout.createPool(ownerUrlOf(postgres, database), { max: 1 });
  try {
    await pool.query('set statement_timeout = 0');
    await checkout.migrate(pool, buckets);
    await checkout.fillBets(pool, { players, games: connections, bets: fewBets }, () => {});
    await pool.query('vacuum analyze');
  } finally {
    await pool.end();
  }
}

async function measureInTurns(
  postgres: EmbeddedPostgres,
  checkouts: readonly [Checkout, Checkout],
  number: number,
  { connections, players, measureSeconds }: BetsOptions,
): Promise<[number, number]> {
  await asAdministrator(postgres, 'checkpoint');
  const measureOne = async (at: Turn) => {
    const checkout = checkouts[at];
    const server = await checkout.startBenchServer(
      './bets/bets-server.ts',
      urlOf(postgres, databases[at]),
    );
    try {
      const result = await checkout.measureBets({
        port: server.port,
        connections,
        players,
        prefix: `r${number}`,
        warmUpMs: 5000,
        measureMs: measureSeconds * 1000,
        // Whoever goes first is not the same in each round.
        turn: ((at + number) % 2) as Turn,
      });
      return result.perSecond;
    } finally {
      await server.stop();
    }
  };
  return Promise.all([measureOne(0), measureOne(1)]);
}
