import type { LedgerServices } from './dependencies.ts';
import type { LedgerStore, Violation } from './ledger.store.ts';

/** Enough to see what kind of damage it is; a broken ledger may have one row per player. */
const violationsMax = 100;
const playersAtOnce = 200;
const int64Min = -(2n ** 63n);
const int64Max = 2n ** 63n - 1n;

/**
 * Every invariant concerns one player, so the whole ledger is read in ranges of players, each in its
 * own snapshot; the last range is open, to find entries of players who have no wallet.
 */
async function checkAll(store: LedgerStore): Promise<Violation[]> {
  const found: Violation[] = [];
  let after = int64Min;
  while (found.length < violationsMax) {
    const last = await store.findLastOfNext(after, playersAtOnce);
    const upTo = last ?? int64Max;
    found.push(...(await store.listViolationsBetween({ after, upTo }, violationsMax)));
    if (last === null) break;
    after = last;
  }
  return found.slice(0, violationsMax);
}

/** Reads the invariants, of all players or of those named; sound means empty. */
export function checkInvariants(
  { store }: LedgerServices,
  uids?: readonly bigint[],
): Promise<Violation[]> {
  return uids ? store.listViolationsOf(uids, violationsMax) : checkAll(store);
}
