import { keepResults } from '../keep-results.ts';
import { median } from '../median.ts';
import { drawPlot } from '../plot.ts';
import { formatTable } from '../table.ts';
import type { Timing } from '../timed-requests.ts';

/** Of each request, at the small and at the full size, by round. */
export type StaffRound = Record<string, { small: Timing; full: Timing }>;

export interface StaffRecord {
  small: object;
  full: object;
  connections: number;
  requests: number;
  verified: { entries: number; perSecond: number };
}

const ratioGoal = 1.5;
const p99GoalMs = 100;

/** Keeps figures, plot and table, and returns the table for the terminal. */
export function reportStaff(rounds: readonly StaffRound[], record: StaffRecord): string {
  const names = Object.keys(rounds[0] ?? {});
  const of = (name: string, pick: (both: StaffRound[string]) => number) =>
    rounds.map((round) => {
      const both = round[name];
      return both ? pick(both) : Number.NaN;
    });
  const lines = names.map((name) => {
    const ratios = of(name, ({ small, full }) => full.p99Ms / small.p99Ms);
    const halves = of(name, ({ small, full }) => full.p50Ms / small.p50Ms);
    const p99 = of(name, ({ full }) => full.p99Ms);
    const isMet = median(ratios) <= ratioGoal && median(p99) <= p99GoalMs;
    return { name, ratios, halves, p99, isMet };
  });
  const figures = {
    ...record,
    goals: { p99Ratio: ratioGoal, p99Ms: p99GoalMs },
    lists: lines.map(({ name, ratios, halves, p99, isMet }) => ({
      name,
      p99Ms: median(p99),
      p99Ratio: median(ratios),
      p50Ratio: median(halves),
      isMet,
      rounds: rounds.map((round) => round[name]),
    })),
  };
  const goal = (value: number) => ({ value, reach: 'at most' as const });
  const plot = drawPlot([
    {
      title: 'p99 of what staff ask for, at the full size',
      unit: 'ms',
      rows: lines.map(({ name, p99 }) => ({ label: name, values: p99 })),
    },
    {
      title: 'p99 at the full size / at the small one',
      unit: 'ratio',
      rows: lines.map(({ name, ratios }) => ({
        label: name,
        values: ratios,
        goal: goal(ratioGoal),
      })),
    },
  ]);
  const figure = (values: readonly number[]) => median(values).toFixed(1);
  const table = formatTable([
    ['medians, small → full', 'p50 ms', '', 'p99 ms', '', 'p50 ratio', 'p99 ratio', ''],
    ...lines.map(({ name, ratios, halves, p99, isMet }) => [
      name,
      figure(of(name, ({ small }) => small.p50Ms)),
      figure(of(name, ({ full }) => full.p50Ms)),
      figure(of(name, ({ small }) => small.p99Ms)),
      figure(p99),
      median(halves).toFixed(2),
      median(ratios).toFixed(2),
      isMet ? 'met' : 'MISSED',
    ]),
  ]);
  return keepResults('staff', { record: figures, plot, table });
}
