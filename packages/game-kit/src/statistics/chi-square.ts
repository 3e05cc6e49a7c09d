import { chiSquareTail } from './distributions.ts';

/** What a test of randomness found: how likely an honest source gives something at least as strange. */
export interface TestResult {
  test: string;
  statistic: number;
  /** Of a chi-square; null for others. */
  degrees: number | null;
  p: number;
}

/** Below it a cell is too thin for the approximation. */
const expectedMin = 5;

/** Counts against what is expected of them; cells that are too thin are put together with their neighbours. */
export function chiSquare(
  test: string,
  counts: readonly number[],
  expected: readonly number[],
): TestResult {
  const cells: { count: number; expected: number }[] = [];
  let count = 0;
  let mean = 0;
  for (const [place, each] of expected.entries()) {
    count += counts[place] ?? 0;
    mean += each;
    if (mean < expectedMin) continue;
    cells.push({ count, expected: mean });
    count = 0;
    mean = 0;
  }
  const last = cells.at(-1);
  if (last) {
    last.count += count;
    last.expected += mean;
  }
  const statistic = cells.reduce(
    (sum, cell) => sum + (cell.count - cell.expected) ** 2 / cell.expected,
    0,
  );
  const degrees = cells.length - 1;
  return { test, statistic, degrees, p: degrees < 1 ? 1 : chiSquareTail(statistic, degrees) };
}
