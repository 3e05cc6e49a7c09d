import type { MatchWanted } from '@perya/contract/payments/staff-calls/deposits';
import { formatPesos } from '@perya/money';
import type { RequestAction } from '../../../audit/index.ts';
import type { DeskServices } from '../services.ts';
import { checkMatch, matchWithin } from './match-receipt.ts';

/** Credits a payment that fitted no deposit to a player. */
export function matchReceipt(services: DeskServices): RequestAction<MatchWanted> {
  return {
    async describe(input) {
      const { amount, gateway, paymentId } = await checkMatch(services, input);
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
    carryOut(tx, { origin, input, reason }) {
      return matchWithin(services, tx, origin, { ...input, reason });
    },
  };
}
