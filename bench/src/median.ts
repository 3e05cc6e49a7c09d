export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const lower = sorted[Math.ceil(middle) - 1] ?? Number.NaN;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  return (lower + upper) / 2;
}
