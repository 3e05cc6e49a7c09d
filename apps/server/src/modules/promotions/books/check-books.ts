import type { OnRange, Violation } from '../../ledger/index.ts';
import type { PromotionsServices } from '../services.ts';

/** Enough to see what kind of damage it is. */
const violationsMax = 100;

/** Holds rewards against the ledgers and costs against rewards; sound means empty. */
export async function checkBooks(
  { books, ledger }: Pick<PromotionsServices, 'books' | 'ledger'>,
  onRange?: OnRange,
): Promise<Violation[]> {
  const costs = await books.listOfCosts(violationsMax);
  const rewards = await ledger.readInRanges((range) => books.listOfRewards(range, violationsMax), {
    max: violationsMax,
    onRange,
  });
  return [...costs, ...rewards];
}
