import type { PayoutWanted } from '@perya/contract/payments/staff-calls/withdrawals';
import { formatPesos } from '@perya/money';
import type { RequestAction } from '../../../audit/index.ts';
import type { DeskServices } from '../services.ts';
import { checkPayout, payWithin } from './decide-withdrawal.ts';

/** Pays a withdrawal above the limit of one person. */
export function payWithdrawal(services: DeskServices): RequestAction<PayoutWanted> {
  return {
    async describe(input) {
      const { uid, amount, channelName } = await checkPayout(services, input);
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
    carryOut(tx, { origin, input, reason }) {
      return payWithin(services, tx, origin, { ...input, reason });
    },
  };
}
