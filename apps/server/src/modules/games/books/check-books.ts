import type { OnRange, Violation } from '../../ledger/index.ts';
import type { GamesServices } from '../services.ts';

/** Enough to see what kind of damage it is. */
const violationsMax = 100;

/** Holds the books against each other, of all players or of those named; sound means empty. */
export async function checkBooks(
  { books, ledger, jackpots }: Pick<GamesServices, 'books' | 'ledger' | 'jackpots'>,
  uids?: readonly bigint[],
  onRange?: OnRange,
): Promise<Violation[]> {
  if (uids) return books.listViolationsOf(uids, violationsMax);
  const found = await ledger.readInRanges(
    (range) => books.listViolationsBetween(range, violationsMax),
    { max: violationsMax, onRange },
  );
  // A pool is nobody's yet.
  const pools = (await jackpots.store.listBroken()).map(({ detail }) => ({
    invariant: 'a jackpot holds what the ledger has booked for it',
    uid: 0n,
    detail,
  }));
  return [...found, ...pools];
}
