import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { drawnFor, headPx, holds, type Range, rowsInSight } from './rows-in-sight.ts';

/** Up to here all rows stand in the page: the browser's own search finds them, and nothing is to be gained. */
const plainRowsMax = 200;

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

/** So long after a jump the spare rows come: whoever scrolls on has drawn none in vain. */
const spareAfterMs = 100;

const nothing: Range = { from: -1, to: -1 };

/** Follows what is in sight of a long list; before it is measured, its beginning. */
function useRange(
  scroller: RefObject<HTMLElement | null> | undefined,
  tops: readonly number[],
  isLong: boolean,
): Range {
  const [range, setRange] = useState<Range>({ from: 0, to: 0 });
  useLayoutEffect(() => {
    const watched = scroller?.current;
    if (!isLong || !watched) return;
    let known = nothing;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (next: Range) => {
      if (next.from === known.from && next.to === known.to) return;
      known = next;
      setRange(next);
    };
    const look = () => show(rowsInSight(watched, tops).around);
    const onScroll = () => {
      const seen = rowsInSight(watched, tops);
      if (!holds(known, seen.sight)) {
        // At once: a pointer that drags the bar must not run into rows that are not drawn.
        flushSync(() => show(drawnFor(known, seen)));
        clearTimeout(timer);
        timer = undefined;
      }
      timer ??= setTimeout(() => {
        timer = undefined;
        look();
      }, spareAfterMs);
    };
    const resizing = new ResizeObserver(look);
    look();
    resizing.observe(watched);
    watched.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      resizing.disconnect();
      watched.removeEventListener('scroll', onScroll);
    };
  }, [scroller, tops, isLong]);
  return range;
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
  const range = useRange(scroller, tops, isLong);
  const { from, to } = isLong ? range : { from: 0, to: count };
  const inRange = Array.from({ length: Math.min(to, count) - from }, (_, at) => from + at);
  const focused = Math.min(kept, count - 1);
  const places =
    !isLong || (focused >= from && focused < to)
      ? inRange
      : [...inRange, focused].sort((one, other) => one - other);
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
