import type { auditCalls } from '@perya/contract/audit/staff-calls/audit';
import type { Handlers } from '../../platform/http/mount-calls.ts';
import { readAsItStood } from './entries/read-as-it-stood.ts';
import { listEntries, readEntry } from './entries/read-entries.ts';
import type { AuditServices } from './services.ts';
import { readChain } from './verification/read-chain.ts';
import { verifyOnDemand } from './verification/run-verification.ts';

export function auditRoutes(services: AuditServices): Handlers<typeof auditCalls> {
  return {
    listAudit: (_context, request) => listEntries(services, request),
    getAuditEntry: (_context, { seq }) => readEntry(services, seq),
    readAsItStood: (_context, request) => readAsItStood(services, request),
    getChain: () => readChain(services),
    verifyChain: (context, { since }) => verifyOnDemand(services, context, since),
  };
}
