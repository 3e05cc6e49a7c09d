import { claimStateOf, type Holder } from './claim-state.ts';

interface Waiting {
  readonly claim: Holder | null;
}

/** Of a queue as it stands, the first case that one may take: a colleague's is left to them. */
export function firstFree<Row extends Waiting>(
  rows: readonly Row[],
  nowSeconds: number,
): Row | undefined {
  return rows.find(({ claim }) => claimStateOf({ isOpen: true, claim }, nowSeconds) !== 'taken');
}
