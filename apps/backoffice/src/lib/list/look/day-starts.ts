import { manilaDay } from '@perya/contract/manila-time';

/** The places of rows that are the first of their day in Manila, in the order in which they stand. */
export function dayStarts<Row>(
  rows: readonly Row[],
  momentOf: ((row: Row) => number) | undefined,
): ReadonlySet<number> {
  if (momentOf === undefined) return new Set();
  const days = rows.map((row) => manilaDay(momentOf(row) * 1000));
  return new Set(days.flatMap((day, place) => (day === days[place - 1] ? [] : [place])));
}
