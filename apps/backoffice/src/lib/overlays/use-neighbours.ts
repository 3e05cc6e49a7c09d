import { useEffect, useState } from 'react';
import { placeOf } from '../list/use-row-keys.ts';

type Step = 1 | -1;

/** The link of the row above or below the one that is open, where it stands in the page. */
function linkBeside(step: Step): HTMLElement | null {
  const open = document.querySelector('[data-row-link][aria-current]');
  const row = `tr[aria-rowindex="${placeOf(open) + step + 2}"]`;
  return open?.closest('table')?.querySelector<HTMLElement>(`tbody ${row} [data-row-link]`) ?? null;
}

/** The case before and after this one in the list beside it: the list itself opens them, with its filters. */
export function useNeighbours() {
  const [has, setHas] = useState({ previous: false, next: false });
  useEffect(() => {
    const look = () => {
      const previous = linkBeside(-1) !== null;
      const next = linkBeside(1) !== null;
      setHas((held) =>
        held.previous === previous && held.next === next ? held : { previous, next },
      );
    };
    look();
    // The list beside it comes later, grows and changes by itself.
    const page = document.querySelector('.list-page');
    if (page === null) return;
    const watched = new MutationObserver(look);
    watched.observe(page, { childList: true, subtree: true, attributeFilter: ['aria-current'] });
    return () => watched.disconnect();
  }, []);
  return {
    ...has,
    open: (step: Step) => {
      const link = linkBeside(step);
      link?.scrollIntoView({ block: 'nearest' });
      link?.click();
    },
  };
}
