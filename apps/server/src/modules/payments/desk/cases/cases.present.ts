import type { PaymentCase } from '@perya/contract/payments/staff-calls/cases';
import { presentClaim } from '../../../../platform/lists/queue.ts';
import { seconds } from '../../../../platform/wire-time.ts';
import type { CaseRow } from './cases.store.ts';

export function presentCase(row: CaseRow, staffId: bigint): PaymentCase {
  return {
    id: String(row.id),
    kind: row.kind,
    subject: row.subject,
    uid: row.uid === null ? null : String(row.uid),
    state: row.state,
    opened_at: seconds(row.openedAt),
    closed_at: seconds(row.closedAt),
    closed_by: row.closedBy,
    outcome: row.outcome,
    words: row.words,
    claim: presentClaim(row, staffId),
    facts: Object.entries(row.facts).map(([name, value]) => ({
      name,
      value: typeof value === 'string' ? value : JSON.stringify(value),
    })),
  };
}
