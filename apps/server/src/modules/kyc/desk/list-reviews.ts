import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { listReviews as call } from '@perya/contract/kyc/staff-calls/reviews';
import type { StaffContext } from '../../../platform/http/context.ts';
import { openFields } from '../record/seal-fields.ts';
import { maskedName, presentRow } from './desk.present.ts';
import type { DeskServices } from './services.ts';

/** A page of the queue: what waits oldest first, everything else newest first. */
export async function listReviews(
  { queue, keyring }: Pick<DeskServices, 'queue' | 'keyring'>,
  { staffId }: Pick<StaffContext, 'staffId'>,
  { claim, ...request }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const claimedBy = claim === 'mine' ? staffId : undefined;
  const page = await queue.page({ ...request, claimedBy, isFree: claim === 'free' });
  return {
    ...page,
    rows: page.rows.map((row) =>
      presentRow(row, maskedName(openFields(keyring, row, row)), staffId),
    ),
  };
}
