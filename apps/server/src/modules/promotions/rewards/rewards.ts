import type { bonusesCalls } from '@perya/contract/promotions/calls/bonuses';
import { toPesos } from '@perya/money';
import type { Room } from '../../../platform/room.ts';
import type { PromotionsServices } from '../services.ts';
import { claimBonus, declineBonus, giveUpBonus } from './decide-bonus.ts';
import { listGifts, listOwnBonuses, seeGift } from './list-own-bonuses.ts';

const expiryEveryMs = 5000;
const owedEveryMs = 5000;
const expiredAtOnce = 200;
/** Few enough that whoever plays meanwhile waits for nobody. */
const owedAtOnce = 50;

/** What players were offered and given, as they see it, and the end of what nobody came for. */
export function createRewards(services: PromotionsServices): Room<typeof bonusesCalls> {
  return {
    handlers: {
      getBonusTotal: async ({ uid }) => toPesos(await services.bonuses.sumGiven(uid)),
      listOwnBonuses: (context) => listOwnBonuses(services, context),
      claimBonus: (context, request) => claimBonus(services, context, request),
      declineBonus: (context, request) => declineBonus(services, context, request),
      giveUpBonus: (context, request) => giveUpBonus(services, context, request),
      listGifts: (context, request) => listGifts(services, context, request),
      seeGift: (context, request) => seeGift(services, context, request),
    },
    jobs: {
      tasks: {},
      crontab: '',
      loops: {
        promotions_expire: {
          everyMs: expiryEveryMs,
          async act() {
            while ((await services.rewards.expireDue(expiredAtOnce)) === expiredAtOnce);
          },
        },
        promotions_give_owed: {
          everyMs: owedEveryMs,
          async act() {
            while ((await services.rewards.payOwed(owedAtOnce)) > 0);
          },
        },
      },
    },
  };
}
