import type { AnswerOf } from '@perya/contract/call';
import type { readReviewFigures as call } from '@perya/contract/kyc/staff-calls/reviews';
import { seconds } from '../../../platform/wire-time.ts';
import type { DeskServices } from './services.ts';

/** How the desk stands: what waits now, and what became of the submissions of these days. */
export async function readFigures(
  { queue }: Pick<DeskServices, 'queue'>,
  days: number,
): Promise<AnswerOf<typeof call>> {
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
