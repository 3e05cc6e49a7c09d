import type { VoucherBatchWanted } from '@perya/contract/payments/staff-calls/vouchers';
import type { Text } from '@perya/contract/text';
import { centavos, formatPesos } from '@perya/money';
import type { RequestAction } from '../../audit/index.ts';
import { checkBatch, makeBatchWithin } from './make-batch.ts';
import type { VouchersServices } from './services.ts';

/** What must be played before a voucher's money can be withdrawn. */
function playedFirst(times: number): Text {
  if (times === 0) return { en: 'free to withdraw at once', tl: 'maaaring i-withdraw agad' };
  return {
    en: `each to be played ${times === 1 ? 'once' : `${times} times`} before it can be withdrawn`,
    tl: `lalaruin nang ${times} beses bago ma-withdraw`,
  };
}

function saysOf(wanted: VoucherBatchWanted): Text {
  const { amount } = checkBatch(wanted);
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
export function makeVouchers(services: VouchersServices): RequestAction<VoucherBatchWanted> {
  return {
    describe: async (input) => ({
      subject: { kind: 'vouchers', id: 'new' },
      topic: JSON.stringify(input),
      says: saysOf(input),
    }),
    carryOut(tx, { origin, input, reason }) {
      return makeBatchWithin(services, tx, origin, { ...input, reason });
    },
  };
}
