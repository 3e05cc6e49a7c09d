import { keepResults } from '../keep-results.ts';
import { median } from '../median.ts';
import { drawPlot } from '../plot.ts';
import { figure } from '../report-ratios.ts';
import { formatTable } from '../table.ts';
import type { BucketsOptions, BucketsRound, InBuckets } from './measure-in-buckets.ts';

const named = (count: number) => (count === 1 ? 'one bucket' : `${count} buckets`);

const spread = (values: readonly number[], write: (value: number) => string) =>
  `${write(median(values))} (${write(Math.min(...values))} … ${write(Math.max(...values))})`;
const ratio = (value: number) => value.toFixed(2);

/** Writes the figures and the plot, and returns the table for the terminal. */
export function reportBuckets(rounds: readonly BucketsRound[], options: BucketsOptions): string {
  const { counts, connections } = options;
  const valuesOf = (place: number, pick: (measured: InBuckets) => number) =>
    rounds.map((round) => pick(round[place] ?? { perSecond: Number.NaN, costMs: Number.NaN }));
  const rates = counts.map((count, place) => ({
    label: named(count),
    values: valuesOf(place, ({ perSecond }) => perSecond),
  }));
  const costs = counts.map((count, place) => ({
    label: named(count),
    values: valuesOf(place, ({ costMs }) => costMs),
  }));
  const toFirst = (values: readonly number[], first: readonly number[] = []) =>
    values.map((value, round) => value / (first[round] ?? Number.NaN));
  const rows = counts.map((count, place) => [
    named(count),
    figure(median(rates[place]?.values ?? [])),
    spread(toFirst(rates[place]?.values ?? [], rates[0]?.values), ratio),
    ratio(median(costs[place]?.values ?? [])),
    spread(toFirst(costs[place]?.values ?? [], costs[0]?.values), ratio),
  ]);
  return keepResults('buckets', {
    record: { options, rounds },
    plot: drawPlot([
      { title: 'Requests per second', unit: `${connections} connections, one node`, rows: rates },
      { title: 'Processor of a request', unit: 'milliseconds', rows: costs },
    ]),
    table: formatTable([
      ['on one node', 'a second', `to ${named(counts[0] ?? 1)}`, 'ms of processor', 'to it'],
      ...rows,
    ]),
  });
}
