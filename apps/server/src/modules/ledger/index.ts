export { type Books, type BooksNeeds, createBooks } from './books.ts';
export type { OnRange } from './check-invariants.ts';
export type { UidRange, Violation } from './invariants.store.ts';
export type { OwnEntry, PostedLeg } from './ledger.store.ts';
export { createLedger, type Ledger } from './ledger.ts';
export type { Posting, PostingResult, Requirement } from './posting.ts';
export type { OpenRequirement } from './requirements.store.ts';
export { ledgerBytes } from './stored-bytes.ts';
