import type { RefundWanted } from '@perya/contract/payments/staff-calls/cases';
import { formatPesos, toPesos } from '@perya/money';
import type { RequestAction } from '../../../audit/index.ts';
import type { DeskServices } from '../services.ts';
import { checkRefund, refundWithin } from './refund-receipt.ts';

/** Says that a large payment which fitted no deposit was given back at the gateway. */
export function refundByTwo(services: DeskServices): RequestAction<RefundWanted> {
  return {
    async describe(input) {
      const { amount, currency, gateway, paymentId } = await checkRefund(services, input);
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
    carryOut(tx, { origin, input, reason }) {
      return refundWithin(services, tx, origin, { ...input, reason });
    },
  };
}
