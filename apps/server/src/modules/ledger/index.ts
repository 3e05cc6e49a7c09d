export type { OwnEntry, UidRange, Violation } from './ledger.store.ts';
export { createLedger, type Ledger } from './ledger.ts';
export type { Posting, PostingResult, Requirement } from './posting.ts';
