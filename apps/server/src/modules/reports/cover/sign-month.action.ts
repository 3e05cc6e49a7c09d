import type { MonthWanted } from '@perya/contract/reports/staff-calls/cover';
import { centavos, toPesos } from '@perya/money';
import { Refusal } from '../../../platform/http/refusal.ts';
import { nameOfActor, type RequestAction } from '../../audit/index.ts';
import type { ReportsServices } from '../services.ts';
import { owedOf } from './look-at-cover.ts';

const pesos = (amount: bigint) => toPesos(centavos(amount));

/** Signs a month that is closed, with the figures of its days and a look that was taken after it. */
export function signMonth({ cover }: Pick<ReportsServices, 'cover'>): RequestAction<MonthWanted> {
  return {
    async describe({ month, look: id }) {
      const [look, isClosed, signed] = await Promise.all([
        cover.find(BigInt(id)),
        cover.isMonthClosed(month),
        cover.listSigned(),
      ]);
      if (!look) throw new Refusal('NOT_FOUND');
      if (!isClosed) throw new Refusal('MONTH_NOT_OVER');
      if (signed.some((each) => each.month === month)) throw new Refusal('MONTH_SIGNED');
      const owed = pesos(owedOf(look));
      const held = pesos(look.cover);
      const inBanks = pesos(look.banks.reduce((sum, { balance }) => sum + BigInt(balance), 0n));
      return {
        subject: { kind: 'house' },
        topic: month,
        says: {
          en: `The month ${month} is signed with the figures of its closed days. At look ${id}, ₱${owed} were owed to players and ₱${held} were there to pay them, ₱${inBanks} of it in banks as two people have confirmed; ${look.unmatched} lines of bank statements had no payment.`,
          tl: `Lalagdaan ang buwan ng ${month} kasama ang mga figure ng mga saradong araw nito. Sa tingin bilang ${id}, ₱${owed} ang utang sa mga manlalaro at ₱${held} ang pambayad sa kanila, ₱${inBanks} nito sa mga bangko ayon sa kinumpirma ng dalawang tao; ${look.unmatched} linya ng bank statement ang walang katugmang bayad.`,
        },
      };
    },
    async carryOut(tx, { origin, input, reason, request }) {
      const by = { asked: request.askedBy, approved: nameOfActor(origin.actor) };
      const outcome = await cover.sign(tx, { month: input.month, look: BigInt(input.look) }, by);
      if (outcome !== 'SIGNED') throw new Refusal(outcome);
      return {
        entries: [
          {
            action: 'reports.month-signed',
            subject: { kind: 'house' },
            after: { ...input, ...by },
            reason,
          },
        ],
      };
    },
  };
}
