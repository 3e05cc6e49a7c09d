export type { Head } from './audit.store.ts';
export { createAudit } from './audit.ts';
export type { Origin } from './entry.ts';
export type { Break } from './verify-chain.ts';
