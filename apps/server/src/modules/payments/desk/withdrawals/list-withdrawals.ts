import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { listStaffWithdrawals as call } from '@perya/contract/payments/staff-calls/withdrawals';
import type { StaffContext } from '../../../../platform/http/context.ts';
import type { DeskServices } from '../services.ts';
import { presentWithdrawal } from './withdrawals.present.ts';

type Request = RequestOf<typeof call>;

const statusOf = (state: Request['state']) => {
  if (state === 'all') return undefined;
  return state === 'review' ? 'under_review' : state;
};

/** A page of withdrawals: what waits oldest first, everything else newest first. */
export async function listWithdrawals(
  { queue, identity }: DeskServices,
  { staffId }: Pick<StaffContext, 'staffId'>,
  request: Request,
): Promise<AnswerOf<typeof call>> {
  const { state, claim, q, ...asked } = request;
  const page = await queue.page({
    ...asked,
    status: statusOf(state),
    id: q?.replace(/^w/i, ''),
    claimedBy: claim === 'mine' ? staffId : undefined,
    isFree: claim === 'free',
    isHeld: claim === 'held',
  });
  const names = await identity.listNames(page.rows.map(({ uid }) => uid));
  return { ...page, rows: page.rows.map((row) => presentWithdrawal(row, names, staffId)) };
}
