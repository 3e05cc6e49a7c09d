import { sizes } from '@perya/contract/constants';
import { useSyncExternalStore } from 'react';

/** Three on a phone; where the page is wider a card of the same size stands more often, and on a phone on its side small enough to show its name. [G-027] */
const widths = [
  { query: '(width >= 768px) and (height <= 500px)', columns: 6 },
  { query: '(width >= 1100px)', columns: 6 },
  { query: '(width >= 768px)', columns: 4 },
];

function subscribe(listener: () => void): () => void {
  const lists = widths.map(({ query }) => matchMedia(query));
  for (const list of lists) list.addEventListener('change', listener);
  return () => {
    for (const list of lists) list.removeEventListener('change', listener);
  };
}

export function columnsNow(): number {
  return widths.find(({ query }) => matchMedia(query).matches)?.columns ?? sizes.gridColumns;
}

export function useColumns(): number {
  return useSyncExternalStore(subscribe, columnsNow, () => sizes.gridColumns);
}
