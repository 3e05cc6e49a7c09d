import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { centavos } from '@perya/money';
import { createMoneyQueues } from '../../../apps/server/src/modules/payments/index.ts';
import { readBuckets } from '../../../apps/server/src/platform/database/buckets.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../../apps/server/src/platform/database/embedded.ts';
import { migrate } from '../../../apps/server/src/platform/database/migrate.ts';
import { createPool } from '../../../apps/server/src/platform/database/pool.ts';
import { asAdministrator, ownerUrlOf, urlOf } from '../ledger-rounds.ts';
import { measureTpcb, prepareTpcb } from '../measure-pgbench.ts';
import { fillMoves, type MovesFill, paymentOf } from './fill-moves.ts';
import type { CashierPart } from './part.ts';

interface MovesOptions {
  rounds: number;
  measureSeconds: number;
  connections: number;
  fill: MovesFill;
}

interface Round {
  deposits: number;
  withdrawals: number;
  tpcb: number;
}

const warmUpSeconds = 2;
const ours = 'cashier_moves';
const copy = 'cashier_copy';
const yardstick = 'cashier_tpcb';

async function prepare(postgres: EmbeddedPostgres, options: MovesOptions): Promise<void> {
  await asAdministrator(postgres, `create database ${ours}`, `create database ${yardstick}`);
  const pool = createPool(ownerUrlOf(postgres, ours), { max: 1 });
  try {
    await migrate(pool);
    await fillMoves(pool, options.fill);
  } finally {
    await pool.end();
  }
  await prepareTpcb(ownerUrlOf(postgres, yardstick), options.connections);
}

/** So many callers, each with one request under way at any moment; answers how many a second came back. */
async function rateOf(
  { connections, measureSeconds }: MovesOptions,
  ask: (n: number) => Promise<boolean>,
): Promise<number> {
  const begun = performance.now();
  const from = begun + warmUpSeconds * 1000;
  const end = from + measureSeconds * 1000;
  let asked = 0;
  let counted = 0;
  const caller = async () => {
    while (performance.now() < end) {
      asked += 1;
      if (!(await ask(asked))) throw new Error('A payment was refused');
      const at = performance.now();
      if (at >= from && at < end) counted += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, caller));
  return counted / measureSeconds;
}

/** On a fresh copy, by what the server itself gathers payments with. */
async function runMoves(postgres: EmbeddedPostgres, options: MovesOptions) {
  await asAdministrator(
    postgres,
    `drop database if exists ${copy} with (force)`,
    `create database ${copy} template ${ours}`,
    'checkpoint',
  );
  const { players, deposits: waiting } = options.fill;
  const pool = createPool(urlOf(postgres, copy), { max: 4 });
  try {
    const { settlements, reserves } = createMoneyQueues(pool, await readBuckets(pool), [
      'fully_kyc',
    ]);
    const deposits = await rateOf(options, async (n) => {
      if (n > waiting) throw new Error('There are too few deposits for this machine');
      const { amount, ...paid } = paymentOf(options.fill, n);
      return (await settlements.submit({ ...paid, amount: centavos(amount) })) === 'CREDITED';
    });
    await settlements.close();
    const withdrawals = await rateOf(options, async (n) => {
      const uid = BigInt(1 + (n % players));
      const wanted = { uid, requestKey: `w${n}`, accountId: uid, amount: centavos(100) };
      const reserved = await reserves.submit({ ...wanted, fee: centavos(0) });
      return typeof reserved === 'object' && reserved.outcome === 'RESERVED';
    });
    await reserves.close();
    return { deposits, withdrawals };
  } finally {
    await pool.end();
  }
}

function partOf(rounds: Round[], options: MovesOptions): CashierPart {
  const of = (name: keyof Round) => rounds.map((round) => round[name]);
  const toTpcb = (name: 'deposits' | 'withdrawals') =>
    rounds.map((round) => round[name] / round.tpcb);
  const goal = { value: 0.7, reach: 'at least' } as const;
  return {
    rates: [
      { label: 'deposits settled', values: of('deposits') },
      { label: 'withdrawals reserved', values: of('withdrawals') },
      { label: 'pgbench TPC-B', values: of('tpcb') },
    ],
    comparisons: [
      {
        name: 'depositsToTpcb',
        label: 'deposits settled / pgbench TPC-B',
        values: toTpcb('deposits'),
        goal,
      },
      {
        name: 'withdrawalsToTpcb',
        label: 'withdrawals reserved / pgbench TPC-B',
        values: toTpcb('withdrawals'),
        goal,
      },
    ],
    record: { moves: { ...options, rounds } },
    remark: `Moves: ${options.connections} at once, ${options.fill.players} players, each move with its row, step and posting; by the queues of the server, without HTTP and without a gateway.`,
  };
}

/** Deposits settled and withdrawals reserved, against TPC-B in the same round on the same PostgreSQL. */
export async function measureMoves(
  options: MovesOptions,
  print: (line: string) => void,
): Promise<CashierPart> {
  const dataDir = mkdtempSync(join(tmpdir(), 'perya-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir });
  try {
    await prepare(postgres, options);
    const rounds: Round[] = [];
    for (let number = 1; number <= options.rounds; number += 1) {
      const moves = await runMoves(postgres, options);
      const { connections, measureSeconds } = options;
      const url = ownerUrlOf(postgres, yardstick);
      const tpcb = await measureTpcb({ url, connections, warmUpSeconds, measureSeconds });
      rounds.push({ ...moves, tpcb });
      print(
        `Moves, round ${number} of ${options.rounds}: ${Math.round(moves.deposits)} deposits, ${Math.round(moves.withdrawals)} withdrawals, TPC-B ${Math.round(tpcb)} a second`,
      );
    }
    return partOf(rounds, options);
  } finally {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
