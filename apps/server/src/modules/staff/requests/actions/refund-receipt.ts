import { type RefundWanted, refundWanted } from '@perya/contract/payments/staff-calls/cases';
import { formatPesos, toPesos } from '@perya/money';
import type { Payments } from '../../../payments/index.ts';
import type { RequestAction } from '../request-action.ts';

export interface RefundReceiptNeeds {
  payments: { desk: Pick<Payments['desk'], 'checkRefund' | 'refundWithin'> };
}

/** Says that a large payment which fitted no deposit was given back at the gateway. */
export function createRefundReceipt(needs: RefundReceiptNeeds): RequestAction<RefundWanted> {
  const { desk } = needs.payments;
  return {
    name: 'payments.refund',
    input: refundWanted,
    async check(input) {
      await desk.checkRefund(input);
    },
    async describe(input) {
      const { amount, currency, gateway, paymentId } = await desk.checkRefund(input);
      const money = currency === 'PHP' ? formatPesos(amount) : `${currency} ${toPesos(amount)}`;
      const { id, refund_reference: reference } = input;
      return {
        subject: { kind: 'case', id },
        topic: id,
        says: {
          en: `Payment ${paymentId} of ${money} at ${gateway} was given back there under ${reference}. It is noted, case ${id} is closed, and no balance changes.`,
          tl: `Naibalik sa ${gateway} ang bayad ${paymentId} na ${money} sa reperensiyang ${reference}. Itatala ito, isasara ang kaso ${id}, at walang balanseng magbabago.`,
        },
      };
    },
    async carryOut(tx, { origin, input, reason }) {
      return { ...(await desk.refundWithin(tx, origin, { ...input, reason })), events: [] };
    },
  };
}
