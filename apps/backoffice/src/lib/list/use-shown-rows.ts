import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';

/** Up to here all rows stand in the page: the browser's own search finds them, and nothing is to be gained. */
const plainRowsMax = 200;

/** Of a row and of the head above them, as list.css has it. */
const rowPx = 32;

interface Shown {
  readonly place: number;
  /** The room of rows that are left out above it. */
  readonly gapPx: number;
}

/**
 * Which rows of a long list stand in the page: those in sight, some around them, and the one that has or had the
 * focus, so that it is never lost by scrolling. Every row is as high as the next, so none is measured.
 */
export function useShownRows(count: number, scroller: RefObject<HTMLElement | null> | undefined) {
  const [kept, setKept] = useState(0);
  const isLong = count > plainRowsMax && scroller !== undefined;
  const virtual = useVirtualizer({
    count,
    enabled: isLong,
    getScrollElement: () => scroller?.current ?? null,
    estimateSize: () => rowPx,
    scrollMargin: rowPx,
    overscan: 20,
    rangeExtractor: (range) => {
      const places = new Set([...defaultRangeExtractor(range), Math.min(kept, count - 1)]);
      return [...places].sort((one, other) => one - other);
    },
  });
  const places = isLong
    ? virtual.getVirtualItems().map(({ index }) => index)
    : Array.from({ length: count }, (_, place) => place);
  const shown: Shown[] = places.map((place, at) => ({
    place,
    gapPx: (place - (places[at - 1] ?? -1) - 1) * rowPx,
  }));
  return {
    isLong,
    shown,
    restPx: (count - (places.at(-1) ?? -1) - 1) * rowPx,
    /** Keeps the row in the page; it is there when this returns. */
    keep: (place: number) => flushSync(() => setKept(place)),
    noteFocus: setKept,
  };
}
