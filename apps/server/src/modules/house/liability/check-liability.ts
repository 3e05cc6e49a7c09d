import type { OnRange, Violation } from '../../ledger/index.ts';
import type { HouseServices } from '../services.ts';

/** Enough to see what kind of damage it is. */
const violationsMax = 100;

/** Holds what is owed to each player against the ledger, some players at a time, and looks anew at the sum. */
export async function checkLiability(
  { ledger, liability }: Pick<HouseServices, 'ledger' | 'liability'>,
  onRange?: OnRange,
): Promise<Violation[]> {
  const read = (range: Parameters<typeof liability.listViolationsBetween>[0]) =>
    liability.listViolationsBetween(range, violationsMax);
  const found = await ledger.readInRanges(read, { max: violationsMax, onRange });
  await liability.look();
  return found;
}
