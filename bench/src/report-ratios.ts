import { keepResults } from './keep-results.ts';
import { median } from './median.ts';
import { drawPlot, type PlotRow } from './plot.ts';
import { formatTable } from './table.ts';

export interface Comparison extends Required<PlotRow> {
  name: string;
}

interface RatioReport {
  /** What the files in the results folder are called. */
  name: string;
  /** The heading of the plot, and what its unit is. */
  plot: { title: string; unit: string };
  /** The heading of the table. */
  ratesOf: string;
  rates: readonly PlotRow[];
  comparisons: readonly Comparison[];
  /** What the record keeps besides: options, latencies, the rounds themselves. */
  record: object;
  /** Said between the two tables. */
  remark: string;
}

export const figure = (value: number) => Math.round(value).toLocaleString('en-US');
export const compact = new Intl.NumberFormat('en-US', { notation: 'compact' });
const ratio = (value: number) => value.toFixed(2);

const spread = (values: readonly number[], write: (value: number) => string) =>
  `${write(Math.min(...values))} … ${write(Math.max(...values))}`;

function isMet({ values, goal }: Comparison): boolean {
  const value = median(values);
  return goal.reach === 'at least' ? value >= goal.value : value <= goal.value;
}

/** Keeps figures, plot and tables, and returns the tables for the terminal. */
export function reportRatios(report: RatioReport): string {
  const { name, rates, comparisons } = report;
  const record = {
    medians: Object.fromEntries(rates.map((row) => [row.label, median(row.values)])),
    ...report.record,
    ratios: comparisons.map((each) => ({
      name: each.name,
      label: each.label,
      median: median(each.values),
      rounds: each.values,
      goal: each.goal,
      isMet: isMet(each),
    })),
  };
  const plot = drawPlot([
    { ...report.plot, rows: rates },
    { title: 'Ratios', unit: 'dashed: the goal', rows: comparisons },
  ]);
  const table = [
    formatTable([
      [report.ratesOf, 'median', 'rounds'],
      ...rates.map((row) => [row.label, figure(median(row.values)), spread(row.values, figure)]),
    ]),
    report.remark,
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
  return keepResults(name, { record, plot, table });
}
