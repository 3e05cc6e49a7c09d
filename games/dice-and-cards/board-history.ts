import { type Centavos, centavos } from '@perya/money';
import type { Placed } from './board-bet.ts';

type Chips<Spot extends string> = readonly Placed<Spot>[];

/** The board as it stood after each hand, newest last, so that a step can be taken back. */
export type BoardHistory<Spot extends string> = readonly Chips<Spot>[];

export function boardNow<Spot extends string>(history: BoardHistory<Spot>): Chips<Spot> {
  return history.at(-1) ?? [];
}

/** One more chip on a spot. */
export function layChip<Spot extends string>(
  history: BoardHistory<Spot>,
  spot: Spot,
  chip: Centavos,
): BoardHistory<Spot> {
  const now = boardNow(history);
  const isThere = now.some((placed) => placed.spot === spot);
  const next = isThere
    ? now.map((placed) =>
        placed.spot === spot ? { spot, stake: centavos(placed.stake + chip) } : placed,
      )
    : [...now, { spot, stake: chip }];
  return [...history, next];
}

/** Several chips as one hand: they are taken back together. */
export function layChips<Spot extends string>(
  history: BoardHistory<Spot>,
  chips: Chips<Spot>,
): BoardHistory<Spot> {
  const now = chips.reduce<BoardHistory<Spot>>(
    (so, { spot, stake }) => layChip(so, spot, stake),
    history,
  );
  return [...history, boardNow(now)];
}

/** Clearing and repeating are hands like any other: they can be taken back too. */
export function setBoard<Spot extends string>(
  history: BoardHistory<Spot>,
  chips: Chips<Spot>,
): BoardHistory<Spot> {
  return [...history, chips];
}

export function takeBack<Spot extends string>(history: BoardHistory<Spot>): BoardHistory<Spot> {
  return history.slice(0, -1);
}
