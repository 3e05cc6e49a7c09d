/** Of the head above the rows, and of the heading of a day among them, as list.css has it. */
export const headPx = 32;

/** So many rows stand in the page above and below those in sight; within a step of scrolling nothing is drawn anew. */
const spareRows = 8;
const stepRows = 4;

/** The row at a height. */
function placeAt(tops: readonly number[], px: number): number {
  let low = 0;
  let high = tops.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((tops[middle] ?? 0) <= px) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** From one row up to before another one. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

export interface InSight {
  /** What can be seen. A jump draws it at once, in one task: with the spare rows that took longer than one waits for an answer. */
  readonly sight: Range;
  /** With the spare rows around it. */
  readonly around: Range;
}

/** The rows in sight, in whole steps. */
export function rowsInSight(
  scroller: Pick<HTMLElement, 'scrollTop' | 'clientHeight'>,
  tops: readonly number[],
): InSight {
  const topPx = scroller.scrollTop - headPx;
  const first = Math.floor(placeAt(tops, topPx) / stepRows) * stepRows;
  const last = placeAt(tops, topPx + scroller.clientHeight);
  const end = Math.ceil((last + 1) / stepRows) * stepRows;
  const most = tops.length - 1;
  return {
    sight: { from: first, to: Math.min(most, end) },
    around: { from: Math.max(0, first - spareRows), to: Math.min(most, end + spareRows) },
  };
}

export const holds = (range: Range, other: Range): boolean =>
  range.from <= other.from && range.to >= other.to;
