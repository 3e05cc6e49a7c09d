import { measureBets } from '../bets/measure-bets.ts';
import { processorSeconds } from '../processor-seconds.ts';
import { startBenchServer } from '../start-bench-server.ts';
import type { Installation } from './installations.ts';
import { type Done, measureBatches } from './measure-batches.ts';

export interface CitusOptions {
  connections: number;
  players: number;
  bets: number;
  buckets: number;
  measureSeconds: number;
}

/** A rate, and what it cost each node. */
export interface Measured {
  perSecond: number;
  /** Milliseconds of processor that an item costs, the coordinator first. */
  costMs: number[];
}

export interface CitusRound {
  /** Full batches of one bucket, posted to the ledger. */
  batches: Measured;
  /** Bets and wins over the whole provider API. */
  wire: Measured;
}

const warmUpMs = 3000;

/**
 * The cost of all that happens meanwhile, warm-up included. It is read when the measure says so, while its connections
 * stand and their processes can be asked.
 */
async function withCost(
  { nodes }: Installation,
  measure: (onMeasured: () => void) => Promise<Done>,
): Promise<Measured> {
  const read = () => nodes.map((node) => processorSeconds(node.pid()));
  const before = read();
  let after = before;
  const { perSecond, items } = await measure(() => {
    after = read();
  });
  const costMs = after.map((seconds, place) => ((seconds - (before[place] ?? 0)) * 1000) / items);
  return { perSecond, costMs };
}

/** What an item costs all nodes together. */
export const wholeCost = ({ costMs }: Measured): number => costMs.reduce((sum, ms) => sum + ms, 0);

export async function runCitusRound(
  installation: Installation,
  number: number,
  { connections, players, buckets, measureSeconds }: CitusOptions,
): Promise<CitusRound> {
  const measureMs = measureSeconds * 1000;
  const times = { warmUpMs, measureMs };
  const batches = await withCost(installation, (onMeasured) =>
    measureBatches({
      onMeasured,
      url: installation.url,
      // Another one each time, so that it lies on each node in turn.
      bucket: number % buckets,
      players: 256,
      prefix: `r${number}-batches`,
      ...times,
    }),
  );
  const server = await startBenchServer('./bets/bets-server.ts', installation.url);
  try {
    const wire = await withCost(installation, async (onMeasured) => {
      const prefix = `r${number}-wire`;
      const load = { port: server.port, connections, players, prefix, ...times };
      const { perSecond, answered } = await measureBets(load);
      onMeasured();
      return { perSecond, items: answered };
    });
    return { batches, wire };
  } finally {
    await server.stop();
  }
}
