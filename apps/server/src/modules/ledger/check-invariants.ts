import type { LedgerStore, Violation } from './ledger.store.ts';

/** Enough to see what kind of damage it is; a broken ledger may have one row per player. */
const violationsMax = 100;

/** Reads the invariants in one snapshot, of all players or of those named; sound means empty. */
export function checkInvariants(
  store: LedgerStore,
  uids: readonly bigint[] | null = null,
): Promise<Violation[]> {
  return store.listViolations(uids, violationsMax);
}
