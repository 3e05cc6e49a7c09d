import type pg from 'pg';
import type { Room } from '../../../platform/room.ts';
import type { CashbackGiver, CashbackOffer } from '../../payments/index.ts';
import type { RewardStore } from '../rewards/reward.store.ts';
import type { KindPromotions } from '../running/read-promotions.ts';
import { createOfferStore } from './cashback.store.ts';
import { createCashbackReader, giveHeld } from './give-cashback.ts';

interface CashbackNeeds {
  pool: pg.Pool;
  rewards: RewardStore;
  promotions: KindPromotions<'channel-cashback'>;
}

export interface CashbackRoom extends Pick<Room, 'jobs'> {
  /** What payments ask before a deposit takes a ticket. */
  giver: CashbackGiver;
}

const heldEveryMs = 5000;

/** Bonuses that come with deposits: what is offered before, and what is given when they are paid. */
export function createCashback({ pool, rewards, promotions }: CashbackNeeds): CashbackRoom {
  const offers = createOfferStore(pool);
  async function offersTo(uid: bigint): Promise<CashbackOffer[]> {
    const running = await promotions.running();
    if (running.length === 0) return [];
    const ids = running.map(({ id }) => id);
    const left = new Map(
      (await offers.listLeft(uid, ids)).map((each) => [each.promotion, each.left]),
    );
    return running.flatMap(({ id, name, terms, rules, wageringTimes }): CashbackOffer[] => {
      const most = left.get(id);
      if (most === undefined) return [];
      return [
        {
          promotion: id,
          name,
          terms,
          wageringTimes,
          left: most,
          share: rules.share,
          most: BigInt(rules.most),
          least: BigInt(rules.least),
          channels: rules.channels.map(Number),
        },
      ];
    });
  }
  return {
    giver: { offersTo, broughtTo: offers.sumBrought },
    jobs: {
      tasks: {},
      crontab: '',
      readers: [createCashbackReader({ pool, rewards })],
      loops: {
        promotions_give_held_cashback: {
          everyMs: heldEveryMs,
          act: () => giveHeld({ pool, rewards }),
        },
      },
    },
  };
}
