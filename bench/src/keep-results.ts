import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';

const kept = new URL('../results/', import.meta.url);
const raw = new URL('../../reports/bench/', import.meta.url);

interface Results {
  /** Every round, for whoever wants to compute something else; not kept in the tree. */
  record: object;
  plot: string;
  /** What a person reads. */
  table: string;
}

/** Keeps table and plot beside the benches, and every figure in `reports/`; answers what to print. */
export function keepResults(name: string, { record, plot, table }: Results): string {
  for (const folder of [kept, raw]) mkdirSync(folder, { recursive: true });
  const figures = { node: process.version, cores: cpus().length, ...record };
  writeFileSync(new URL(`${name}.json`, raw), `${JSON.stringify(figures, null, 2)}\n`);
  writeFileSync(new URL(`${name}.svg`, kept), plot);
  writeFileSync(new URL(`${name}.txt`, kept), `${table}\n`);
  return `${table}\n\nKept: bench/results/${name}.txt and .svg, every round: reports/bench/${name}.json`;
}
