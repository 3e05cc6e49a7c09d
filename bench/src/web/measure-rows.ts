import { keepResults } from '../keep-results.ts';
import { median } from '../median.ts';
import { formatTable } from '../table.ts';

export interface Goal {
  value: number;
  reach: 'at least' | 'at most';
}

export const atLeast = (value: number): Goal => ({ value, reach: 'at least' });
export const atMost = (value: number): Goal => ({ value, reach: 'at most' });

/** A figure of a page over several rounds. */
export interface MeasuredRow {
  name: string;
  unit: string;
  /** Those without a goal are shown, because they explain the others. */
  goal?: Goal;
  values: readonly number[];
}

export function reaches(value: number, goal: Goal | undefined): boolean {
  if (!goal) return true;
  return goal.reach === 'at least' ? value >= goal.value : value <= goal.value;
}

const isMet = ({ goal, values }: MeasuredRow) => reaches(median(values), goal);

export function show(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(value < 10 ? 3 : 0);
}

function tableOf(rows: readonly MeasuredRow[]): string {
  const sign = { 'at least': '≥', 'at most': '≤' };
  const cells = rows.map((row) => {
    const { name, unit, goal, values } = row;
    return [
      name,
      `${show(median(values))} ${unit}`.trim(),
      show(Math.min(...values)),
      show(Math.max(...values)),
      goal ? `${sign[goal.reach]} ${goal.value}` : '',
      goal ? (isMet(row) ? 'met' : 'missed') : '',
    ];
  });
  return formatTable([['', 'median', 'least', 'most', 'goal', ''], ...cells]);
}

/** Keeps what was measured of a page, and says what to print; a goal that is missed fails the run. */
export function keepMeasured(
  name: string,
  rows: readonly MeasuredRow[],
  { record, plot }: { record: object; plot: string },
): string {
  const figures = rows.map(({ values, ...row }) => ({ ...row, median: median(values), values }));
  if (!rows.every(isMet)) process.exitCode = 1;
  return keepResults(name, { record: { ...record, figures }, plot, table: tableOf(rows) });
}
