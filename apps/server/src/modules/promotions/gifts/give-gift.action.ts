import type { GiftWanted } from '@perya/contract/promotions/staff-calls/gifts';
import type { Text } from '@perya/contract/text';
import { formatPesos, parsePesos } from '@perya/money';
import { nameOfActor, type RequestAction } from '../../audit/index.ts';
import type { Promotion } from '../running/read-promotions.ts';
import { checkGift, giveWithin } from './give-gift.ts';
import type { GiftServices } from './services.ts';

function saysOf(
  { uid, amount }: GiftWanted,
  { name, currency, wageringTimes }: Promotion<'gift'>,
): Text {
  const money = currency === 'PHP' ? parsePesos(amount) : null;
  const what = money === null ? `${amount} Filcoins` : formatPesos(money);
  const [first, una] =
    currency === 'PHP' && wageringTimes > 0
      ? [
          ` It must be played ${wageringTimes === 1 ? 'once' : `${wageringTimes} times`} first.`,
          ` Lalaruin muna ito nang ${wageringTimes} beses.`,
        ]
      : ['', ''];
  return {
    en: `Player ${uid} gets ${what} at once, out of “${name.en}”.${first}`,
    tl: `Agad na makakatanggap ang manlalaro ${uid} ng ${what}, mula sa “${name.tl}”.${una}`,
  };
}

/** Gives a player more than one person may give alone. */
export function giveGiftByTwo(services: GiftServices): RequestAction<GiftWanted> {
  return {
    describe: async (input) => ({
      subject: { kind: 'player', uid: BigInt(input.uid) },
      topic: input.uid,
      says: saysOf(input, await checkGift(services, input)),
    }),
    carryOut(tx, { origin, input, reason, request }) {
      const giving = {
        key: `request:${request.id}`,
        givenBy: request.askedBy,
        approvedBy: nameOfActor(origin.actor),
        reason,
      };
      return giveWithin(services, tx, input, giving);
    },
  };
}
