import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type {
  claimPaymentCase as claimCall,
  closePaymentCase as closeCall,
  takeOverPaymentCase as takeOverCall,
} from '@perya/contract/payments/staff-calls/cases';
import { readWords } from '../../../../platform/backoffice/read-words.ts';
import type { StaffContext } from '../../../../platform/http/context.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';
import { presentTakenFrom } from '../../../../platform/lists/queue.ts';
import { seconds } from '../../../../platform/wire-time.ts';
import { byStaff, nameOfActor } from '../../../audit/index.ts';
import { problemOfClaim } from '../claims/problem-of-claim.ts';
import { receiptOfCase } from '../credits/refund-receipt.ts';
import type { DeskServices } from '../services.ts';
import { presentCase } from './cases.present.ts';
import { maySee } from './list-cases.ts';

const takerOf = ({ staffId, staffName: name, permissions }: StaffContext) => ({
  staffId,
  name,
  hasReports: permissions.has('reports.read'),
});

/** Takes a case for fifteen minutes, or renews that. */
export async function claimCase(
  { audit, cases }: DeskServices,
  context: StaffContext,
  { id }: RequestOf<typeof claimCall>,
): Promise<AnswerOf<typeof claimCall>> {
  const until = await audit.record(byStaff(context), async (tx) => {
    const wanted = await cases.find(tx, BigInt(id));
    if (!wanted || !maySee(wanted, context.permissions)) throw new Refusal('NOT_FOUND');
    const claimed = await cases.claim(tx, takerOf(context), { id: BigInt(id) });
    if (!claimed) {
      const found = await cases.find(tx, BigInt(id));
      if (!found) throw new Refusal('NOT_FOUND');
      throw new Refusal(found.state === 'open' ? 'PAYMENT_TAKEN' : 'PAYMENT_DECIDED');
    }
    return {
      result: claimed.until,
      entries: [
        {
          action: 'payments.case-claimed',
          subject: { kind: 'case', id },
          after: { renewed: !claimed.isNew },
        },
      ],
    };
  });
  return { until: seconds(until) };
}

/** Takes over what a colleague has claimed, of what the caller may see and close. */
export async function takeOverCase(
  { audit, cases }: DeskServices,
  context: StaffContext,
  { id, reason }: RequestOf<typeof takeOverCall>,
): Promise<AnswerOf<typeof takeOverCall>> {
  if (!context.permissions.has('payments.cases')) throw new Refusal('FORBIDDEN');
  const until = await audit.record(byStaff(context), async (tx) => {
    const wanted = await cases.find(tx, BigInt(id));
    const isSeen = wanted !== null && maySee(wanted, context.permissions);
    const taken = isSeen && (await cases.takeOver(tx, takerOf(context), { id: BigInt(id) }));
    if (!taken) throw new Refusal('CLAIM_OF_NOBODY');
    const after = presentTakenFrom(taken);
    const subject = { kind: 'case', id } as const;
    return {
      result: taken.until,
      entries: [{ action: 'payments.case-taken-over', subject, after, reason }],
    };
  });
  return { until: seconds(until) };
}

/** Closes a case that the caller has claimed. */
export async function closeCase(
  services: DeskServices,
  context: StaffContext,
  { id, outcome, words }: RequestOf<typeof closeCall>,
): Promise<AnswerOf<typeof closeCall>> {
  const { audit, cases } = services;
  const reason = readWords(words);
  const origin = byStaff(context);
  const closed = await audit.record(origin, async (tx) => {
    const held = await cases.lock(tx, BigInt(id));
    if (!held || !maySee(held, context.permissions)) throw new Refusal('NOT_FOUND');
    const problem = problemOfClaim({ ...held, isOpen: held.state === 'open' }, context.staffId);
    if (problem) throw new Refusal(problem);
    const receipt = outcome === 'refunded' ? await receiptOfCase(services, held, tx) : null;
    if (receipt?.state === 'stray') throw new Refusal('REFUND_REFERENCE');
    const by = nameOfActor(origin.actor);
    const result = await cases.close(tx, { id: held.id, by, outcome, words: reason });
    return {
      result,
      entries: [
        {
          action: 'payments.case-closed',
          subject: { kind: 'case', id },
          before: { state: 'open' },
          after: { state: 'closed', kind: held.kind, about: held.subject, outcome },
          reason,
        },
      ],
    };
  });
  return presentCase(closed, context.staffId);
}
