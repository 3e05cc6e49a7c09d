import {
  type VoucherBatchWanted,
  voucherBatchWanted,
} from '@perya/contract/payments/staff-calls/vouchers';
import type { Text } from '@perya/contract/text';
import { centavos, formatPesos, parsePesos } from '@perya/money';
import { Refusal } from '../../../../platform/http/refusal.ts';
import type { Payments } from '../../../payments/index.ts';
import type { RequestAction } from '../request-action.ts';

export interface MakeVouchersNeeds {
  payments: { vouchers: Pick<Payments['vouchers'], 'checkBatch' | 'makeBatchWithin'> };
}

/** What must be played before a voucher's money can be withdrawn. */
function playedFirst(times: number): Text {
  if (times === 0) return { en: 'free to withdraw at once', tl: 'maaaring i-withdraw agad' };
  return {
    en: `each to be played ${times === 1 ? 'once' : `${times} times`} before it can be withdrawn`,
    tl: `lalaruin nang ${times} beses bago ma-withdraw`,
  };
}

function saysOf(wanted: VoucherBatchWanted): Text {
  const amount = parsePesos(wanted.amount);
  if (amount === null) throw new Refusal('INVALID_INPUT');
  const each = formatPesos(amount);
  const all = formatPesos(centavos(amount * BigInt(wanted.count)));
  const until = new Date(wanted.expires_at * 1000).toISOString().slice(0, 10);
  const { count, turnover_times: times } = wanted;
  const vouchers = count === 1 ? 'voucher' : 'vouchers';
  const first = playedFirst(times);
  return {
    en: `${count} ${vouchers} of ${each} will be made, ${all} together, good until ${until}, ${first.en}.`,
    tl: `Gagawa ng ${count} voucher na tig-${each}, ${all} lahat, may bisa hanggang ${until}, at ${first.tl}.`,
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
