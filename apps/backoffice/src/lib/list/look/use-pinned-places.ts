import { type RefObject, useLayoutEffect } from 'react';

/** Where a column that stays in sight stands; `usePinnedPlaces` says how far that is from the left. */
export const pinnedLeft = (place: number) => ({ left: `var(--pinned-${place})` });

/** Keeps, for each of the first columns, how wide those before it are: by that they stay side by side. */
export function usePinnedPlaces(
  table: RefObject<HTMLTableElement | null>,
  count: number,
  columns: string,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other columns have other widths.
  useLayoutEffect(() => {
    const drawn = table.current;
    if (count === 0 || drawn === null) return;
    const heads = [...(drawn.tHead?.rows[0]?.cells ?? [])].slice(0, count);
    const place = () => {
      let left = 0;
      heads.forEach((head, at) => {
        drawn.style.setProperty(`--pinned-${at}`, `${left}px`);
        left += head.offsetWidth;
      });
    };
    place();
    const watched = new ResizeObserver(place);
    for (const head of heads) watched.observe(head);
    return () => watched.disconnect();
  }, [count, columns]);
}
