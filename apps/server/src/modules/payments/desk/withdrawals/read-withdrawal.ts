import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type {
  readStaffWithdrawal as call,
  WithdrawalDecision,
} from '@perya/contract/payments/staff-calls/withdrawals';
import { toPesos } from '@perya/money';
import type { StaffContext } from '../../../../platform/http/context.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';
import { presentInquiry } from '../accounts/inquiry.present.ts';
import { problemOfClaim } from '../claims/problem-of-claim.ts';
import { presentStep } from '../desk.present.ts';
import { fourEyesAbove } from '../four-eyes.ts';
import type { DeskServices } from '../services.ts';
import { presentWithdrawal } from './list-withdrawals.ts';
import type { QueuedWithdrawal } from './queue.store.ts';

/** What the one who looks may decide now. */
function decisionsOf(row: QueuedWithdrawal, { staffId, permissions }: StaffContext) {
  const isOpen = row.status === 'under_review';
  const mayNot =
    !permissions.has('payments.review') || problemOfClaim({ ...row, isOpen }, staffId) !== null;
  if (mayNot) return [];
  const possible: WithdrawalDecision[] = ['approve', 'hold', 'cancel'];
  return possible.filter((decision) => decision !== 'hold' || !row.isHeld);
}

export async function readWithdrawal(
  services: DeskServices,
  context: StaffContext,
  { id }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const { pool, queue, identity, steps } = services;
  const row = await queue.find(pool, BigInt(id));
  if (!row) throw new Refusal('NOT_FOUND');
  const [names, taken, limit] = await Promise.all([
    identity.listMaskedNames([row.uid]),
    steps.list(row.uid, row.id),
    fourEyesAbove(services),
  ]);
  return {
    ...presentWithdrawal(row, names, context.staffId),
    gateway: row.gateway,
    gateway_id: row.gatewayId,
    account_inquiry: presentInquiry(row),
    steps: taken.map(presentStep),
    four_eyes_above: limit === null ? null : toPesos(limit),
    needs_second_person: limit !== null && row.amount > limit,
    decisions: decisionsOf(row, context),
  };
}
