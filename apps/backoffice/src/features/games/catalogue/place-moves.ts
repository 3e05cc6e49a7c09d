import type { StaffGame } from '@perya/contract/catalogue/staff-calls/games';

/** The game that each step puts the moved one above; null is the end of the list, undefined no step at all. */
export interface Steps {
  readonly place: number;
  readonly top?: string | undefined;
  readonly up?: string | undefined;
  readonly down?: string | null | undefined;
}

/** Where a game can go from its place among the first games of a list, whether or not the list goes on. */
export function stepsOf(
  rows: readonly Pick<StaffGame, 'id'>[],
  id: string,
  isWhole: boolean,
): Steps | null {
  const place = rows.findIndex((row) => row.id === id);
  const first = rows[0];
  if (place < 0) return first ? { place: 0, top: first.id } : null;
  const isLast = place === rows.length - 1;
  const behind = rows[place + 2]?.id ?? (isWhole ? null : undefined);
  return {
    place: place + 1,
    top: place > 1 ? first?.id : undefined,
    up: place > 0 ? rows[place - 1]?.id : undefined,
    down: isLast ? undefined : behind,
  };
}
