import type { DeskPlace } from './desk.store.ts';

/**
 * The new places in a list when one of its games moves right above another, or to the end. Only who must
 * gets another number: the moved game one more than the one below it, and whoever above is then not
 * above any more one more again. Null if the list does not hold them both.
 */
export function makeRoom(
  order: readonly DeskPlace[],
  moved: bigint,
  above: bigint | null,
): DeskPlace[] | null {
  const others = order.filter(({ id }) => id !== moved);
  if (others.length === order.length || above === moved) return null;
  const place = above === null ? others.length : others.findIndex(({ id }) => id === above);
  if (place < 0) return null;
  const changed: DeskPlace[] = [];
  const last = others.at(-1);
  let below = others[place]?.sorting ?? (last ? last.sorting - 2 : 0);
  for (const { id, sorting } of [
    { id: moved, sorting: Number.NEGATIVE_INFINITY },
    ...others.slice(0, place).toReversed(),
  ]) {
    if (sorting > below) break;
    below += 1;
    changed.push({ id, sorting: below });
  }
  return changed;
}
