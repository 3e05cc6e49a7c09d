import { manilaDay } from '@perya/contract/manila-time';
import type { MonthWanted } from '@perya/contract/reports/staff-calls/cover';
import type { Text } from '@perya/contract/text';
import { centavos, toPesos } from '@perya/money';
import { Refusal } from '../../../platform/http/refusal.ts';
import { nameOfActor, type RequestAction } from '../../audit/index.ts';
import type { ReportsServices } from '../services.ts';
import type { LookRow } from './cover.store.ts';
import { owedOf } from './look-at-cover.ts';

const pesos = (amount: bigint) => toPesos(centavos(amount));

/** What was not counted, so that whoever signs knows why there is less: balances that are too old, gateways that were silent. */
function sayUncounted({ banks, gateways }: LookRow): Text {
  const old = banks.flatMap(({ account, confirmed_day: day, counts_until: until, lapsed }) =>
    lapsed
      ? [
          {
            en: ` ₱${pesos(BigInt(lapsed))} on the account ${account} are not among it: the statement of ${day} counted until ${until}.`,
            tl: ` Hindi kasama ang ₱${pesos(BigInt(lapsed))} sa account ${account}: ibinilang hanggang ${until} ang statement ng ${day}.`,
          },
        ]
      : [],
  );
  const silent = gateways
    .filter(({ balance }) => balance === null)
    .map(({ name }) => ({
      en: ` The gateway ${name} did not answer and counts as nothing.`,
      tl: ` Hindi sumagot ang gateway na ${name} at hindi ibinilang.`,
    }));
  const all = [...old, ...silent];
  return { en: all.map(({ en }) => en).join(''), tl: all.map(({ tl }) => tl).join('') };
}

/** Signs a month that is closed, with the figures of its days and a look that was taken after it and is not too old. */
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
      if (await cover.isLapsed(look.id)) throw new Refusal('LOOK_LAPSED');
      const owed = pesos(owedOf(look));
      const held = pesos(look.cover);
      const inBanks = pesos(look.banks.reduce((sum, { balance }) => sum + BigInt(balance), 0n));
      const uncounted = sayUncounted(look);
      const on = manilaDay(look.at.getTime());
      return {
        subject: { kind: 'house' },
        topic: month,
        says: {
          en: `The month ${month} is signed with the figures of its closed days. At look ${id} of ${on}, ₱${owed} were owed to players and ₱${held} were there to pay them, ₱${inBanks} of it in banks as two people have confirmed; ${look.unmatched} lines of bank statements had no payment.${uncounted.en}`,
          tl: `Lalagdaan ang buwan ng ${month} kasama ang mga figure ng mga saradong araw nito. Sa tingin bilang ${id} noong ${on}, ₱${owed} ang utang sa mga manlalaro at ₱${held} ang pambayad sa kanila, ₱${inBanks} nito sa mga bangko ayon sa kinumpirma ng dalawang tao; ${look.unmatched} linya ng bank statement ang walang katugmang bayad.${uncounted.tl}`,
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
