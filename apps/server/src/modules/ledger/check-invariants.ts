import type { LedgerServices } from './dependencies.ts';
import type { UidRange, Violation } from './ledger.store.ts';

/** Enough to see what kind of damage it is; a broken ledger may have one row per player. */
const violationsMax = 100;
const playersAtOnce = 200;
const int64Min = -(2n ** 63n);
const int64Max = 2n ** 63n - 1n;

/**
 * Reads about all players in ranges of some, each in its own snapshot, until so much was found; the
 * last range is open, to find what stands there of players who have no wallet.
 */
export async function readInRanges<Row>(
  { store }: Pick<LedgerServices, 'store'>,
  read: (range: UidRange) => Promise<Row[]>,
  max: number,
): Promise<Row[]> {
  const found: Row[] = [];
  let after = int64Min;
  while (found.length < max) {
    const last = await store.findLastOfNext(after, playersAtOnce);
    found.push(...(await read({ after, upTo: last ?? int64Max })));
    if (last === null) break;
    after = last;
  }
  return found.slice(0, max);
}

/** Reads the invariants, of all players or of those named; sound means empty. */
export function checkInvariants(
  services: LedgerServices,
  uids?: readonly bigint[],
): Promise<Violation[]> {
  const { store } = services;
  if (uids) return store.listViolationsOf(uids, violationsMax);
  const read = (range: UidRange) => store.listViolationsBetween(range, violationsMax);
  return readInRanges(services, read, violationsMax);
}
