import type { PriceWanted } from '@perya/contract/points/staff-calls/mall-goods';
import type { Text } from '@perya/contract/text';
import { Refusal } from '../../../../platform/http/refusal.ts';
import type { RequestAction } from '../../../audit/index.ts';
import type { DeskGoods } from './goods.store.ts';
import { factsOf } from './goods.ts';
import type { DeskServices } from './services.ts';

/** Refuses in words what could not be changed as the goods stand. */
function requireNew(goods: DeskGoods | null, { version, price_filcoin }: PriceWanted): DeskGoods {
  if (!goods) throw new Refusal('NOT_FOUND');
  if (goods.version !== version) throw new Refusal('CHANGED_MEANWHILE');
  const isLower = BigInt(price_filcoin) < goods.price;
  if (goods.isPriceAgreed && !isLower) throw new Refusal('NOTHING_TO_CHANGE');
  return goods;
}

function say(goods: DeskGoods, wanted: number): Text {
  const { nameEn, nameTl, price, stock } = goods;
  if (!goods.isPriceAgreed) {
    return {
      en: `${nameEn} is shown to players for ${wanted} Filcoins, its first price. ${stock} are in stock.`,
      tl: `Makikita na ng mga manlalaro ang ${nameTl} sa halagang ${wanted} Filcoins, ang unang presyo nito. ${stock} ang nasa stock.`,
    };
  }
  return {
    en: `${nameEn} costs ${wanted} Filcoins instead of ${price}, for orders from then on. ${stock} are in stock.`,
    tl: `${wanted} Filcoins na ang ${nameTl} sa halip na ${price}, sa mga order mula noon. ${stock} ang nasa stock.`,
  };
}

/** Shows new goods at their first price, or sells others for fewer Filcoins, for orders from then on. */
export function agreeToPrice({ goods }: Pick<DeskServices, 'goods'>): RequestAction<PriceWanted> {
  return {
    async describe(input) {
      const found = requireNew(await goods.find(input.id), input);
      return {
        subject: { kind: 'house' },
        topic: String(found.id),
        says: say(found, input.price_filcoin),
      };
    },
    async carryOut(tx, { input, reason }) {
      const before = requireNew(await goods.lock(tx, input.id), input);
      const after = await goods.setAgreedPrice(tx, input.id, {
        price: BigInt(input.price_filcoin),
        state: before.isPriceAgreed ? before.state : 'shown',
      });
      return {
        entries: [
          {
            action: 'points.goods-changed',
            subject: { kind: 'house' },
            before: factsOf(before),
            after: factsOf(after),
            reason,
          },
        ],
      };
    },
  };
}
