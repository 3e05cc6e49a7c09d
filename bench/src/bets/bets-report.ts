import { median } from '../median.ts';
import type { PlotRow } from '../plot.ts';
import { type Comparison, compact, figure, reportRatios } from '../report-ratios.ts';
import type { BetsOptions, BetsRound } from './bets-rounds.ts';

function compare(rounds: readonly BetsRound[], options: BetsOptions): Comparison[] {
  const { players, fewBets, manyBets } = options;
  return [
    {
      name: 'wireToTpcb',
      label: 'wallet / pgbench TPC-B',
      values: rounds.map((round) => round.wire / round.tpcb),
      goal: { value: 0.9, reach: 'at least' },
    },
    {
      name: 'wireToPgbench',
      label: 'wallet / pgbench of our posting',
      values: rounds.map((round) => round.wire / round.pgbench),
      goal: { value: 1, reach: 'at least' },
    },
    {
      name: 'hotToSpread',
      label: `one hot player / ${figure(players)} players`,
      values: rounds.map((round) => round.hotPlayer / round.wire),
      goal: { value: 0.8, reach: 'at least' },
    },
    {
      name: 'costManyToFew',
      label: `cost at ${compact.format(manyBets)} / ${compact.format(fewBets)} bets`,
      values: rounds.map((round) => round.costOfMany),
      goal: { value: 1.1, reach: 'at most' },
    },
  ];
}

function ratesOf(rounds: readonly BetsRound[], options: BetsOptions): PlotRow[] {
  return [
    {
      label: `wallet, ${figure(options.players)} players`,
      values: rounds.map((round) => round.wire),
    },
    { label: 'wallet, one hot player', values: rounds.map((round) => round.hotPlayer) },
    {
      label: `wallet, ${compact.format(options.manyBets)} bets behind it`,
      values: rounds.map((round) => round.wireMany),
    },
    { label: 'pgbench, TPC-B-like', values: rounds.map((round) => round.tpcb) },
    { label: 'pgbench, our posting alone', values: rounds.map((round) => round.pgbench) },
  ];
}

/** Writes the figures and the plot, and returns the tables for the terminal. */
export function reportBets(rounds: readonly BetsRound[], options: BetsOptions): string {
  const wireP50Ms = median(rounds.map((round) => round.wireP50Ms));
  const wireP99Ms = median(rounds.map((round) => round.wireP99Ms));
  const wal = median(rounds.map((round) => round.wireWal));
  const walMany = median(rounds.map((round) => round.wireManyWal));
  return reportRatios({
    name: 'bets',
    plot: { title: 'Requests per second', unit: `${options.connections} connections` },
    ratesOf: 'requests per second (a bet, or its win)',
    rates: ratesOf(rounds, options),
    comparisons: compare(rounds, options),
    record: { options, wireP50Ms, wireP99Ms, rounds },
    remark:
      `An answer of the wallet: median ${wireP50Ms.toFixed(1)} ms, 99 % within ${wireP99Ms.toFixed(1)} ms. ` +
      `A request writes ${figure(wal)} bytes of log, ${figure(walMany)} with many bets behind it.`,
  });
}
