/** One measure of the wallet. */
export interface Turn {
  hasReports: boolean;
  perSecond: number;
  /** Of a processor for a request. */
  processorMs: number;
}

/** Requests of the wallet in a second and what each cost, with reports kept and read, and without. */
export interface Sides {
  without: Omit<Turn, 'hasReports'>;
  withReports: Omit<Turn, 'hasReports'>;
}

/**
 * The order within a round: each side twice, one of them around the other, and the other way round in the next round.
 * Whoever runs later finds warmer caches or a busier machine; where that goes one way, both sides have the same of it.
 */
export function turnsOf(round: number): readonly boolean[] {
  const isOutside = round % 2 === 0;
  return [isOutside, !isOutside, !isOutside, isOutside];
}

const meanOf = (turns: readonly Turn[]) => {
  const mean = (read: (turn: Turn) => number) =>
    turns.reduce((sum, turn) => sum + read(turn), 0) / turns.length;
  return {
    perSecond: mean((turn) => turn.perSecond),
    processorMs: mean((turn) => turn.processorMs),
  };
};

/** What a round says of each side, which had as many turns as the other. */
export function sidesOf(turns: readonly Turn[]): Sides {
  const withReports = turns.filter(({ hasReports }) => hasReports);
  const without = turns.filter(({ hasReports }) => !hasReports);
  if (without.length === 0 || without.length !== withReports.length)
    throw new Error('One side had more turns than the other');
  return { without: meanOf(without), withReports: meanOf(withReports) };
}
