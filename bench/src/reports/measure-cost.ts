import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from '@perya/contract/client';
import { listGamingDays } from '@perya/contract/reports/staff-calls/days';
import { listBonusFigures, listCashFigures } from '@perya/contract/reports/staff-calls/money';
import { listCohorts, listEntryFigures } from '@perya/contract/reports/staff-calls/people';
import { listPlayFigures } from '@perya/contract/reports/staff-calls/play';
import type { EmbeddedPostgres } from '../../../apps/server/src/platform/database/embedded.ts';
import { migrate } from '../../../apps/server/src/platform/database/migrate.ts';
import { createPool } from '../../../apps/server/src/platform/database/pool.ts';
import { catchUp } from '../../../apps/server/src/platform/events/log-reader.ts';
import { fillBets } from '../bets/fill-bets.ts';
import { measureBets } from '../bets/measure-bets.ts';
import { asAdministrator, ownerUrlOf, urlOf } from '../ledger-rounds.ts';
import { processorSeconds } from '../processor-seconds.ts';
import { assembleProduct } from '../product/assemble-product.ts';
import { signIn, staffClient } from '../staff/open-house.ts';
import { startBenchServer } from '../start-bench-server.ts';
import { type Sides, sidesOf, type Turn, turnsOf } from './cost-turns.ts';
import { benchEnvironment, playedTimeoutMs } from './run-month.ts';

export interface CostOptions {
  connections: number;
  players: number;
  /** Rounds that were played before, whose figures the reports show. */
  bets: number;
  measureSeconds: number;
}

/** What both sides did in their turns; what others do on the machine slows the wallet down and costs it no processor. */
export interface CostRound extends Sides {
  reportsRead: number;
  reportP50Ms: number;
}

const filled = 'reports_filled';
const copy = 'reports_copy';
const warmUpSeconds = 5;
const hourMs = 3_600_000;
/** Several people look at several pages: two reports a second, without an end. */
const readEveryMs = 500;

/** A house with rounds behind it, all of them in the figures, and somebody who may read them. */
export async function prepareCost(
  postgres: EmbeddedPostgres,
  { connections, players, bets }: CostOptions,
): Promise<{ token: string }> {
  await asAdministrator(postgres, `create database ${filled}`);
  const owner = createPool(ownerUrlOf(postgres, filled), { max: 1 });
  try {
    await owner.query('set statement_timeout = 0');
    await migrate(owner);
    await fillBets(owner, { players, games: connections, bets });
    const product = await assembleProduct(
      urlOf(postgres, filled),
      benchEnvironment,
      playedTimeoutMs,
    );
    try {
      await product.apis.staff.ensureRoles();
      const readers = product.jobs.flatMap(({ readers: own = [] }) => own);
      for (const reader of readers.filter(({ name }) => name.startsWith('reports.'))) {
        await catchUp(product.pool, reader, hourMs);
      }
    } finally {
      await product.end();
    }
    return { token: await signIn(owner) };
  } finally {
    await owner.end();
  }
}

const reads = [
  (client: Client) => client.call(listPlayFigures, { period: 'day', by: 'game', limit: 200 }),
  (client: Client) => client.call(listPlayFigures, { period: 'week', by: 'brand' }),
  (client: Client) => client.call(listCashFigures, { period: 'day', by: 'way' }),
  (client: Client) => client.call(listBonusFigures, { period: 'month' }),
  (client: Client) => client.call(listEntryFigures, { period: 'day' }),
  (client: Client) => client.call(listCohorts, {}),
  (client: Client) => client.call(listGamingDays, {}),
] as const;

/** Reads report after report until it is told to end. */
function readOn(client: Client): { stop(): Promise<number[]> } {
  let isOver = false;
  const takenMs: number[] = [];
  const reading = (async () => {
    for (let at = 0; !isOver; at += 1) {
      const begun = performance.now();
      await reads[at % reads.length]?.(client);
      const took = performance.now() - begun;
      takenMs.push(took);
      await delay(Math.max(0, readEveryMs - took));
    }
  })();
  return {
    async stop() {
      isOver = true;
      await reading;
      return takenMs;
    },
  };
}

interface MeasuredTurn extends Turn {
  takenMs: readonly number[];
}

/** The wallet on a database as all turns begin with: while figures are kept and read in the same process, or without either. */
async function measureTurn(
  postgres: EmbeddedPostgres,
  { connections, players, measureSeconds }: CostOptions,
  token: string,
  { hasReports, prefix }: { hasReports: boolean; prefix: string },
): Promise<MeasuredTurn> {
  await asAdministrator(
    postgres,
    `drop database if exists ${copy} with (force)`,
    `create database ${copy} template ${filled}`,
    'checkpoint',
  );
  const env: Record<string, string> = hasReports ? { BENCH_READERS: 'reports.' } : {};
  const server = await startBenchServer('./bets/bets-server.ts', urlOf(postgres, copy), { env });
  const used = () => processorSeconds(postgres.pid) + processorSeconds(server.pid);
  const usedBefore = used();
  const reading = hasReports ? readOn(staffClient(server.port, token)) : null;
  try {
    const { perSecond, answered } = await measureBets({
      port: server.port,
      connections,
      players,
      prefix,
      warmUpMs: warmUpSeconds * 1000,
      measureMs: measureSeconds * 1000,
    });
    const processorMs = ((used() - usedBefore) * 1000) / answered;
    return { hasReports, perSecond, processorMs, takenMs: (await reading?.stop()) ?? [] };
  } finally {
    await server.stop();
  }
}

/** Each side twice, in turns of which neither has the better places. */
export async function runCostRound(
  postgres: EmbeddedPostgres,
  number: number,
  options: CostOptions,
  token: string,
): Promise<CostRound> {
  const turns: MeasuredTurn[] = [];
  for (const [at, hasReports] of turnsOf(number).entries()) {
    const prefix = `r${number}-${at}`;
    turns.push(await measureTurn(postgres, options, token, { hasReports, prefix }));
  }
  const takenMs = turns.flatMap((turn) => turn.takenMs).sort((a, b) => a - b);
  return {
    ...sidesOf(turns),
    reportsRead: takenMs.length,
    reportP50Ms: takenMs[Math.floor(takenMs.length / 2)] ?? 0,
  };
}

/** One turn of each side, whose figures nobody keeps: what only the first turns of a machine pay for is paid. */
export async function warmUp(
  postgres: EmbeddedPostgres,
  options: CostOptions,
  token: string,
): Promise<void> {
  for (const hasReports of [true, false]) {
    await measureTurn(postgres, options, token, { hasReports, prefix: `warm-${hasReports}` });
  }
}
