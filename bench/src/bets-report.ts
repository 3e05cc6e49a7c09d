import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import type { BetsOptions, BetsRound } from './bets-rounds.ts';
import { median } from './median.ts';
import { drawPlot, type PlotRow } from './plot.ts';
import { formatTable } from './table.ts';

interface Comparison extends Required<PlotRow> {
  name: string;
}

const results = new URL('../results/', import.meta.url);
const figure = (value: number) => Math.round(value).toLocaleString('en-US');
const ratio = (value: number) => value.toFixed(2);
const compact = new Intl.NumberFormat('en-US', { notation: 'compact' });

function compare(rounds: readonly BetsRound[], options: BetsOptions): Comparison[] {
  const { players, fewBets, manyBets } = options;
  return [
    {
      name: 'wireToPgbench',
      label: 'wallet / pgbench',
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
      values: rounds.map((round) => round.wire / round.wireMany),
      goal: { value: 1.1, reach: 'at most' },
    },
  ];
}

function isMet({ values, goal }: Comparison): boolean {
  const value = median(values);
  return goal.reach === 'at least' ? value >= goal.value : value <= goal.value;
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
    { label: 'pgbench, the posting alone', values: rounds.map((round) => round.pgbench) },
  ];
}

/** Writes the figures and the plot, and returns the tables for the terminal. */
export function reportBets(rounds: readonly BetsRound[], options: BetsOptions): string {
  const comparisons = compare(rounds, options);
  const rates = ratesOf(rounds, options);
  const wireP50Ms = median(rounds.map((round) => round.wireP50Ms));
  const wireP99Ms = median(rounds.map((round) => round.wireP99Ms));
  mkdirSync(results, { recursive: true });
  const record = {
    node: process.version,
    cores: cpus().length,
    options,
    medians: Object.fromEntries(rates.map((row) => [row.label, median(row.values)])),
    wireP50Ms,
    wireP99Ms,
    ratios: comparisons.map((each) => ({
      name: each.name,
      label: each.label,
      median: median(each.values),
      rounds: each.values,
      goal: each.goal,
      isMet: isMet(each),
    })),
    rounds,
  };
  writeFileSync(new URL('bets.json', results), `${JSON.stringify(record, null, 2)}\n`);
  const plot = drawPlot([
    { title: 'Requests per second', unit: `${options.connections} connections`, rows: rates },
    { title: 'Ratios', unit: 'dashed: the goal', rows: comparisons },
  ]);
  writeFileSync(new URL('bets.svg', results), plot);
  const spread = (values: readonly number[], write: (value: number) => string) =>
    `${write(Math.min(...values))} … ${write(Math.max(...values))}`;
  return [
    formatTable([
      ['requests per second (a bet, or its win)', 'median', 'rounds'],
      ...rates.map((row) => [row.label, figure(median(row.values)), spread(row.values, figure)]),
    ]),
    `An answer of the wallet: median ${wireP50Ms.toFixed(1)} ms, 99 % within ${wireP99Ms.toFixed(1)} ms.`,
    formatTable([
      ['ratio', 'median', 'rounds', 'goal', ''],
      ...comparisons.map((each) => [
        each.label,
        ratio(median(each.values)),
        spread(each.values, ratio),
        `${each.goal.reach} ${each.goal.value.toFixed(2)}`,
        isMet(each) ? 'met' : 'MISSED',
      ]),
    ]),
  ].join('\n\n');
}
