import type { PriceWanted } from '@perya/contract/points/staff-calls/mall-goods';
import { Refusal } from '../../../../platform/http/refusal.ts';
import type { RequestAction } from '../../../audit/index.ts';
import type { DeskGoods } from './goods.store.ts';
import { factsOf } from './goods.ts';
import type { DeskServices } from './services.ts';

/** Refuses in words what could not be changed as the goods stand. */
function requireLower(goods: DeskGoods | null, { version, price_filcoin }: PriceWanted): DeskGoods {
  if (!goods) throw new Refusal('NOT_FOUND');
  if (goods.version !== version) throw new Refusal('CHANGED_MEANWHILE');
  if (BigInt(price_filcoin) >= goods.price) throw new Refusal('NOTHING_TO_CHANGE');
  return goods;
}

/** Sells goods for fewer Filcoins, for orders from then on. */
export function lowerPrice({ goods }: Pick<DeskServices, 'goods'>): RequestAction<PriceWanted> {
  return {
    async describe(input) {
      const { id, nameEn, nameTl, price, stock } = requireLower(await goods.find(input.id), input);
      const { price_filcoin: lower } = input;
      return {
        subject: { kind: 'house' },
        topic: String(id),
        says: {
          en: `${nameEn} costs ${lower} Filcoins instead of ${price}, for orders from then on. ${stock} are in stock.`,
          tl: `${lower} Filcoins na ang ${nameTl} sa halip na ${price}, sa mga order mula noon. ${stock} ang nasa stock.`,
        },
      };
    },
    async carryOut(tx, { input, reason }) {
      const before = requireLower(await goods.lock(tx, input.id), input);
      const price = BigInt(input.price_filcoin);
      const after = await goods.save(tx, input.id, { ...before, price });
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
