import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type {
  decideWithdrawal as call,
  PayoutWanted,
  WithdrawalDecision,
} from '@perya/contract/payments/staff-calls/withdrawals';
import { readReason } from '../../../../platform/backoffice/read-words.ts';
import type { StaffContext } from '../../../../platform/http/context.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';
import { type AuditOrigin, byStaff, type Entry, type Recorded } from '../../../audit/index.ts';
import type { Decider } from '../../withdrawals/decide-withdrawal.ts';
import { problemOfClaim } from '../claims/problem-of-claim.ts';
import { fourEyesAbove } from '../four-eyes.ts';
import type { DeskServices } from '../services.ts';
import type { QueuedWithdrawal } from './queue.store.ts';

type Decided = AnswerOf<typeof call>;

const actions = {
  approve: 'payments.withdrawal-approved',
  hold: 'payments.withdrawal-held',
  cancel: 'payments.withdrawal-canceled',
} as const satisfies Record<WithdrawalDecision, Entry['action']>;

/** Carries a decision out. The gateway is called after the commit, by whoever follows what is to be paid. */
async function carryOut(
  { decisions }: DeskServices,
  tx: Recorded,
  held: QueuedWithdrawal,
  decision: WithdrawalDecision,
  by: Decider,
): Promise<Decided> {
  if (decision === 'hold') {
    const isHeld = await decisions.hold(tx, held, true);
    if (!isHeld) throw new Refusal('PAYMENT_DECIDED');
    return { status: held.status, is_held: true };
  }
  const moved = await decisions[decision](tx, held, by);
  // It still waits: somebody else lets nothing be paid to the player.
  if (!moved.isMoved && moved.status === 'under_review') throw new Refusal('PAYMENT_HELD');
  if (!moved.isMoved) throw new Refusal('PAYMENT_DECIDED');
  return { status: moved.status, is_held: false };
}

function entryOf(
  held: QueuedWithdrawal,
  decision: WithdrawalDecision,
  done: Decided,
  reason: string,
): Entry {
  return {
    action: actions[decision],
    subject: { kind: 'player', uid: held.uid },
    // Why it waited: whoever pays what the bank has in another name has seen it.
    before: { status: held.status, held: held.isHeld, reasons: held.reasons.join(', ') },
    after: {
      status: done.status,
      held: done.is_held,
      withdrawal: String(held.id),
      amount: String(held.amount),
    },
    reason,
  };
}

/** Pays, holds or cancels a withdrawal that the caller has claimed: the decision and its entry, or nothing. */
export async function decideWithdrawal(
  services: DeskServices,
  context: StaffContext,
  request: RequestOf<typeof call>,
): Promise<Decided> {
  const { audit, queue } = services;
  const { decision } = request;
  const reason = readReason(request);
  const limit = await fourEyesAbove(services);
  return audit.record(byStaff(context), async (tx) => {
    const held = await queue.lock(tx, BigInt(request.id));
    if (!held) throw new Refusal('NOT_FOUND');
    const isOpen = held.status === 'under_review';
    const problem = problemOfClaim({ ...held, isOpen }, context.staffId);
    if (problem) throw new Refusal(problem);
    if (decision === 'approve' && limit !== null && held.amount > limit) {
      throw new Refusal('PAYMENT_NEEDS_SECOND_PERSON');
    }
    const by = { staffId: context.staffId, reason: request.reason };
    const done = await carryOut(services, tx, held, decision, by);
    return { result: done, entries: [entryOf(held, decision, done, reason)] };
  });
}

/** The withdrawal that a second person would let be paid; refuses in words one that waits for nobody. */
export async function checkPayout(
  { pool, queue }: DeskServices,
  { id }: PayoutWanted,
): Promise<QueuedWithdrawal> {
  const found = await queue.find(pool, BigInt(id));
  if (!found) throw new Refusal('NOT_FOUND');
  if (found.status !== 'under_review') throw new Refusal('PAYMENT_DECIDED');
  return found;
}

/** Pays a withdrawal in the transaction of an approval; what is to be recorded comes back. */
export async function payWithin(
  services: DeskServices,
  tx: Recorded,
  { actor }: AuditOrigin,
  { id, reason }: PayoutWanted & { reason: string },
): Promise<{ entries: Entry[] }> {
  if (actor.kind !== 'staff') throw new Error('Only staff approve what is paid out');
  const held = await services.queue.lock(tx, BigInt(id));
  if (!held) throw new Refusal('NOT_FOUND');
  const by = { staffId: BigInt(actor.id), reason: 'checked' };
  const done = await carryOut(services, tx, held, 'approve', by);
  return { entries: [entryOf(held, 'approve', done, reason)] };
}
