import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type {
  claimWithdrawal as claimCall,
  releaseWithdrawal as releaseCall,
  takeOverWithdrawal as takeOverCall,
} from '@perya/contract/payments/staff-calls/withdrawals';
import type { StaffContext } from '../../../../platform/http/context.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';
import { presentTakenFrom } from '../../../../platform/lists/queue.ts';
import { seconds } from '../../../../platform/wire-time.ts';
import { byStaff, nothingChanged, type Recorded } from '../../../audit/index.ts';
import type { DeskServices } from '../services.ts';
import type { ClaimedWithdrawal } from './queue.store.ts';

const claimerOf = ({ staffId, staffName }: StaffContext) => ({ staffId, name: staffName });

/** The one that is asked for; who cannot have it is told why. */
async function claimOne(
  { queue }: DeskServices,
  tx: Recorded,
  context: StaffContext,
  id: bigint,
): Promise<ClaimedWithdrawal> {
  const claimed = await queue.claim(tx, claimerOf(context), { id });
  if (claimed) return claimed;
  const found = await queue.find(tx, id);
  if (!found) throw new Refusal('NOT_FOUND');
  throw new Refusal(found.status === 'under_review' ? 'PAYMENT_TAKEN' : 'PAYMENT_DECIDED');
}

/** Takes a withdrawal for fifteen minutes, or renews that; without an id the oldest that nobody has. */
export async function claimWithdrawal(
  services: DeskServices,
  context: StaffContext,
  { id }: RequestOf<typeof claimCall>,
): Promise<AnswerOf<typeof claimCall>> {
  const { audit, queue } = services;
  const claimed = await audit.record(byStaff(context), async (tx) => {
    const taken =
      id === undefined
        ? await queue.claimNext(tx, claimerOf(context))
        : await claimOne(services, tx, context, BigInt(id));
    if (!taken) return nothingChanged<ClaimedWithdrawal | null>(null);
    const after = { withdrawal: String(taken.id), renewed: !taken.isNew };
    const subject = { kind: 'player', uid: taken.uid } as const;
    return { result: taken, entries: [{ action: 'payments.withdrawal-claimed', subject, after }] };
  });
  return claimed && { id: String(claimed.id), until: seconds(claimed.until) };
}

/** Takes over what a colleague has claimed. Who may not decide withdrawals takes none, whoever has them. */
export async function takeOverWithdrawal(
  { audit, queue }: DeskServices,
  context: StaffContext,
  { id, reason }: RequestOf<typeof takeOverCall>,
): Promise<AnswerOf<typeof takeOverCall>> {
  if (!context.permissions.has('payments.review')) throw new Refusal('FORBIDDEN');
  const until = await audit.record(byStaff(context), async (tx) => {
    const taken = await queue.takeOver(tx, claimerOf(context), { id: BigInt(id) });
    if (!taken) throw new Refusal('CLAIM_OF_NOBODY');
    const subject = { kind: 'player', uid: taken.uid } as const;
    const after = { withdrawal: id, ...presentTakenFrom(taken) };
    return {
      result: taken.until,
      entries: [{ action: 'payments.withdrawal-taken-over', subject, after, reason }],
    };
  });
  return { until: seconds(until) };
}

/** Gives a withdrawal back to the queue; one that the caller does not have is left alone. */
export async function releaseWithdrawal(
  { audit, queue }: DeskServices,
  context: StaffContext,
  { id }: RequestOf<typeof releaseCall>,
): Promise<AnswerOf<typeof releaseCall>> {
  const released = await audit.record<boolean>(byStaff(context), async (tx) => {
    const given = await queue.release(tx, context.staffId, { id: BigInt(id) });
    if (!given) return nothingChanged(false);
    const subject = { kind: 'player', uid: given.uid } as const;
    const after = { withdrawal: id };
    return { result: true, entries: [{ action: 'payments.withdrawal-released', subject, after }] };
  });
  return { released };
}
