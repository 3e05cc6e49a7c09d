import type { RefObject } from 'react';
import { usePageKeys } from '../keys/use-page-keys.ts';

/** j and k move, Home and End lead to the ends, Enter opens: the focus is on the link of the row. */
export function useRowKeys(table: RefObject<HTMLTableElement | null>, readOn: () => void): void {
  const rows = () => [...(table.current?.tBodies[0]?.rows ?? [])];
  const focus = (row: HTMLTableRowElement | undefined) => {
    const target = row?.querySelector<HTMLElement>('[data-row-link]') ?? row;
    target?.focus();
    row?.scrollIntoView({ block: 'nearest' });
  };
  const move = (event: KeyboardEvent, step: 1 | -1) => {
    event.preventDefault();
    const all = rows();
    const at = all.findIndex((row) => row.contains(document.activeElement));
    const next = at === -1 ? 0 : at + step;
    if (next >= all.length) readOn();
    else focus(all[Math.max(0, next)]);
  };
  const moveInside = (event: KeyboardEvent, step: 1 | -1) => {
    // Arrows scroll the page unless one is in the table.
    if (table.current?.contains(document.activeElement)) move(event, step);
  };
  usePageKeys({
    j: (event) => move(event, 1),
    k: (event) => move(event, -1),
    ArrowDown: (event) => moveInside(event, 1),
    ArrowUp: (event) => moveInside(event, -1),
    Home: (event) => {
      event.preventDefault();
      focus(rows()[0]);
    },
    End: (event) => {
      event.preventDefault();
      focus(rows().at(-1));
    },
  });
}
