import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import type { Round, RoundOptions } from './ledger-rounds.ts';
import { median } from './median.ts';
import { drawPlot, type PlotRow } from './plot.ts';
import { formatTable } from './table.ts';

interface Comparison extends Required<PlotRow> {
  name: string;
}

const results = new URL('../results/', import.meta.url);
const figure = (value: number) => Math.round(value).toLocaleString('en-US');
const compact = new Intl.NumberFormat('en-US', { notation: 'compact' });

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

function isMet({ values, goal }: Comparison): boolean {
  const value = median(values);
  return goal.reach === 'at least' ? value >= goal.value : value <= goal.value;
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
  const comparisons = compare(rounds, options);
  const rates = ratesOf(rounds, options);
  const httpP50Ms = median(rounds.map((round) => round.httpP50Ms));
  const httpP99Ms = median(rounds.map((round) => round.httpP99Ms));
  mkdirSync(results, { recursive: true });
  const record = {
    node: process.version,
    cores: cpus().length,
    options,
    medians: Object.fromEntries(rates.map((row) => [row.label, median(row.values)])),
    httpP50Ms,
    httpP99Ms,
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
  writeFileSync(new URL('ledger.json', results), `${JSON.stringify(record, null, 2)}\n`);
  const plot = drawPlot([
    { title: 'Postings per second', unit: `${options.connections} connections`, rows: rates },
    { title: 'Ratios', unit: 'dashed: the goal', rows: comparisons },
  ]);
  writeFileSync(new URL('ledger.svg', results), plot);

  const spread = (values: readonly number[], write: (value: number) => string) =>
    `${write(Math.min(...values))} … ${write(Math.max(...values))}`;
  const ratio = (value: number) => value.toFixed(2);
  return [
    formatTable([
      ['postings per second', 'median', 'rounds'],
      ...rates.map((row) => [row.label, figure(median(row.values)), spread(row.values, figure)]),
    ]),
    `An answer through HTTP: median ${httpP50Ms.toFixed(1)} ms, 99 % within ${httpP99Ms.toFixed(1)} ms.`,
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
