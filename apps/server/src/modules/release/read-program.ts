import type {
  ProgramAnswer,
  ReleaseApproval,
  VerifiedProgram,
} from '@perya/contract/release/staff-calls/program';
import { seconds } from '../../platform/wire-time.ts';
import type { Approval, Verification } from './release.store.ts';
import type { ReleaseServices } from './services.ts';

const presentVerified = (seen: Verification): VerifiedProgram => ({
  process: seen.process,
  version: seen.version,
  hash: seen.hash,
  state: seen.state,
  is_approved: seen.isApproved,
  files: seen.files,
  found: seen.found,
  differences: [...seen.differences],
  looked_at: seconds(seen.lookedAt),
});

const presentApproval = (approval: Approval): ReleaseApproval => ({
  hash: approval.hash,
  version: approval.version,
  asked_by: approval.askedBy,
  approved_by: approval.approvedBy,
  approved_at: seconds(approval.approvedAt),
});

/** What runs, what it found when it last looked at itself, and what may run. */
export async function readProgram({ store }: ReleaseServices): Promise<ProgramAnswer> {
  const [newest, approvals, demand] = await Promise.all([
    store.listNewest(),
    store.listApprovals(),
    store.lastDemand(),
  ]);
  return {
    processes: newest.map(presentVerified),
    approvals: approvals.map(presentApproval),
    asked_at: seconds(demand?.askedAt ?? null),
  };
}
