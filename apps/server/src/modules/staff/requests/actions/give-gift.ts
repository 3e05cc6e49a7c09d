import { type GiftWanted, giftWanted } from '@perya/contract/promotions/staff-calls/gifts';
import type { Text } from '@perya/contract/text';
import { formatPesos, parsePesos } from '@perya/money';
import { nameOfActor } from '../../../audit/index.ts';
import type { Promotions } from '../../../promotions/index.ts';
import type { RequestAction } from '../request-action.ts';

export interface GiveGiftNeeds {
  promotions: { gifts: Pick<Promotions['gifts'], 'check' | 'giveWithin'> };
}

type Source = Awaited<ReturnType<Promotions['gifts']['check']>>;

function saysOf({ uid, amount }: GiftWanted, { name, currency, wageringTimes }: Source): Text {
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
export function createGiveGift({ promotions }: GiveGiftNeeds): RequestAction<GiftWanted> {
  const { gifts } = promotions;
  return {
    name: 'promotions.gift',
    input: giftWanted,
    async check(input) {
      await gifts.check(input);
    },
    describe: async (input) => ({
      subject: { kind: 'player', uid: BigInt(input.uid) },
      topic: input.uid,
      says: saysOf(input, await gifts.check(input)),
    }),
    async carryOut(tx, { origin, input, reason, request }) {
      const giving = {
        key: `request:${request.id}`,
        givenBy: request.askedBy,
        approvedBy: nameOfActor(origin.actor),
        reason,
      };
      return { ...(await gifts.giveWithin(tx, input, giving)), events: [] };
    },
  };
}
