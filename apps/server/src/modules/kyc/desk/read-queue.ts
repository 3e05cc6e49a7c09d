import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type {
  listReviews as listReviewsCall,
  readReviewFigures as readReviewFiguresCall,
} from '@perya/contract/kyc/staff-calls/reviews';
import type { StaffContext } from '../../../platform/http/context.ts';
import { seconds } from '../../../platform/wire-time.ts';
import { openFields } from '../record/seal-fields.ts';
import { maskedName, presentRow } from './desk.present.ts';
import type { DeskServices } from './services.ts';

/** A page of the queue: what waits oldest first, everything else newest first. */
export async function listReviews(
  { queue, keyring }: Pick<DeskServices, 'queue' | 'keyring'>,
  { staffId }: Pick<StaffContext, 'staffId'>,
  { claim, ...request }: RequestOf<typeof listReviewsCall>,
): Promise<AnswerOf<typeof listReviewsCall>> {
  const claimedBy = claim === 'mine' ? staffId : undefined;
  const page = await queue.page({ ...request, claimedBy, isFree: claim === 'free' });
  return {
    ...page,
    rows: page.rows.map((row) =>
      presentRow(row, maskedName(openFields(keyring, row, row)), staffId),
    ),
  };
}

/** How the desk stands: what waits now, and what became of the submissions of these days. */
export async function readFigures(
  { queue }: Pick<DeskServices, 'queue'>,
  days: number,
): Promise<AnswerOf<typeof readReviewFiguresCall>> {
  const [{ waiting, escalated, oldestAt }, past] = await Promise.all([
    queue.countOpen(),
    queue.figures(days),
  ]);
  const { decided, approved, rejected, returned, medianSeconds, byReason } = past;
  return {
    waiting,
    escalated,
    oldest_at: seconds(oldestAt),
    decided,
    approved,
    rejected,
    returned,
    median_seconds: medianSeconds === null ? null : Math.round(medianSeconds),
    by_reason: byReason,
  };
}
