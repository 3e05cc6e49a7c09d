import { type PayoutWanted, payoutWanted } from '@perya/contract/payments/staff-calls/withdrawals';
import { formatPesos } from '@perya/money';
import type { Payments } from '../../../payments/index.ts';
import type { RequestAction } from '../request-action.ts';

export interface PayWithdrawalNeeds {
  payments: { desk: Pick<Payments['desk'], 'checkPayout' | 'payWithin'> };
}

/** Pays a withdrawal above the limit of one person. */
export function createPayWithdrawal(needs: PayWithdrawalNeeds): RequestAction<PayoutWanted> {
  const { desk } = needs.payments;
  return {
    name: 'payments.pay',
    input: payoutWanted,
    async check(input) {
      await desk.checkPayout(input);
    },
    async describe(input) {
      const { uid, amount, channelName } = await desk.checkPayout(input);
      const money = formatPesos(amount);
      return {
        subject: { kind: 'player', uid },
        topic: input.id,
        says: {
          en: `Withdrawal W${input.id}: ${money} is paid to player ${uid} by ${channelName} at once. What was paid does not come back by itself.`,
          tl: `Withdrawal W${input.id}: agad na babayaran ng ${money} ang manlalaro ${uid} sa ${channelName}. Hindi kusang bumabalik ang naibayad na.`,
        },
      };
    },
    async carryOut(tx, { origin, input, reason }) {
      return { ...(await desk.payWithin(tx, origin, { ...input, reason })), events: [] };
    },
  };
}
