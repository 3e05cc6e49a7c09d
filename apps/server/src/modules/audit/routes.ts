import type { auditCalls } from '@perya/contract/audit/staff-calls/audit';
import type { Handlers } from '../../platform/http/mount-calls.ts';
import { readAsItStood } from './entries/read-as-it-stood.ts';
import { listEntries, readEntry } from './entries/read-entries.ts';
import type { AuditServices } from './services.ts';
import { readChain } from './verification/read-chain.ts';
import { verifyOnDemand } from './verification/run-verification.ts';

export function auditRoutes(services: AuditServices): Handlers<typeof auditCalls> {
  return {
    listAudit: (context, request) => listEntries(services, context, request),
    getAuditEntry: (context, { seq }) => readEntry(services, context, seq),
    readAsItStood: (context, request) => readAsItStood(services, context, request),
    getChain: () => readChain(services),
    verifyChain: (context, { since }) => verifyOnDemand(services, context, since),
  };
}
