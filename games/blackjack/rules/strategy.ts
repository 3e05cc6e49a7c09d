import type { Total } from './hand.ts';

export type Advice = 'hit' | 'stand' | 'double' | 'split';

/** The dealer's card, from 2 to 10 and the ace last: the columns of the tables below. */
export const columns: readonly number[] = [2, 3, 4, 5, 6, 7, 8, 9, 10, 1];

/**
 * Basic strategy for this table: h hit, s stand, d double or else hit, D double or else stand,
 * p split, . play the total.
 */
export const hardTotals: Readonly<Record<number, string>> = {
  9: 'hddddhhhhh',
  10: 'ddddddddhh',
  11: 'dddddddddh',
  12: 'hhssshhhhh',
  13: 'ssssshhhhh',
  14: 'ssssshhhhh',
  15: 'ssssshhhhh',
  16: 'ssssshhhhh',
};
export const softTotals: Readonly<Record<number, string>> = {
  12: 'hhhhhhhhhh',
  13: 'hhhddhhhhh',
  14: 'hhhddhhhhh',
  15: 'hhdddhhhhh',
  16: 'hhdddhhhhh',
  17: 'hddddhhhhh',
  18: 'sDDDDsshhh',
};
/** By the value of one of the pair. */
export const pairs: Readonly<Record<number, string>> = {
  1: 'pppppppppp',
  2: '..pppp....',
  3: '..pppp....',
  6: '.pppp.....',
  7: 'pppppp....',
  8: 'pppppppppp',
  9: 'ppppp.pp..',
};

export interface Seat extends Total {
  /** The value of one of two equal cards, if they may be split; else null. */
  pairOf: number | null;
  canDouble: boolean;
}

function letterOf({ total, isSoft }: Total, column: number): string {
  const row = isSoft ? softTotals[total] : hardTotals[total];
  if (row) return row[column] ?? 's';
  return total < 12 ? 'h' : 's';
}

/** What basic strategy does with a hand against the dealer's card, valued 1 (ace) to 10. */
export function adviseMove(seat: Seat, dealerValue: number): Advice {
  const column = columns.indexOf(dealerValue);
  if (seat.pairOf !== null && pairs[seat.pairOf]?.[column] === 'p') return 'split';
  const letter = letterOf(seat, column);
  if (letter === 'd') return seat.canDouble ? 'double' : 'hit';
  if (letter === 'D') return seat.canDouble ? 'double' : 'stand';
  return letter === 'h' ? 'hit' : 'stand';
}
