import type { Round, RoundOptions } from './ledger-rounds.ts';
import { median } from './median.ts';
import type { PlotRow } from './plot.ts';
import { type Comparison, compact, figure, reportRatios } from './report-ratios.ts';

function compare(rounds: readonly Round[], options: RoundOptions): Comparison[] {
  const { players, fewPostings, manyPostings } = options;
  const sizes = `${compact.format(manyPostings)} / ${compact.format(fewPostings)} postings`;
  return [
    {
      name: 'httpToPgbench',
      label: 'HTTP / pgbench',
      values: rounds.map((round) => round.http / round.pgbench),
      goal: { value: 1, reach: 'at least' },
    },
    {
      name: 'hotToSpread',
      label: `one hot player / ${figure(players)} players`,
      values: rounds.map((round) => round.hotPlayer / round.http),
      goal: { value: 0.8, reach: 'at least' },
    },
    {
      name: 'costManyToFew',
      label: `cost at ${sizes}`,
      values: rounds.map((round) => round.http / round.httpMany),
      goal: { value: 1.1, reach: 'at most' },
    },
    {
      name: 'costManyToFewPgbench',
      label: `the same by pgbench`,
      values: rounds.map((round) => round.pgbench / round.pgbenchMany),
      goal: { value: 1.1, reach: 'at most' },
    },
  ];
}

function ratesOf(rounds: readonly Round[], options: RoundOptions): PlotRow[] {
  const pick = (label: string, read: (round: Round) => number): PlotRow => ({
    label,
    values: rounds.map(read),
  });
  const manyRows = `${compact.format(options.manyPostings)} postings`;
  return [
    pick(`HTTP, ${figure(options.players)} players`, (round) => round.http),
    pick('HTTP, one hot player', (round) => round.hotPlayer),
    pick('pgbench, one item in a call', (round) => round.pgbench),
    pick(`HTTP, ${manyRows}`, (round) => round.httpMany),
    pick(`pgbench, ${manyRows}`, (round) => round.pgbenchMany),
  ];
}

/** Writes the figures and the plot, and returns the tables for the terminal. */
export function reportLedger(rounds: readonly Round[], options: RoundOptions): string {
  const httpP50Ms = median(rounds.map((round) => round.httpP50Ms));
  const httpP99Ms = median(rounds.map((round) => round.httpP99Ms));
  return reportRatios({
    name: 'ledger',
    plot: { title: 'Postings per second', unit: `${options.connections} connections` },
    ratesOf: 'postings per second',
    rates: ratesOf(rounds, options),
    comparisons: compare(rounds, options),
    record: { options, httpP50Ms, httpP99Ms, rounds },
    remark: `An answer through HTTP: median ${httpP50Ms.toFixed(1)} ms, 99 % within ${httpP99Ms.toFixed(1)} ms.`,
  });
}
