import {
  type VoucherBatchWanted,
  voucherBatchWanted,
} from '@perya/contract/staff/calls/payments/vouchers';
import type { Text } from '@perya/contract/text';
import { centavos, formatPesos, parsePesos } from '@perya/money';
import { Refusal } from '../../../../platform/http/refusal.ts';
import type { Payments } from '../../../payments/index.ts';
import type { RequestAction } from '../request-action.ts';

export interface MakeVouchersNeeds {
  payments: { vouchers: Pick<Payments['vouchers'], 'checkBatch' | 'makeBatchWithin'> };
}

function saysOf(wanted: VoucherBatchWanted): Text {
  const amount = parsePesos(wanted.amount);
  if (amount === null) throw new Refusal('INVALID_INPUT');
  const [each, all] = [formatPesos(amount), formatPesos(centavos(amount * BigInt(wanted.count)))];
  const until = new Date(wanted.expires_at * 1000).toISOString().slice(0, 10);
  const { count, turnover_times: times } = wanted;
  return {
    en: `${count} vouchers of ${each} are made, ${all} together, good until ${until}, each to be played ${times} times before it can be withdrawn.`,
    tl: `Gagawa ng ${count} voucher na tig-${each}, ${all} lahat, may bisa hanggang ${until}, at lalaruin nang ${times} beses bago ma-withdraw.`,
  };
}

/** Makes a batch of vouchers, which are money for whoever holds them. */
export function createMakeVouchers(needs: MakeVouchersNeeds): RequestAction<VoucherBatchWanted> {
  const { vouchers } = needs.payments;
  return {
    name: 'vouchers.create',
    input: voucherBatchWanted,
    async check(input) {
      vouchers.checkBatch(input);
    },
    describe: async (input) => ({
      subject: { kind: 'vouchers', id: 'new' },
      topic: JSON.stringify(input),
      says: saysOf(input),
    }),
    async carryOut(tx, { origin, input, reason }) {
      return { ...(await vouchers.makeBatchWithin(tx, origin, { ...input, reason })), events: [] };
    },
  };
}
