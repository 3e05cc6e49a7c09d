import type { Verification } from '@perya/contract/audit/staff-calls/audit';
import { seconds } from '../../../platform/wire-time.ts';
import type { VerificationRow } from './verification.store.ts';

const textOf = (number: bigint | null) => (number === null ? null : String(number));

export function presentVerification(run: VerificationRow): Verification {
  return {
    id: String(run.id),
    since: run.since,
    state: run.state,
    started_at: seconds(run.startedAt),
    finished_at: seconds(run.finishedAt),
    started_by_kind: run.startedByKind,
    started_by: run.startedBy,
    first: String(run.first),
    verified: String(run.verified),
    target: String(run.target),
    broken: run.fault && {
      fault: run.fault,
      seq: textOf(run.brokenSeq),
      position: String(run.brokenPosition),
    },
  };
}
