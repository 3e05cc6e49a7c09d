import type { RefObject } from 'react';
import { usePageKeys } from '../keys/use-page-keys.ts';

/** Where a row stands in its list, by what it tells a screen reader; the head is the first. */
export const placeOf = (within: Element | null): number =>
  Number(within?.closest('tr[aria-rowindex]')?.getAttribute('aria-rowindex') ?? 1) - 2;

interface Rows {
  readonly count: number;
  /** Puts a row into the page that may be far from what is in sight. */
  readonly keep: (place: number) => void;
  readonly readOn: () => void;
  /** Chooses a row or lets go of it, where rows can be chosen. */
  readonly choose?: ((place: number) => void) | undefined;
}

/** j and k move, x chooses, Home and End lead to the ends, Enter opens: the focus is on the link of the row. */
export function useRowKeys(
  table: RefObject<HTMLTableElement | null>,
  { count, keep, readOn, choose }: Rows,
): void {
  const focus = (place: number) => {
    if (place < 0 || place >= count) return;
    keep(place);
    const row = table.current?.querySelector<HTMLElement>(`tr[aria-rowindex="${place + 2}"]`);
    const target = row?.querySelector<HTMLElement>('[data-row-link]') ?? row;
    target?.focus();
    row?.scrollIntoView({ block: 'nearest' });
  };
  const hasFocus = () => table.current?.contains(document.activeElement) === true;
  const move = (event: KeyboardEvent, step: 1 | -1) => {
    event.preventDefault();
    const at = hasFocus() ? placeOf(document.activeElement) : -1;
    const next = at === -1 ? 0 : at + step;
    if (next >= count) readOn();
    else focus(Math.max(0, next));
  };
  const moveInside = (event: KeyboardEvent, step: 1 | -1) => {
    // Arrows scroll the page unless one is in the table.
    if (hasFocus()) move(event, step);
  };
  const lead = (event: KeyboardEvent, place: number) => {
    event.preventDefault();
    focus(place);
  };
  usePageKeys({
    j: (event) => move(event, 1),
    k: (event) => move(event, -1),
    x: () => {
      if (hasFocus()) choose?.(placeOf(document.activeElement));
    },
    ArrowDown: (event) => moveInside(event, 1),
    ArrowUp: (event) => moveInside(event, -1),
    Home: (event) => lead(event, 0),
    End: (event) => lead(event, count - 1),
  });
}
