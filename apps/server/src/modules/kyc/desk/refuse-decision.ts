import type { RequestOf } from '@perya/contract/call';
import type {
  decideReview as call,
  ReviewDecision,
  ReviewState,
} from '@perya/contract/kyc/staff-calls/reviews';
import { hardStops, type KycFlag } from '@perya/contract/kyc/staff-flags';
import { problemOfWords } from '@perya/contract/staff/plain-words';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal, type RefusalCode } from '../../../platform/http/refusal.ts';
import type { DeskReview } from './desk.store.ts';

type Asked = RequestOf<typeof call>;
type Held = Pick<DeskReview, 'state' | 'claimedBy' | 'status'>;
type Caller = Pick<StaffContext, 'staffId' | 'permissions'>;

const isOpen = (state: ReviewState) => state === 'waiting' || state === 'escalated';

export const isApproval = (decision: ReviewDecision) => decision === 'full' || decision === 'basic';

const isStopped = (flags: readonly KycFlag[]) => flags.some((flag) => hardStops.includes(flag));

/** Why this member of staff may not have the submission; null if they may. */
export function problemOfClaim(
  { state, claimedBy }: Held,
  { staffId, permissions }: Caller,
): RefusalCode | null {
  if (!isOpen(state)) return 'REVIEW_DECIDED';
  if (state === 'escalated' && !permissions.has('kyc.senior')) return 'REVIEW_ESCALATED';
  return claimedBy !== null && claimedBy !== staffId ? 'REVIEW_TAKEN' : null;
}

/** Why this member of staff may not decide it now; null if they may. */
function problemOfHolding(review: Held, caller: Caller): RefusalCode | null {
  const problem = problemOfClaim(review, caller);
  if (problem) return problem;
  if (review.claimedBy === null) return 'REVIEW_NOT_CLAIMED';
  return review.status === 'block' ? 'REVIEW_PLAYER_BLOCKED' : null;
}

/** What the words, reasons and fields of a decision lack. */
function problemOfWhy({ decision, reasons, fields, comment }: Asked): RefusalCode | null {
  if (decision === 'reject' && reasons.length === 0) return 'REVIEW_NEEDS_REASON';
  if (decision === 'return' && fields.length === 0) return 'REVIEW_NEEDS_FIELD';
  return problemOfWords(comment);
}

/** Refuses a decision that this member of staff may not take about it as it stands. */
export function refuseDecision(
  review: Held,
  caller: Caller,
  asked: Asked,
  flags: readonly KycFlag[],
): void {
  const isAgain = asked.decision === 'escalate' && review.state === 'escalated';
  const problem =
    problemOfHolding(review, caller) ??
    (isAgain ? 'REVIEW_ESCALATED' : null) ??
    problemOfWhy(asked) ??
    (isApproval(asked.decision) && isStopped(flags) ? 'REVIEW_HARD_STOP' : null);
  if (problem) throw new Refusal(problem);
}

/** What this member of staff may decide now. */
export function decisionsFor(
  review: Held,
  caller: Caller,
  flags: readonly KycFlag[],
): ReviewDecision[] {
  if (!caller.permissions.has('kyc.review') || problemOfHolding(review, caller)) return [];
  return [
    ...(isStopped(flags) ? [] : (['full', 'basic'] as const)),
    'reject',
    'return',
    ...(review.state === 'waiting' ? (['escalate'] as const) : []),
  ];
}
