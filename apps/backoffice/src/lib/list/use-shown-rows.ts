import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';

/** Up to here all rows stand in the page: the browser's own search finds them, and nothing is to be gained. */
const plainRowsMax = 200;

/** Of the head above the rows, and of the heading of a day among them, as list.css has it. */
const headPx = 32;

interface Heights {
  readonly rowPx: number;
  /** The places of rows with a heading above them. */
  readonly headed: ReadonlySet<number>;
}

/** Where each row begins, its heading included, and where the last one ends. */
function useTops(count: number, rowPx: number, headed: ReadonlySet<number>): readonly number[] {
  const places = [...headed].join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a set of the same places is the same.
  return useMemo(() => {
    const tops = [0];
    for (let place = 0; place < count; place += 1) {
      tops.push((tops[place] ?? 0) + rowPx + (headed.has(place) ? headPx : 0));
    }
    return tops;
  }, [count, rowPx, places]);
}

interface Shown {
  readonly place: number;
  /** The room of rows that are left out above it. */
  readonly gapPx: number;
}

/**
 * Which rows of a long list stand in the page: those in sight, some around them, and the one that has or had the
 * focus, so that it is never lost by scrolling. Rows are as high as each other, and so are headings: none is measured.
 */
export function useShownRows(
  count: number,
  scroller: RefObject<HTMLElement | null> | undefined,
  { rowPx, headed }: Heights,
) {
  const [kept, setKept] = useState(0);
  const isLong = count > plainRowsMax && scroller !== undefined;
  const tops = useTops(count, rowPx, headed);
  const topOf = (place: number) => tops[place] ?? 0;
  const virtual = useVirtualizer({
    count,
    enabled: isLong,
    getScrollElement: () => scroller?.current ?? null,
    estimateSize: (place) => topOf(place + 1) - topOf(place),
    scrollMargin: headPx,
    overscan: 20,
    rangeExtractor: (range) => {
      const places = new Set([...defaultRangeExtractor(range), Math.min(kept, count - 1)]);
      return [...places].sort((one, other) => one - other);
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: other heights are measured anew.
  useEffect(() => {
    if (isLong) virtual.measure();
  }, [tops]);
  const places = isLong
    ? virtual.getVirtualItems().map(({ index }) => index)
    : Array.from({ length: count }, (_, place) => place);
  const shown: Shown[] = places.map((place, at) => ({
    place,
    gapPx: topOf(place) - topOf((places[at - 1] ?? -1) + 1),
  }));
  return {
    isLong,
    shown,
    restPx: topOf(count) - topOf((places.at(-1) ?? -1) + 1),
    /** Keeps the row in the page; it is there when this returns. */
    keep: (place: number) => flushSync(() => setKept(place)),
    noteFocus: setKept,
  };
}
