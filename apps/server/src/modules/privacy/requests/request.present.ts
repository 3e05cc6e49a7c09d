import type { OwnPrivacyRequest } from '@perya/contract/privacy/calls/requests';
import type { PrivacyRequestRow } from '@perya/contract/privacy/staff-calls/requests';
import { presentClaim } from '../../../platform/lists/queue.ts';
import { seconds } from '../../../platform/wire-time.ts';
import type { RequestRow } from './request.store.ts';

/** As the player reads it: not who of the staff has answered. */
export function presentOwnRequest(row: RequestRow): OwnPrivacyRequest {
  return {
    id: String(row.id),
    kind: row.kind,
    text: row.text,
    asked_at: seconds(row.askedAt),
    due_at: seconds(row.dueAt),
    state: row.state,
    answer: row.answer,
    answered_at: seconds(row.answeredAt),
  };
}

export function presentRequest(row: RequestRow, staffId: bigint): PrivacyRequestRow {
  return {
    ...presentOwnRequest(row),
    uid: String(row.uid),
    is_late: row.isLate,
    answered_by: row.answeredBy,
    claim: presentClaim(row, staffId),
  };
}
