export type { Head } from './audit.store.ts';
export { type Audit, createAudit } from './audit.ts';
export {
  type AuditOrigin,
  actorId,
  type Entry,
  type Facts,
  type Subject,
  subjectId,
} from './entry.ts';
export { byPlayer, byStaff, bySystem, byVisitor, nameOfActor, staffIdIn } from './origin.ts';
export { nothingChanged, type Recorded } from './record-change.ts';
export type {
  CarriedOut,
  RequestAction,
  RequestActions,
} from './request-action.ts';
export { auditBytes } from './stored-bytes.ts';
export { sayBreak } from './verification/verify-chain.ts';
