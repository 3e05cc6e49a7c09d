export type { Head } from './audit.store.ts';
export { type Audit, createAudit } from './audit.ts';
export type { AuditOrigin, Entry } from './entry.ts';
export { byPlayer, bySystem, byVisitor, nameOfActor } from './origin.ts';
export { nothingDone, type Recorded } from './record-deed.ts';
export type { Break } from './verify-chain.ts';
