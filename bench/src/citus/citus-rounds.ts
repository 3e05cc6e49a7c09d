import { measureBets } from '../bets/measure-bets.ts';
import { startBenchServer } from '../start-bench-server.ts';
import type { Installation } from './installations.ts';
import { measureBatches } from './measure-batches.ts';
import { processorSeconds } from './processor-seconds.ts';

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
 * The cost of what happens meanwhile, warm-up included, by what was measured after it. It is read when the measure
 * says so, while its connections stand and their processes can be asked.
 */
async function withCost(
  { nodes }: Installation,
  measureMs: number,
  measure: (onMeasured: () => void) => Promise<number>,
): Promise<Measured> {
  const read = () => nodes.map((node) => processorSeconds(node.pid()));
  const before = read();
  let after = before;
  const perSecond = await measure(() => {
    after = read();
  });
  // Before the measure proper the load is the same, so it counts as if it had been as quick.
  const items = (perSecond * (warmUpMs + measureMs)) / 1000;
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
  const batches = await withCost(installation, measureMs, (onMeasured) =>
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
    const wire = await withCost(installation, measureMs, async (onMeasured) => {
      const prefix = `r${number}-wire`;
      const load = { port: server.port, connections, players, prefix, ...times };
      const { perSecond } = await measureBets(load);
      onMeasured();
      return perSecond;
    });
    return { batches, wire };
  } finally {
    await server.stop();
  }
}
