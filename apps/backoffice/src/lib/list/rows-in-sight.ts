/** Of the head above the rows, and of the heading of a day among them, as list.css has it. */
export const headPx = 32;

/** So many rows stand in the page above and below those in sight; within a step of scrolling nothing is drawn anew. */
const spareRows = 20;
const stepRows = 10;

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

/** The rows in sight and the spare ones around them, in whole steps. */
export function rangeIn(
  scroller: Pick<HTMLElement, 'scrollTop' | 'clientHeight'>,
  tops: readonly number[],
): Range {
  const topPx = scroller.scrollTop - headPx;
  const first = placeAt(tops, topPx);
  const last = placeAt(tops, topPx + scroller.clientHeight);
  return {
    from: Math.max(0, Math.floor(first / stepRows) * stepRows - spareRows),
    to: Math.min(tops.length - 1, Math.ceil((last + 1) / stepRows) * stepRows + spareRows),
  };
}
