import type { EntryPlace, LedgerEntry } from './ledger.store.ts';
import type { BooksServices } from './services.ts';

export interface EntriesQuery {
  uid: bigint;
  /** The last entry of the page before. */
  before?: EntryPlace;
  limit: number;
}

const entriesMax = 200;

/** A player's entries, newest first. */
export function listEntries(
  { store }: BooksServices,
  { uid, before, limit }: EntriesQuery,
): Promise<LedgerEntry[]> {
  return store.listEntries(uid, Math.min(Math.max(limit, 1), entriesMax), before);
}
