import { type MatchWanted, matchWanted } from '@perya/contract/payments/staff-calls/deposits';
import { formatPesos } from '@perya/money';
import type { Payments } from '../../../payments/index.ts';
import type { RequestAction } from '../request-action.ts';

export interface MatchReceiptNeeds {
  payments: { desk: Pick<Payments['desk'], 'checkMatch' | 'matchWithin'> };
}

/** Credits a payment that fitted no deposit to a player. */
export function createMatchReceipt(needs: MatchReceiptNeeds): RequestAction<MatchWanted> {
  const { desk } = needs.payments;
  return {
    name: 'payments.match',
    input: matchWanted,
    async check(input) {
      await desk.checkMatch(input);
    },
    async describe(input) {
      const { amount, gateway, paymentId } = await desk.checkMatch(input);
      const money = formatPesos(amount);
      return {
        subject: { kind: 'player', uid: BigInt(input.uid) },
        topic: `${gateway}/${paymentId}`,
        says: {
          en: `${money} of payment ${paymentId} at ${gateway} is credited to player ${input.uid} at once, and must be played once before it can be withdrawn.`,
          tl: `Agad na iki-credit ang ${money} ng bayad ${paymentId} sa ${gateway} sa manlalaro ${input.uid}, at kailangang laruin nang isang beses bago ma-withdraw.`,
        },
      };
    },
    async carryOut(tx, { origin, input, reason }) {
      return { ...(await desk.matchWithin(tx, origin, { ...input, reason })), events: [] };
    },
  };
}
