/** Of the head above the rows, and of the heading of a day among them, as list.css has it. */
export const headPx = 32;

/** So many rows stand in the page above and below those in sight, in whole steps: within one nothing is drawn anew. */
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
  /** What can be seen, to the row. A jump draws it in one task, and each row more makes that longer. */
  readonly sight: Range;
  /** With the spare rows around it. */
  readonly around: Range;
}

export function rowsInSight(
  scroller: Pick<HTMLElement, 'scrollTop' | 'clientHeight'>,
  tops: readonly number[],
): InSight {
  const topPx = scroller.scrollTop - headPx;
  const first = placeAt(tops, topPx);
  const end = placeAt(tops, topPx + scroller.clientHeight) + 1;
  const most = tops.length - 1;
  const stepDown = (place: number) => Math.floor(place / stepRows) * stepRows;
  return {
    sight: { from: first, to: Math.min(most, end) },
    around: {
      from: Math.max(0, stepDown(first) - spareRows),
      to: Math.min(most, stepDown(end + stepRows - 1) + spareRows),
    },
  };
}

export const holds = (range: Range, other: Range): boolean =>
  range.from <= other.from && range.to >= other.to;

/** What is drawn once rows in sight are missing: after a jump those alone; whoever scrolls on finds the next ones there. */
export function drawnFor(known: Range, { sight, around }: InSight): Range {
  const missing = Math.max(0, known.from - sight.from) + Math.max(0, sight.to - known.to);
  return missing > spareRows ? sight : around;
}
