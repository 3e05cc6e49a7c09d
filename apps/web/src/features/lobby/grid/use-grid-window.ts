import { sizes } from '@perya/contract/constants';
import { type RefObject, useEffect, useState } from 'react';
import { firstWindow, type GridWindow, windowOf } from './grid-window.ts';

/** Follows the scrolling page; the heights are the stylesheet's, so they are read and not computed. */
export function useGridWindow(
  grid: RefObject<HTMLElement | null>,
  rowCount: number,
  columns: number,
): GridWindow {
  const [shown, setShown] = useState(firstWindow);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other columns are other heights.
  useEffect(() => {
    const read = () => {
      const box = grid.current?.getBoundingClientRect();
      if (box === undefined) return;
      const next = windowOf({
        abovePx: -box.top,
        viewportPx: window.innerHeight,
        rowPx: rowCount === 0 ? 0 : box.height / rowCount,
        rowCount,
        overscanPx: sizes.listOverscan,
      });
      setShown((before) =>
        before.first === next.first && before.end === next.end ? before : next,
      );
    };
    read();
    addEventListener('scroll', read, { passive: true });
    addEventListener('resize', read);
    return () => {
      removeEventListener('scroll', read);
      removeEventListener('resize', read);
    };
  }, [grid, rowCount, columns]);
  return shown;
}
