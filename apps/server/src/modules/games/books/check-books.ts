import type { OnRange, Violation } from '../../ledger/index.ts';
import type { GamesServices } from '../services.ts';

/** Enough to see what kind of damage it is. */
const violationsMax = 100;

/** Holds the books against each other, of all players or of those named; sound means empty. */
export function checkBooks(
  { books, ledger }: Pick<GamesServices, 'books' | 'ledger'>,
  uids?: readonly bigint[],
  onRange?: OnRange,
): Promise<Violation[]> {
  if (uids) return books.listViolationsOf(uids, violationsMax);
  return ledger.readInRanges((range) => books.listViolationsBetween(range, violationsMax), {
    max: violationsMax,
    onRange,
  });
}
